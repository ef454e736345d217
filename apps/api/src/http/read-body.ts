import { accept, type Outcome, refuse } from '@sojourn/kernel'

const BYTES_MAX = 256 * 1024
const DEPTH_MAX = 24
const POISONED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** Reads a JSON object from a request. Refuses what is too large, too deep, malformed or meant to harm, and any text that holds a card number. */
export async function readBody(request: Request): Promise<Outcome<Record<string, unknown>>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('bad_input', { message: 'Send the body as application/json.' })
  const text = await readText(request)
  if (text === null) return refuse('too_large')
  let value: unknown
  try {
    value = text === '' ? {} : JSON.parse(text)
  } catch {
    return refuse('bad_input', { message: 'The body is not valid JSON.' })
  }
  if (!isRecord(value)) return refuse('bad_input', { message: 'The body must be a JSON object.' })
  const fault = faultIn(value, 0)
  return fault ? refuse(fault.code, { message: fault.message }) : accept(value)
}

async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > BYTES_MAX) return null
  const chunks: Uint8Array[] = []
  let size = 0
  if (!request.body) return ''
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > BYTES_MAX) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Fault {
  readonly code: 'bad_input' | 'card_number_refused'
  readonly message: string
}

/** The first thing wrong with a parsed value, or null. */
export function faultIn(value: unknown, depth: number): Fault | null {
  if (depth > DEPTH_MAX) return { code: 'bad_input', message: 'The body is nested too deeply.' }
  if (typeof value === 'string') return faultInText(value)
  if (Array.isArray(value)) return firstFault(value, depth)
  if (!isRecord(value)) return null
  for (const key of Object.keys(value)) {
    if (POISONED_KEYS.has(key)) return { code: 'bad_input', message: 'The body has a key that is not allowed.' }
    const fault = faultInText(key)
    if (fault) return fault
  }
  return firstFault(Object.values(value), depth)
}

function firstFault(values: readonly unknown[], depth: number): Fault | null {
  for (const value of values) {
    const fault = faultIn(value, depth + 1)
    if (fault) return fault
  }
  return null
}

function faultInText(text: string): Fault | null {
  if (!text.isWellFormed() || text.includes('\u0000')) return { code: 'bad_input', message: 'The body holds characters that are not valid text.' }
  if (holdsCardNumber(text)) {
    return {
      code: 'card_number_refused',
      message: 'That looks like a card number. Card numbers belong in the card fields only, which never reach this server.',
    }
  }
  return null
}

// Cards start with 2 to 6; a leading + or letter means a phone number, an id or a token.
const CARD_LIKE = /(?<![+\w.-])[2-6](?:[ -]?\d){12,18}(?![\w])/g

/** True where a text holds 13 to 19 digits that pass the Luhn check: a card number has no business in the API. */
export function holdsCardNumber(text: string): boolean {
  for (const [match] of text.matchAll(CARD_LIKE)) if (passesLuhn(match.replace(/\D/g, ''))) return true
  return false
}

function passesLuhn(digits: string): boolean {
  let total = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    total += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return total % 10 === 0
}
