import type { Tx } from '@sojourn/kernel'
import type { PlacePicture, TripDeps } from './trip-deps.ts'

interface Asked {
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly country?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

const IMAGES_MAX = 6

/** Pictures for a trip there: of the city, else of its state or country, else of the nearest place we have one of. */
export async function cityImages(deps: Pick<TripDeps, 'placesNamed'>, tx: Tx, asked: Asked): Promise<PlacePicture[]> {
  for (const text of [asked.city, asked.state, asked.country]) {
    const found = text?.trim() ? await deps.placesNamed(tx, text.trim()) : []
    if (found.length > 0) return nearestFirst(found, asked).slice(0, IMAGES_MAX)
  }
  return nearestFirst(await deps.placesNamed(tx, ''), asked).slice(0, IMAGES_MAX)
}

function nearestFirst(places: readonly PlacePicture[], { latitude, longitude }: Asked): readonly PlacePicture[] {
  if (latitude === undefined || longitude === undefined) return places
  // On a map that is flat around the asked place: only the order matters.
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const away = (place: PlacePicture): number => {
    const east = Math.abs(place.longitude - longitude)
    return (place.latitude - latitude) ** 2 + (Math.min(east, 360 - east) * shrink) ** 2
  }
  return places.toSorted((a, b) => away(a) - away(b))
}
