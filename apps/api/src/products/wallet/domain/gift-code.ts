// No 0 and O, no 1, I and L: a code is typed from a printed mail.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const SIGNS = 16
const GROUP = 4
/** More than enough: bytes that would make some signs likelier than others are left out. */
export const CODE_BYTES = 48

/**
 * `7KM4-92XC-…`, sixteen signs from random bytes: some 79 bits, so that no code is ever guessed. Null where the bytes make none: too few of them are fair,
 * or a group is all digits, and four of those would be refused as the number of a card.
 */
export function giftCodeOf(bytes: Uint8Array): string | null {
  const fair = 256 - (256 % ALPHABET.length)
  const signs = [...bytes].filter((byte) => byte < fair).slice(0, SIGNS)
  if (signs.length < SIGNS) return null
  const code = grouped(signs.map((byte) => ALPHABET[byte % ALPHABET.length]).join(''))
  return code.split('-').some((group) => /^\d+$/.test(group)) ? null : code
}

/** As it was typed, with or without dashes, in any case; null where it cannot be a code. */
export function readGiftCode(typed: string): string | null {
  const signs = typed.toUpperCase().replace(/[\s-]/g, '')
  return signs.length === SIGNS && [...signs].every((sign) => ALPHABET.includes(sign)) ? grouped(signs) : null
}

const grouped = (signs: string): string => signs.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-')
