import type { Tx } from '@sojourn/kernel'
import type { City, HotelText, Place } from '../domain/catalogue.ts'
import type { PlaceGround } from '../domain/ground.ts'
import type { HotelId, PlaceId } from '../domain/ids.ts'

/** What no booking changes. */
export interface CatalogueStore {
  findCity(tx: Tx, destinationId: string): Promise<City | null>
  findDestinationOf(tx: Tx, hotelId: HotelId): Promise<string | null>
  findPlace(tx: Tx, placeId: PlaceId): Promise<Place | null>
  /** What a map of a destination is drawn from, where it is known. */
  findGround(tx: Tx, destinationId: string): Promise<PlaceGround | null>
  getText(tx: Tx, hotelId: HotelId): Promise<HotelText>
}
