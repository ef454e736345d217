import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { ActivityWorld } from '@sojourn/world'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { ActivityStock } from './data/activity-stock.ts'

/** What the verbs of activities work with. */
export interface ActivityParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: ActivityStock
  /** Says in which departures places came free, for those who wait there. */
  cameFree: ProductDeps['cameFree']
  /** The catalogue, made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => ActivityWorld | null
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}
