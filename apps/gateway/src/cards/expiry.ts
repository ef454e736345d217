export interface Expiry {
  /** 1 to 12. */
  readonly month: number
  /** Four digits. */
  readonly year: number
}

export type ExpiryState = 'empty' | 'incomplete' | 'invalid' | 'past' | 'complete'

/** Reads `04 / 30`, `0430`, `4/2030`. Null while it is not a whole month and year. */
export function readExpiry(text: string): Expiry | null {
  const parts = /^\s*(\d{1,2})\s*[/\-. ]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text)
  if (!parts) return null
  const year = Number(parts[2])
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

/** A card is good to the last day of its month, anywhere on Earth. */
export function isPast({ month, year }: Expiry, nowMs: number): boolean {
  const anywhere = new Date(nowMs - 12 * 3_600_000)
  return year * 12 + month < anywhere.getUTCFullYear() * 12 + anywhere.getUTCMonth() + 1
}

const isReal = ({ month, year }: Expiry, nowMs: number): boolean => month >= 1 && month <= 12 && year <= new Date(nowMs).getUTCFullYear() + 50

export function checkExpiry(text: string, nowMs: number): ExpiryState {
  if (text.trim() === '') return 'empty'
  const expiry = readExpiry(text)
  if (!expiry) return 'incomplete'
  if (!isReal(expiry, nowMs)) return 'invalid'
  return isPast(expiry, nowMs) ? 'past' : 'complete'
}

/** What the field shows while someone types: `4` becomes `04 / `, `1230` becomes `12 / 30`. */
export function shapeExpiry(text: string, erasing = false): string {
  const full = readExpiry(text)
  if (full && text.replace(/\D/g, '').length > 4) return `${two(full.month)} / ${two(full.year % 100)}`
  const typed = /^\s*\d\s*\//.test(text) ? `0${text.trim()}` : text
  let digits = typed.replace(/\D/g, '').slice(0, 4)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4)
  if (digits.length < 2 || (digits.length === 2 && erasing)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

const two = (value: number): string => String(value).padStart(2, '0')
