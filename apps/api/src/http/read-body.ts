import { say } from '@sojourn/i18n'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { isRecord, unwrap } from './unwrap.ts'

const BYTES_MAX = 256 * 1024
const DEPTH_MAX = 24
const POISONED_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads the fields of a call from its JSON body, out of their wrapper. Refuses what is too large, too deep, malformed or meant to harm, and any
 * text that holds a card number.
 */
export async function readFields(request: Request): Promise<Outcome<Record<string, unknown>>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) return refuse('bad_input', { message: say`Send the body as application/json.` })
  const bytes = await readBytes(request)
  if (bytes === 'too_large') return refuse('too_large')
  const text = bytes && textOf(bytes)
  if (text === null) return refuse('bad_input', { message: say`The body didn't arrive complete and in UTF-8.` })
  let value: unknown
  try {
    value = text === '' ? {} : JSON.parse(text)
  } catch {
    return refuse('bad_input', { message: say`The body is not valid JSON.` })
  }
  if (!isRecord(value)) return refuse('bad_input', { message: say`The body must be a JSON object.` })
  // A wrapper may be a text of JSON, whose escapes hide from the first look what the second one sees.
  const fields = unwrap(value)
  const fault = faultIn(value, 0) ?? faultIn(fields, 0)
  return fault ? refuse(fault.code, { message: fault.message }) : accept(fields)
}

/** Null where the sender went away before the end: no defect of ours. */
async function readBytes(request: Request): Promise<Buffer | 'too_large' | null> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > BYTES_MAX) return 'too_large'
  // A body of announced length is read in one go; any other is counted while it is read.
  if (announced !== null)
    return request.arrayBuffer().then(
      (bytes) => (bytes.byteLength > BYTES_MAX ? 'too_large' : Buffer.from(bytes)),
      () => null,
    )
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > BYTES_MAX) return 'too_large'
      chunks.push(chunk)
    }
  } catch {
    return null
  }
  return Buffer.concat(chunks)
}

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

interface Fault {
  readonly code: 'bad_input' | 'card_number_refused'
  readonly message: string
}

/** The first thing wrong with a parsed value, or null. */
export function faultIn(value: unknown, depth: number): Fault | null {
  if (depth > DEPTH_MAX) return { code: 'bad_input', message: say`The body is nested too deeply.` }
  if (typeof value === 'string') return faultInText(value)
  if (Array.isArray(value)) return firstFault(value, depth)
  if (!isRecord(value)) return null
  for (const key of Object.keys(value)) {
    if (POISONED_KEYS.has(key)) return { code: 'bad_input', message: say`The body has a key that is not allowed.` }
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
  if (!text.isWellFormed() || text.includes('\u0000')) return { code: 'bad_input', message: say`This contains characters that aren't valid text.` }
  if (holdsCardNumber(text)) {
    return {
      code: 'card_number_refused',
      message: say`That looks like a card number. Enter it in the card fields only: they are never sent to this server.`,
    }
  }
  return null
}

// A leading + or letter means a phone number, an id or a token; two dates in a row begin like no card.
const CARD_LIKE = /(?<![+\w.-])(?:2[2-7]|3[04-9]|[456]\d)(?:[ -]?\d){11,17}(?![\w])/g

/** True where a text holds 13 to 19 digits that pass the Luhn check, whatever is written behind them: a card number has no business in the API. */
export function holdsCardNumber(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\p{Zs}\p{Cf}]/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
  for (const [match] of plain.matchAll(CARD_LIKE)) if (beginsWithCard(match.split(/[ -]/))) return true
  return false
}

function beginsWithCard(groups: readonly string[]): boolean {
  let digits = ''
  for (const group of groups) {
    digits += group
    if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return true
  }
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
