/** Who chooses a password, as far as it must not be made of them. */
export interface Chooser {
  readonly email: string
  readonly names: readonly string[]
}

const ROWS = ['1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'azertyuiop', 'qsdfghjklm', 'qwertzuiop', 'yxcvbnm']
const RUNS = ROWS.flatMap((row) => [row + row, [...(row + row)].reverse().join('')])
const RUN_LEAST = 3
const DISTINCT_LEAST = 5
/** How many characters a password needs besides a name in it. */
const OWN_LEAST = 6
const NAME_LEAST = 3

/** Nothing but runs along the keyboard, the digits or the alphabet: `qwerty12345`. */
function isRuns(text: string): boolean {
  let at = 0
  while (at < text.length) {
    let length = text.length - at
    while (length >= RUN_LEAST && !RUNS.some((run) => run.includes(text.slice(at, at + length)))) length--
    if (length < RUN_LEAST) return false
    at += length
  }
  return true
}

/** One short piece over and over: `abcabcabcab`. */
const isRepeated = (text: string): boolean => [1, 2, 3, 4, 5].some((size) => text === text.slice(0, size).repeat(text.length).slice(0, text.length))

function isOwnName(text: string, { email, names }: Chooser): boolean {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const parts = [email, local, ...local.split(/[^a-z0-9]+/), domain.split('.')[0] ?? '', ...names].map((part) => part.toLowerCase())
  let left = text
  for (const part of parts.filter(({ length }) => length >= NAME_LEAST).sort((a, b) => b.length - a.length)) left = left.replaceAll(part, '')
  return left.length < text.length && left.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_LEAST
}

/** The word in a password that has only digits and signs hung on it: `Manchester_99` is `manchester`. */
export const coreOf = (password: string): string => password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase()

/**
 * True where a password is among the first ones that are tried: common ones (`isCommon` knows them), those with digits hung on, runs along the keyboard, one
 * piece over and over, or the person's own name or address.
 */
export function isWeakPassword(password: string, isCommon: (lower: string) => boolean, chooser?: Chooser): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (new Set(text).size < DISTINCT_LEAST || isRepeated(text) || isRuns(text)) return true
  return isCommon(text) || isCommon(coreOf(text)) || (chooser !== undefined && isOwnName(text, chooser))
}
