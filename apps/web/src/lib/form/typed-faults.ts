import { countText, plural, say } from '@sojourn/i18n'
import { NAME_LENGTH_MAX, nameFault, phoneFault, typedEmail } from '@sojourn/kernel'

/** What is wrong with a name, in words; `empty` says so where there is none. */
export function nameFaultText(name: string, empty: string): string | null {
  switch (nameFault(name)) {
    case 'empty':
      return empty
    case 'long':
      return lengthFaultText(name, NAME_LENGTH_MAX)
    case 'link':
      return say`A name can't have links or line breaks.`
    case 'letterless':
      return say`A name needs at least one letter.`
    case null:
      return null
  }
}

/** What is wrong with a phone number, in words. */
export function phoneFaultText(phone: string): string | null {
  switch (phoneFault(phone)) {
    case 'signs':
      return say`Enter a phone number such as +351 912 555 018.`
    case 'short':
      return say`A phone number has at least 6 digits.`
    case 'long':
      return say`A phone number has at most 15 digits.`
    case null:
      return null
  }
}

/** Whether a text may be an address of mail; the server has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typedEmail(text))

/** A text longer than its field takes: how much too long, and what to do. Null where it fits. */
export const lengthFaultText = (text: string, most: number): string | null =>
  text.trim().length > most
    ? say`This can have at most ${plural(most, { one: '# character', other: '# characters' })}. It has ${countText(text.trim().length)} now, so please shorten it.`
    : null
