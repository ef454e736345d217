import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { CruiseCatalogue } from './catalogue.ts'
import type { CabinStock } from './data/cabin-stock.ts'

/** What the verbs of cruises work with. */
export interface CruiseParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: CabinStock
  /** The catalogue, made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => CruiseCatalogue | null
  /** Cabins of these sailings may be had again: those who wait there are asked. */
  cameFree: ProductDeps['cameFree']
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}
