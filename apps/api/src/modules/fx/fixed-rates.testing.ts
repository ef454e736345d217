import { type Currency, exchangeOf, type FxRate } from '@sojourn/kernel'
import type { Fx } from './index.ts'

/** These rates, without a database. */
export function fixedRates(rates: readonly FxRate[]): Pick<Fx, 'rates' | 'crossRates'> {
  const known = new Map<Currency, FxRate>(rates.map((rate) => [rate.currency, rate]))
  return { rates: async () => known, crossRates: async () => (from, to) => exchangeOf(from, to, known)?.rate ?? null }
}
