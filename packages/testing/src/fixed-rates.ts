import { type Currency, exchangeOf, type FxRate, type Rate, type Tx } from '@sojourn/kernel'

/** Rates of exchange as modules ask for them. */
interface Rates {
  rates(tx: Tx): Promise<ReadonlyMap<Currency, FxRate>>
  crossRates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}

/** These rates, without a database. */
export function fixedRates(rates: readonly FxRate[]): Rates {
  const known = new Map<Currency, FxRate>(rates.map((rate) => [rate.currency, rate]))
  return { rates: async () => known, crossRates: async () => (from, to) => exchangeOf(from, to, known)?.rate ?? null }
}
