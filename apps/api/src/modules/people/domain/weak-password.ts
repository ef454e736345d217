/** Who chooses a password, and where: what it must not be made of. */
export interface Chooser {
  readonly email: string
  /** Of the person, and of the organisation whose site it is. */
  readonly names: readonly string[]
}

/** `own`: the chooser's name or address, or the site's. `common`: a password or word that many choose. `pattern`: repetitions, sequences, runs along the keyboard. */
export type Weakness = 'own' | 'common' | 'pattern'

export interface Estimate {
  /** How many guesses it takes, as a power of ten. */
  readonly guessesLog10: number
  /** The same of the word in it that has only a few digits and signs hung on; null where there is none. */
  readonly coreLog10: number | null
  /** What finds it first. */
  readonly foundBy: Weakness
}

/** A hundred million guesses: what one of many leaked hashes is worth to an attacker who tries them. */
const GUESSES_LOG10_LEAST = 8
/** The ten thousand words that are tried with whatever is hung on them. */
const CORE_LOG10_LEAST = 4
const HUNG_ON_MAX = 6
/** How many characters a password needs besides a name in it. */
const OWN_LEAST = 6
const NAME_LEAST = 3

/** The words that are known of a chooser, in lower case, the longest first. */
export function wordsOf({ email, names }: Chooser): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const lower = names.map((name) => name.toLowerCase())
  const parts = [
    email.toLowerCase(),
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    domain.split('.')[0] ?? '',
    ...lower,
    ...lower.flatMap((name) => name.split(/\s+/)),
  ]
  return [...new Set(parts)].filter(({ length }) => length >= NAME_LEAST).sort((a, b) => b.length - a.length)
}

function isOwnName(text: string, chooser: Chooser): boolean {
  let left = text
  for (const word of wordsOf(chooser)) left = left.replaceAll(word, '')
  return left.length < text.length && left.replace(/[^\p{L}\p{N}]/gu, '').length < OWN_LEAST
}

/** The word in a password that has only a few digits and signs hung on it: `Manchester_99` is `manchester`. */
export function coreOf(password: string): string | null {
  const core = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase()
  return core !== '' && password.length > core.length && password.length - core.length <= HUNG_ON_MAX ? core : null
}

/** As it is estimated: one spelling of letters that look alike. */
export const spelledPlainly = (password: string): string => password.normalize('NFKC')

/** Why a password is among the first ones that are tried; null where it is not. */
export function weaknessOf(password: string, { guessesLog10, coreLog10, foundBy }: Estimate, chooser: Chooser): Weakness | null {
  if (isOwnName(spelledPlainly(password).toLowerCase(), chooser)) return 'own'
  if (coreLog10 !== null && coreLog10 < CORE_LOG10_LEAST) return 'common'
  return guessesLog10 < GUESSES_LOG10_LEAST ? foundBy : null
}
