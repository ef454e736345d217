import { invariant } from './outcome.ts'

/** ISO 4217 code, upper case. */
export type Currency = string & { readonly __currency?: never }

/** An amount of money: whole minor units of one currency. Never a float, never without its currency. */
export interface Money {
  readonly minor: number
  readonly currency: Currency
}

// ISO 4217 minor units where they are not 2. Intl disagrees for some of these; the standard wins.
const NO_DECIMALS = new Set(['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'])
const THREE_DECIMALS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'])

/** Decimals of a currency after ISO 4217: 0, 2 or 3. */
export function decimalsOf(currency: Currency): 0 | 2 | 3 {
  return NO_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2
}

export function money(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) invariant(false, `money is whole minor units, got ${minor}`)
  if (!/^[A-Z]{3}$/.test(currency)) invariant(false, `currency is an ISO 4217 code, got ${currency}`)
  return { minor: minor === 0 ? 0 : minor, currency }
}

export const zero = (currency: Currency): Money => money(0, currency)

function sameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency) invariant(false, `two currencies in one sum: ${a.currency} and ${b.currency}`)
}

export function add(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.minor + b.minor, a.currency)
}

export function subtract(a: Money, b: Money): Money {
  sameCurrency(a, b)
  return money(a.minor - b.minor, a.currency)
}

export const negate = (a: Money): Money => money(-a.minor, a.currency)

export function sum(currency: Currency, amounts: Iterable<Money>): Money {
  let total = zero(currency)
  for (const amount of amounts) total = add(total, amount)
  return total
}

/** Below 0 where `a` is less than `b`, 0 where equal, above 0 where more. */
export function compare(a: Money, b: Money): number {
  sameCurrency(a, b)
  return a.minor - b.minor
}

export const min = (a: Money, b: Money): Money => (compare(a, b) <= 0 ? a : b)
export const max = (a: Money, b: Money): Money => (compare(a, b) >= 0 ? a : b)
export const isZero = (a: Money): boolean => a.minor === 0
export const equals = (a: Money, b: Money): boolean => a.currency === b.currency && a.minor === b.minor

/** `a` × `numerator` / `denominator`, half away from zero: exact, no float on the way. */
export function scale(a: Money, numerator: number, denominator = 1): Money {
  invariant(Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator) && denominator > 0, 'scale takes whole numbers')
  return money(divideRounded(BigInt(a.minor) * BigInt(numerator), BigInt(denominator)), a.currency)
}

/** A share given in hundredths of a percent (basis points): 6 % is 600. Half away from zero. */
export const basisPoints = (a: Money, points: number): Money => scale(a, points, 10_000)

function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n
  const size = negative ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  const value = Number(negative ? -rounded : rounded)
  invariant(Number.isSafeInteger(value), 'money outgrew safe integers')
  return value
}

/** Splits by weights so that the parts sum to the whole: no minor unit is lost. The largest remainders get the odd units, earlier first. */
export function allocate(whole: Money, weights: readonly number[]): Money[] {
  invariant(weights.length > 0 && weights.every((w) => Number.isSafeInteger(w) && w >= 0), 'weights are whole and not negative')
  const totalWeight = weights.reduce((a, b) => a + b, 0)
  const shares = totalWeight === 0 ? weights.map(() => 1) : weights
  const total = BigInt(shares.reduce((a, b) => a + b, 0))
  const sign = whole.minor < 0 ? -1n : 1n
  const size = BigInt(Math.abs(whole.minor))
  const parts = shares.map((w, index) => ({ index, minor: (size * BigInt(w)) / total, rest: (size * BigInt(w)) % total }))
  let left = size - parts.reduce((a, p) => a + p.minor, 0n)
  const byRest = [...parts].sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
  for (const part of byRest) {
    if (left === 0n) break
    part.minor += 1n
    left -= 1n
  }
  return parts.map((p) => money(Number(p.minor * sign), whole.currency))
}

/** A rate of exchange as a decimal text, so that it can be stored and replayed exactly: `"0.9213"`. */
export type Rate = string

/** Converts at a rate (units of `to` for one unit of the amount's currency). Rounds half away from zero, or down where money is given away. */
export function convert(amount: Money, rate: Rate, to: Currency, rounding: 'nearest' | 'down' = 'nearest'): Money {
  const { digits, places } = parseDecimal(rate)
  const shift = decimalsOf(to) - decimalsOf(amount.currency) - places
  const numerator = BigInt(amount.minor) * digits * (shift > 0 ? 10n ** BigInt(shift) : 1n)
  const denominator = shift < 0 ? 10n ** BigInt(-shift) : 1n
  return rounding === 'down' ? money(Number(numerator / denominator), to) : money(divideRounded(numerator, denominator), to)
}

function parseDecimal(text: string): { digits: bigint; places: number } {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text)
  invariant(match, `not a decimal: ${text}`)
  const fraction = match[2] ?? ''
  return { digits: BigInt(match[1] + fraction), places: fraction.length }
}

/** A price fit to show: in three-decimal currencies the last digit is 0, so that two decimals always suffice. */
export function roundPrice(amount: Money): Money {
  return decimalsOf(amount.currency) === 3 ? money(divideRounded(BigInt(amount.minor), 10n) * 10, amount.currency) : amount
}

/** The number that goes on the wire: major units, no more decimals than the currency has. */
export function toMajor(amount: Money): number {
  const decimals = decimalsOf(amount.currency)
  return Number((amount.minor / 10 ** decimals).toFixed(decimals))
}

/** Reads a wire amount. `null` where it is not a finite number or has more decimals than the currency. */
export function fromMajor(major: number, currency: Currency): Money | null {
  if (typeof major !== 'number' || !Number.isFinite(major)) return null
  const scaled = major * 10 ** decimalsOf(currency)
  const minor = Math.round(scaled)
  if (!Number.isSafeInteger(minor) || Math.abs(scaled - minor) > Math.max(1e-6, Math.abs(scaled) * 4 * Number.EPSILON)) return null
  return money(minor, currency)
}

// Dollars of two countries would look like US dollars, so they keep their codes (B9.1); two francs have one sign in all languages.
const SHOWN_AS_CODE = new Set(['MXN', 'CAD', 'XAF', 'XOF'])

// Signs that several currencies have: an amount in one of these shows a longer sign of its own, or its code (C2.5).
const SHARED_SIGN = /^(?:\$|[CB]\$|£|¥|₨|Rs|R|kr|K|L|F|FG|Bs|B\/\.|[A-Z]{1,2})$/u

/** Whether an amount is shown without decimals (B9.1). */
export const isWhole = ({ minor, currency }: Money): boolean => minor % 10 ** decimalsOf(currency) === 0

/** The text a person reads: no decimals on whole amounts, two on others (B9.1): `$120`, `$120.50`, `MXN 1,250`. `all` shows them always, for columns in which another amount has some. */
export function formatMoney(amount: Money, locale: string, decimals: 'needed' | 'all' = 'needed'): string {
  const whole = decimals === 'needed' && isWhole(amount)
  return formatOf(locale, amount.currency, whole)
    .format(toMajor(amount))
    .replace(/[\u00a0\u202f]/g, ' ')
}

// Making a format takes a hundred times what using it takes, and a page shows many prices.
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, currency: Currency, whole: boolean): Intl.NumberFormat {
  const key = `${locale} ${currency} ${whole}`
  const known = formats.get(key)
  if (known) return known
  const digits = whole || decimalsOf(currency) === 0 ? 0 : 2
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: signKindOf(locale, currency),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}

/** The shortest sign that no other currency has: `$` is that of US dollars where the language says so, `A$`, `CN¥`, `zł`, else the code. */
function signKindOf(locale: string, currency: Currency): 'code' | 'symbol' | 'narrowSymbol' {
  if (SHOWN_AS_CODE.has(currency)) return 'code'
  const sign = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')
  return SHARED_SIGN.test(sign?.value ?? '') ? 'symbol' : 'narrowSymbol'
}
