import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const HASH_CHARS = 8
let known: ReadonlySet<string> | null = null

/** Read when the first password is chosen. */
function read(): ReadonlySet<string> {
  const text = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  return new Set(text.slice(text.indexOf('\n')).split(/\s+/))
}

/** Whether a password, in lower case, is one of those that people choose most. */
export function isCommonPassword(lower: string): boolean {
  known ??= read()
  return known.has(createHash('sha256').update(lower).digest('base64url').slice(0, HASH_CHARS))
}
