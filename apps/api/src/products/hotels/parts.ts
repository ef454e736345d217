import type { Clock, Currency, FxRate, Ids, Tx } from '@sojourn/kernel'
import type { PlaceIndex } from '../../modules/places/index.ts'
import type { Catalogue } from './catalogue.ts'
import type { CatalogueStore } from './data/catalogue-store.ts'
import type { PlaceStore } from './data/place-store.ts'
import type { StockStore } from './data/stock-store.ts'
import type { Place, StayProduct } from './domain/catalogue.ts'
import type { PriceFreeze } from './price-freeze.ts'

/** What the verbs of this module work with. */
export interface Parts {
  readonly clock: Clock
  readonly ids: Ids
  /** What a dollar is worth in each currency. */
  rates(tx: Tx): Promise<ReadonlyMap<Currency, FxRate>>
  readonly catalogue: Catalogue
  readonly store: CatalogueStore
  readonly places: PlaceStore
  /** The places that stays are sold at, with the properties of one of the two products. */
  placesIn(tx: Tx, product: StayProduct): PlaceIndex<Place>
  readonly stock: StockStore
  readonly freeze: PriceFreeze
}
