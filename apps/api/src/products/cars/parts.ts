import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { CarWorld } from '@sojourn/world'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { CarStock } from './data/car-stock.ts'

/** What the verbs of cars work with. */
export interface CarParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: CarStock
  /** Says which classes at which desks came free, for those who wait there. */
  cameFree: ProductDeps['cameFree']
  /** The catalogue, made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => CarWorld | null
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}
