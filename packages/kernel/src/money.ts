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

export const isZero = (a: Money): boolean => a.minor === 0
export const equals = (a: Money, b: Money): boolean => a.currency === b.currency && a.minor === b.minor

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
const SHARED_SIGN = /^(?:\$|[CB]\$|£|[¥￥]|₨|Rs|R|kr|K|L|F|FG|Bs|B\/\.|[A-Z]{1,2})$/u

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
