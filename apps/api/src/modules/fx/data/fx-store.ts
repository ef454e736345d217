import type { Currency, FxRate, Tx } from '@sojourn/kernel'

export interface FxStore {
  list(tx: Tx): Promise<ReadonlyMap<Currency, FxRate>>
  /** Adds rates, and replaces those of their currencies. */
  put(tx: Tx, rates: readonly FxRate[]): Promise<void>
}
