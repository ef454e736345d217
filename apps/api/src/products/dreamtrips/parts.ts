import type { Clock, Ids, Transactions } from '@sojourn/kernel'
import type { DreamtripWorld } from '@sojourn/world'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { TripStock } from './data/trip-stock.ts'
import type { PartSources } from './part-prices.ts'

/** What the verbs of dreamtrips work with. */
export interface DreamtripParts extends Pick<ProductDeps, 'planOf' | 'groupPlansOf' | 'rates'> {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: TripStock
  /** Who has hotels, rides and activities as parts of trips: what they cost one by one. */
  readonly sources: PartSources
  /** The trips, made when they are first asked for; null where no demo world is served. */
  readonly catalogue: () => DreamtripWorld | null
}
