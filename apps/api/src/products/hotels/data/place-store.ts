import type { Tx } from '@sojourn/kernel'
import type { PlaceMatch, WordRange } from '../../../modules/places/index.ts'
import type { Place, PlaceType, StayProduct } from '../domain/catalogue.ts'

type Match = PlaceMatch<Place>

export interface PlacesWanted {
  readonly product: StayProduct
  /** All where empty. */
  readonly types: readonly PlaceType[]
}

/** Names of places, found by ranges of an index: what one answer costs does not grow with the world. */
export interface PlaceStore {
  /** In the order of the home page. */
  listInOrder(tx: Tx, types: readonly PlaceType[], limit: number): Promise<Match[]>
  /** The airport of an IATA code. */
  findAirport(tx: Tx, code: string): Promise<Match | null>
  /** Places with a name, or a later word of one, that begins with one of these prefixes. Cities are never left out for others. */
  listByStart(tx: Tx, prefixes: readonly string[], wanted: PlacesWanted): Promise<Match[]>
  /** Destinations in which something is called so; each with the index of the group of prefixes that it meets. Cut off at `limit` for each prefix. */
  listDestinations(tx: Tx, groups: readonly (readonly string[])[], limit: number): Promise<{ destinationId: string; group: number }[]>
  /** What is called so in these destinations, cities with their countries; `prefix` is the group's index. */
  listWithin(tx: Tx, destinationIds: readonly string[], groups: readonly (readonly string[])[], product: StayProduct): Promise<Match[]>
  /** Other destinations, nearest first, of those that lie within some hundreds of kilometres. */
  listNearDestinations(tx: Tx, destinationId: string, limit: number): Promise<string[]>
  /** Words of all names. */
  listWords(tx: Tx, ranges: readonly WordRange[]): Promise<{ word: string; rank: number }[]>
}
