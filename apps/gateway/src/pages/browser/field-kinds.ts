import type { CardBrand, FieldError, FieldKind } from '@sojourn/card-sdk'
import { checkCode, checkExpiry, checkNumber, digitsOf, groupDigits, shapeExpiry } from '../../cards/index.ts'

/** What differs between the three fields. */
export interface FieldRules {
  /** How the text is formatted in the field. */
  shape(text: string, erasing: boolean): string
  check(text: string, brand: CardBrand): 'empty' | 'complete' | FieldError
}

const error = (code: string, message: string): FieldError => ({ code, message })

const NUMBER_ERRORS = {
  incomplete: error('incomplete_number', 'Your card number is incomplete.'),
  invalid: error('invalid_number', 'Your card number is invalid.'),
  long: error('long_number', 'Your card number has too many digits.'),
}
const EXPIRY_ERRORS = {
  incomplete: error('incomplete_expiry', "Your card's expiry date is incomplete."),
  invalid: error('invalid_expiry', "Your card's expiry date is invalid."),
  past: error('expired_card', 'Your card has expired.'),
}
const CODE_ERRORS = {
  incomplete: error('incomplete_code', "Your card's security code is incomplete."),
  long: error('long_code', "Your card's security code has too many digits."),
}

/** What typing on never makes right: it is said before the field is left. */
export const isTooLong = (checked: ReturnType<FieldRules['check']>): checked is FieldError => checked === NUMBER_ERRORS.long || checked === CODE_ERRORS.long

export const EMPTY_ERRORS: Readonly<Record<FieldKind, FieldError>> = {
  number: error('empty_number', 'Enter your card number.'),
  expiry: error('empty_expiry', "Enter your card's expiry date."),
  code: error('empty_code', "Enter your card's security code."),
}

export const RULES: Readonly<Record<FieldKind, FieldRules>> = {
  number: {
    shape: (text) => groupDigits(digitsOf(text)),
    check(text) {
      const state = checkNumber(digitsOf(text))
      return state === 'empty' || state === 'complete' ? state : NUMBER_ERRORS[state]
    },
  },
  expiry: {
    shape: (text, erasing) => shapeExpiry(text, erasing),
    check(text) {
      const state = checkExpiry(text, Date.now())
      return state === 'empty' || state === 'complete' ? state : EXPIRY_ERRORS[state]
    },
  },
  code: {
    shape: (text) => digitsOf(text),
    check(text, brand) {
      const code = digitsOf(text)
      const state = brand === 'unknown' && code.length === 4 ? 'complete' : checkCode(code, brand)
      return state === 'empty' || state === 'complete' ? state : CODE_ERRORS[state]
    },
  },
}
