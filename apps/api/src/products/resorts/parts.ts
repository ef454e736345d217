import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { ResortCatalogue } from './catalogue.ts'
import type { UnitStock } from './data/unit-stock.ts'

/** What the verbs of resorts work with. */
export interface ResortParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: UnitStock
  /** Weeks of these lines may be had again: those who wait there are asked. */
  cameFree: ProductDeps['cameFree']
  /** The catalogue, made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => ResortCatalogue | null
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}

/** With what a person's plan gives. */
export interface ResortModuleParts extends ResortParts {
  planOf: ProductDeps['planOf']
}
