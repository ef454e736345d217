import { isNamed, typedCode, typedLine } from './typed-text.ts'

/** The longest name of a person, in either field. */
export const NAME_LENGTH_MAX = 80

/** A name that carries an address as a browser writes it. One like `ST.JOHN` is a name, however much it looks like a domain: mails show it so that it becomes no link. */
export const carriesLink = (text: string): boolean => /:\/\/|www\d*\./i.test(text.normalize('NFKC'))

/**
 * Why a text is nobody's name, null where it is one: nothing to be seen in it, too long, no letter in it, or an address or a line break, since names
 * go into mails and files.
 */
export function nameFault(text: string): 'empty' | 'long' | 'letterless' | 'link' | null {
  const name = typedLine(text)
  if (name === '') return 'empty'
  if (name.length > NAME_LENGTH_MAX) return 'long'
  if (/\p{Cc}/u.test(name) || carriesLink(name)) return 'link'
  return isNamed(name) ? null : 'letterless'
}

// No number of the world has more (E.164); the shortest with an area have six.
const PHONE_DIGITS_MIN = 6
const PHONE_DIGITS_MAX = 15

/** A phone number as typed or pasted, without the scheme that a link to it has. */
export const typedPhone = (text: string): string => typedCode(text).replace(/^tel: ?/i, '')

/** Why a text is no phone number, null where it is one: other signs than a number has, or too few or too many digits. */
export function phoneFault(text: string): 'signs' | 'short' | 'long' | null {
  const phone = typedPhone(text)
  if (!/^\+? ?[0-9 ()./-]{1,40}$/.test(phone)) return 'signs'
  const digits = phone.replace(/\D/g, '').length
  if (digits < PHONE_DIGITS_MIN) return 'short'
  return digits > PHONE_DIGITS_MAX ? 'long' : null
}
