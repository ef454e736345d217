import { type Currency, decimalsOf } from '@sojourn/kernel'

/** What a day of so many costs, in major units: as exact as the currency is, rounded up. */
export function perDay(total: number, days: number, currency: Currency): number {
  const unit = 10 ** decimalsOf(currency)
  return Math.ceil(Math.round((total * unit * 1_000) / days) / 1_000) / unit
}
