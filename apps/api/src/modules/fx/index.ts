import type { MigrationSet } from '@sojourn/db'
import { type Currency, exchangeOf, type FxRate, type Rate, type Tx } from '@sojourn/kernel'
import { fxStore } from './data/fx-store.sql.ts'

/** Rates of exchange, over the dollar. */
export interface Fx {
  /** What a dollar is worth in each currency there are rates for. */
  rates(tx: Tx): Promise<ReadonlyMap<Currency, FxRate>>
  /** The rates of this moment: units of `to` for one unit of `from`; null where one of them is not known. */
  crossRates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
  /** Stores these rates, in a system transaction; those of other currencies stay. */
  seed(tx: Tx, rates: readonly FxRate[]): Promise<void>
}

export const fxMigrations: MigrationSet = { owner: 'fx', folder: new URL('./data/', import.meta.url) }

export function createFx(): Fx {
  // Read once by each process: they change with a seed only.
  let known: ReadonlyMap<Currency, FxRate> | null = null
  const rates: Fx['rates'] = async (tx) => {
    if (!known?.size) known = await fxStore.list(tx)
    return known
  }
  return {
    rates,
    async crossRates(tx) {
      const all = await rates(tx)
      return (from, to) => exchangeOf(from, to, all)?.rate ?? null
    },
    async seed(tx, fresh) {
      await fxStore.put(tx, fresh)
      known = null
    },
  }
}
