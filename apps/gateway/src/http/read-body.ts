// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { carriesCardNumber } from '../cards/index.ts'
import { type Answer, invalid } from './answer.ts'
import { isPlain, type Plain, parseForm } from './form.ts'

const BYTES_MAX = 64 * 1024
const READABLE = /^application\/(x-www-form-urlencoded|json)\b/i

/** A body as plain data: a form, or JSON. Refuses with `too_large`, `not_a_form` or `malformed`. */
export async function readBody(request: Request): Promise<Outcome<Plain>> {
  const text = await readText(request).catch(() => undefined)
  // The sender went away before the end, or what came is no text: neither is a defect of ours.
  if (text === undefined) return refuse('malformed')
  if (text === null) return refuse('too_large')
  if (text === '') return accept({})
  const type = request.headers.get('content-type')
  if (type !== null && !READABLE.test(type)) return refuse('not_a_form')
  const value = type?.includes('json') ? parseJson(text) : parseForm(text)
  return value !== null && typeof value === 'object' && isPlain(value) ? accept(value) : refuse('malformed')
}

/** What a caller is answered whose body was refused. */
export function unread(code: string): Answer {
  if (code === 'too_large') return invalid('The request is too large.', {}, 413)
  if (code === 'not_a_form') return invalid('The request could not be read: its content type is application/x-www-form-urlencoded or application/json.')
  return invalid('The request could not be read.')
}

/** The text of a body; null where it is longer than that. Throws where the sender went away or sent no text. */
export async function readText(request: Request, bytesMax = BYTES_MAX): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > bytesMax) return null
    chunks.push(chunk)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** True where any text or number in it is a card number. Only the card fields may send one. */
export function carriesCard(value: Plain): boolean {
  if (typeof value === 'string' || typeof value === 'number') return carriesCardNumber(String(value))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, item]) => carriesCardNumber(key) || carriesCard(item as Plain))
}
