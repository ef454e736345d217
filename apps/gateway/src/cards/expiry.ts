import { typedCode } from '@sojourn/kernel/typed-text'

export interface Expiry {
  /** 1 to 12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

export type ExpiryState = 'empty' | 'incomplete' | 'invalid' | 'past' | 'complete'

const PARTED = /^(\d{1,2}) ?[/\-. ] ?(\d{2}|\d{4})$/
const YEAR_FIRST = /^(\d{4}) ?[/\-. ] ?(\d{1,2})(?: ?[/\-. ] ?\d{1,2})?$/
const TOGETHER = /^(\d{2})(\d{2}|\d{4})$/
const YEAR_FIRST_TOGETHER = /^(20\d{2})(\d{2})$/

/** Reads what people, browsers and password managers write, in any digits: `04 / 30`, `0430`, `4/2030`, `042030`, `2030-04`, `203004`. Null while it is not a whole month and year. */
export function readExpiry(text: string): Expiry | null {
  const typed = typedCode(text)
  const yearFirst = YEAR_FIRST.exec(typed) ?? YEAR_FIRST_TOGETHER.exec(typed)
  if (yearFirst) return { month: Number(yearFirst[2]), year: Number(yearFirst[1]) }
  const parts = PARTED.exec(typed) ?? TOGETHER.exec(typed)
  if (!parts) return null
  const year = Number(parts[2])
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

/** A card is good to the last day of its month, anywhere on Earth. */
export function isPast({ month, year }: Expiry, nowMs: number): boolean {
  const anywhere = new Date(nowMs - 12 * 3_600_000)
  return year * 12 + month < anywhere.getUTCFullYear() * 12 + anywhere.getUTCMonth() + 1
}

const isReal = ({ month, year }: Expiry, nowMs: number): boolean => month >= 1 && month <= 12 && year >= 2000 && year <= new Date(nowMs).getUTCFullYear() + 50

export function checkExpiry(text: string, nowMs: number): ExpiryState {
  const typed = typedCode(text)
  if (typed === '') return 'empty'
  const expiry = readExpiry(typed)
  // More than any date has, or letters: typing on makes no date of it.
  if (!expiry) return /^[\d /.-]{1,9}$/.test(typed) ? 'incomplete' : 'invalid'
  if (!isReal(expiry, nowMs)) return 'invalid'
  return isPast(expiry, nowMs) ? 'past' : 'complete'
}

/**
 * What the field shows while someone types: `4` becomes `04 / `, `1230` and a whole `12/2030` become `12 / 30`. `12 / 20` may go on to `12 / 2030`, and
 * `2` to `2030-12`. What is no date stays as it was typed, for the person to see.
 */
export function shapeExpiry(text: string, erasing = false): string {
  const typed = typedCode(text)
  const whole = readExpiry(typed)
  const isWhole = whole && whole.year >= 2000 && whole.year < 2100 && (/\d{4}$/.test(typed) || YEAR_AND_MONTH.test(typed)) && !FOUR_DIGITS.test(typed)
  if (isWhole) return `${two(whole.month)} / ${two(whole.year % 100)}`
  // A year, or the beginning of one, and letters.
  if (/^20[2-9]?\d?(?: ?[/\-. ].*)?$/.test(typed) || /^20[2-9]\d\d?$/.test(typed) || /[^\d /.-]/.test(typed) || typed === '2') return typed
  const [first = '', ...others] = typed.split(/[/\-. ]+/)
  const isParted = others.length > 0
  const isShortMonth = isParted ? first.length === 1 : /^[2-9]/.test(first)
  const digits = `${isShortMonth ? '0' : ''}${first}${others.join('')}`
  if (digits.length > 6) return typed
  if (digits.length < 2 || (digits.length === 2 && erasing)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

const FOUR_DIGITS = /^\d{4}$/
const YEAR_AND_MONTH = /^\d{4} ?[/\-. ]? ?\d{2}(?:[/\-. ]\d{1,2})?$/
const two = (value: number): string => String(value).padStart(2, '0')
