import type { Currency, Transactions, Tx } from '@sojourn/kernel'

/** The currencies there are rates for, at hand without a question to the database. */
export interface KnownCurrencies {
  codes(): readonly string[]
  has(code: string): boolean
  /** Reads them again: after the rates were loaded, and now and then. */
  refresh(): Promise<void>
}

export function createKnownCurrencies(transactions: Transactions, rates: (tx: Tx) => Promise<ReadonlyMap<Currency, unknown>>): KnownCurrencies {
  let known: ReadonlySet<string> = new Set(['USD'])
  return {
    codes: () => [...known],
    has: (code) => known.has(code),
    async refresh() {
      const found = await transactions.asSystem(rates)
      if (found.size > 0) known = new Set([...found.keys(), 'USD'])
    },
  }
}
