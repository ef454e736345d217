import { say } from '@sojourn/i18n'
import { fromMajor, type Money, sentAmount } from '@sojourn/kernel'
import type { FieldFault } from './own-fields.ts'

export type PriceFound = { readonly ok: true; readonly price: Money | null } | { readonly ok: false; readonly fault: FieldFault }

/** More than anything costs, in any currency. */
const PRICE_MAX = 1_000_000_000
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** Where older clients have the price of the whole, the first that is there. */
const WHOLE = ['price', 'inclusive', 'total', 'total_price', 'amount', 'rst_price', 'rst_total']
const PARTS = ['per_night_price', 'strike_out_price', 'tax']
/** The same within `fare_summary` and in a price that is an object. */
const WITHIN = ['total', 'price', 'amount', 'total_price', 'total_fare', 'grand_total']

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {})

/** An amount as a number or a text: `86.5`, `"1,234.50"`, `"USD 199"`. Undefined where nothing is said, null where it is no amount. */
function amountOf(value: unknown): number | null | undefined {
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return undefined
  const said = typeof value === 'string' ? Number(sentAmount(value.replace(/[\p{Sc}\s]|^[A-Z]{3}|[A-Z]{3}$/gu, '')).replace(/,(?=\d{3}(?:\D|$))/g, '')) : value
  return typeof said === 'number' && Number.isFinite(said) ? said : null
}

const isSane = (amount: number): boolean => amount >= 0 && amount <= PRICE_MAX

/** The price of an idea among the fields that an older client sent; none is no fault. A price below zero, out of all reason or in an unknown currency is. */
export function priceIn(own: Fields): PriceFound {
  const fare = fieldsOf(own.fare_summary)
  for (const path of ['price', ...PARTS]) {
    const amount = typeof own[path] === 'object' ? undefined : amountOf(own[path])
    if (amount === null || (amount !== undefined && !isSane(amount))) return { ok: false, fault: { path, message: say`enter a price of 0 or more` } }
  }
  const said: { path: string; value: unknown }[] = [
    ...WHOLE.map((path) => ({ path, value: own[path] })),
    ...WITHIN.map((name) => ({ path: 'price', value: fieldsOf(own.price)[name] })),
    ...WITHIN.map((name) => ({ path: 'fare_summary', value: fare[name] })),
  ]
  for (const { path, value } of said) {
    const amount = amountOf(value)
    if (typeof amount === 'number' && !isSane(amount)) return { ok: false, fault: { path, message: say`enter a price of 0 or more` } }
  }
  const candidates = said.filter(
    ({ path, value }) => typeof amountOf(value) === 'number' || (path === 'price' && amountOf(value) === null && typeof value !== 'object'),
  )
  const nights = Number(own.no_of_nights) || 1
  const perNight = amountOf(own.per_night_price)
  const found = candidates[0] ?? (typeof perNight === 'number' ? { path: 'per_night_price', value: perNight * nights } : undefined)
  if (!found) return { ok: true, price: null }
  const amount = amountOf(found.value)
  if (typeof amount !== 'number' || !isSane(amount)) return { ok: false, fault: { path: found.path, message: say`enter a price of 0 or more` } }
  const unit = [own.currency, own.currency_code, fieldsOf(own.price).currency, fare.currency].find((value) => typeof value === 'string' && value !== '')
  // B9.3: the default.
  const currency = String(unit ?? 'USD')
    .trim()
    .toUpperCase()
  if (!CURRENCIES.has(currency)) return { ok: false, fault: { path: 'currency', message: say`we don't know this currency` } }
  return { ok: true, price: fromMajor(Math.round(amount * 100) / 100, currency) ?? fromMajor(Math.round(amount), currency) }
}
