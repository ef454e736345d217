import { type Currency, convert, fromMajor, type Rate, toMajor } from '@sojourn/kernel'

const AMOUNTS = ['price', 'per_night_price', 'strike_out_price', 'tax']

/** The amounts of an idea in US dollars next to those it was saved with (B3.14): `price_usd`. What has no rate has none. */
export function withDollars(own: Readonly<Record<string, unknown>>, rates: (from: Currency, to: Currency) => Rate | null): Record<string, unknown> {
  const { currency } = own
  const rate = typeof currency === 'string' ? rates(currency, 'USD') : null
  if (!rate || typeof currency !== 'string') return { ...own }
  const dollars = AMOUNTS.flatMap((name) => {
    const amount = typeof own[name] === 'number' ? fromMajor(own[name], currency) : null
    return amount ? [[`${name}_usd`, toMajor(convert(amount, rate, 'USD'))]] : []
  })
  return { ...own, ...Object.fromEntries(dollars) }
}
