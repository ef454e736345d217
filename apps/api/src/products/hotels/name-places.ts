import type { Tx } from '@sojourn/kernel'
import type { Place } from './domain/catalogue.ts'
import type { PlaceId } from './domain/ids.ts'
import { findRegionScope } from './find-regions.ts'
import type { Parts } from './parts.ts'

/** Places by their ids, each with what English calls its city; ids of no place are left out. */
export async function namePlaces(parts: Parts, tx: Tx, placeIds: readonly string[]): Promise<readonly { place: Place; city: string; timeZone: string }[]> {
  const found: { place: Place; city: string; timeZone: string }[] = []
  for (const placeId of new Set(placeIds)) {
    const place = (await findRegionScope(parts, tx, placeId))?.place ?? (await parts.catalogue.findPlace(tx, placeId as PlaceId))
    const city = place && (await parts.catalogue.findCity(tx, place.destinationId))
    if (place && city) found.push({ place, city: city.destination.name, timeZone: city.destination.timeZone })
  }
  return found
}
