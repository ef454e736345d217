import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { RestaurantWorld } from '@sojourn/world'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { TableStock } from './data/table-stock.ts'

/** What the verbs of restaurants work with. */
export interface RestaurantParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: TableStock
  cameFree: ProductDeps['cameFree']
  /** The catalogue, made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => RestaurantWorld | null
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}
