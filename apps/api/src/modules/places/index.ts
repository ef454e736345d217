import type { Tx } from '@sojourn/kernel'
import { bestPlaces, type KnownPlace, type PlaceIn } from './domain/place.ts'
import { gatherPlaces, type PlaceAsk, SUGGESTIONS_MAX } from './gather-places.ts'
import type { PlaceIndex } from './place-index.ts'

export { slipsBetween, slipsForgiven, type WordRange } from './domain/match-names.ts'
export { sortedWords } from './domain/meant-place.ts'
export type { KnownPlace, Ordered, PlaceIn, PlaceKind, PlaceMatch } from './domain/place.ts'
export { gatherPlaces, type PlaceAsk } from './gather-places.ts'
export { listedPlaces, type PlaceEntry } from './listed-places.ts'
export type { PlaceIndex } from './place-index.ts'
export { readPlace } from './read-place.ts'

/** Where a product sells. */
export interface PlaceSource {
  /** Null where nothing is sold yet. */
  indexIn(tx: Tx): PlaceIndex | null
}

/** Places of all products. */
export interface Places {
  /** Places that are near a text, closest first; without a text the best known, those of the first product ahead. */
  find(tx: Tx, asked: PlaceAsk): Promise<readonly PlaceIn[]>
}

export function createPlaces(sources: () => readonly PlaceSource[]): Places {
  return {
    async find(tx, asked) {
      const indexes = sources().flatMap((source) => source.indexIn(tx) ?? [])
      const found = []
      for (const index of indexes) found.push(...(await gatherPlaces(index, asked)).best)
      return asked.text.trim() === '' ? once(found).slice(0, asked.limit ?? 2 * SUGGESTIONS_MAX) : bestPlaces(found, SUGGESTIONS_MAX)
    },
  }
}

const once = (found: readonly PlaceIn<KnownPlace>[]): PlaceIn[] =>
  [...new Map(found.toReversed().map((each) => [each.place.placeId, each])).values()].toReversed()
