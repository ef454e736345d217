import type { Currency, Tx } from '@sojourn/kernel'
import type { City, HotelText, Place } from '../domain/catalogue.ts'
import type { FxRate } from '../domain/exchange.ts'
import type { HotelId, PlaceId } from '../domain/ids.ts'

/** What no booking changes. */
export interface CatalogueStore {
  findCity(tx: Tx, destinationId: string): Promise<City | null>
  findDestinationOf(tx: Tx, hotelId: HotelId): Promise<string | null>
  /** All but the hotels, in the order of the home page. */
  listPlaces(tx: Tx): Promise<{ place: Place; folded: readonly string[] }[]>
  findPlace(tx: Tx, placeId: PlaceId): Promise<Place | null>
  /** Hotels with a word that begins so. */
  findHotelPlaces(tx: Tx, folded: string, limit: number): Promise<Place[]>
  getText(tx: Tx, hotelId: HotelId): Promise<HotelText>
  listRates(tx: Tx): Promise<Map<Currency, FxRate>>
}
