import type { Tx } from '@sojourn/kernel'
import type { Place, PlaceType } from './domain/catalogue.ts'
import { closeness, fold } from './domain/match-names.ts'
import type { Parts } from './parts.ts'

export const SUGGESTIONS_MAX = 10

const RANK: Readonly<Record<PlaceType, number>> = { city: 0, district: 1, landmark: 2, airport: 3, hotel: 4 }

/** Places whose name begins with the text, has a word that does, or nearly does. Without a text, the destinations in their order. */
export async function suggestPlaces(parts: Parts, tx: Tx, asked: { text: string; types?: readonly PlaceType[] | undefined }): Promise<Place[]> {
  const typed = fold(asked.text)
  const wanted = (type: PlaceType) => !asked.types?.length || asked.types.includes(type)
  const known = (await parts.catalogue.places(tx)).filter(({ place }) => wanted(place.type))
  if (typed === '')
    return known
      .filter(({ place }) => place.type === 'city' || asked.types?.length)
      .map(({ place }) => place)
      .slice(0, 2 * SUGGESTIONS_MAX)
  const near = known
    .map(({ place, folded }) => ({ place, closeness: best(folded.map((name) => closeness(typed, name))) }))
    .filter((found): found is { place: Place; closeness: number } => found.closeness !== null)
    .sort((a, b) => a.closeness - b.closeness || RANK[a.place.type] - RANK[b.place.type])
    .map(({ place }) => place)
  const hotels = wanted('hotel') && typed.length >= 2 ? await parts.store.findHotelPlaces(tx, typed, SUGGESTIONS_MAX) : []
  // A few hotels always show, even where many districts match.
  const reserved = Math.min(hotels.length, 4)
  return [...near.slice(0, SUGGESTIONS_MAX - reserved), ...hotels].slice(0, SUGGESTIONS_MAX)
}

const best = (all: readonly (number | null)[]): number | null => all.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null)
