import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { Facts, FlightWorld } from '@sojourn/world'
import type { FlightPlaces } from './airport-places.ts'
import type { FlightStock } from './data/flight-stock.ts'
import type { TaxesOf } from './domain/taxes.ts'

/** The flights of a world, with what their prices are made of. */
export interface FlightCatalogue {
  readonly seed: string
  readonly flights: FlightWorld
  readonly taxes: TaxesOf
  readonly places: FlightPlaces
  readonly destinations: readonly Facts[]
  /** The name of the picture of a place that has none of its own. */
  artOf(airport: number): string
}

/** What the verbs of flights work with. */
export interface FlightParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: FlightStock
  /** Made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => FlightCatalogue | null
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}
