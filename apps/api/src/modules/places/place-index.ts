import type { WordRange } from './domain/match-names.ts'
import type { KnownPlace, Ordered, PlaceIn, PlaceKind, PlaceMatch } from './domain/place.ts'

/** Names of the places that a product sells at, as the finder asks for them: of a list, or of a table by ranges of its index. All texts are folded. */
export interface PlaceIndex<P extends KnownPlace = KnownPlace> {
  /** Whether an airport is a place to be at, or stands for the city it lies in. */
  readonly airports: 'own' | 'city'
  /** The best known first; of all kinds that are shown first where `kinds` is empty. */
  inOrder(kinds: readonly PlaceKind[], limit: number): Promise<PlaceMatch<P>[]>
  /** The airport of an IATA code. */
  findAirport(code: string): Promise<PlaceMatch<P> | null>
  /** Places with a name, or a later word of one, that begins with one of these prefixes; of all kinds where `kinds` is empty. Cities are never left out for others. */
  byStart(prefixes: readonly string[], kinds: readonly PlaceKind[]): Promise<PlaceMatch<P>[]>
  /** Cities in which something is called so; each with the index of the group of prefixes that it meets. */
  citiesWith(groups: readonly (readonly string[])[], limit: number): Promise<readonly { readonly destinationId: string; readonly group: number }[]>
  /** What is called so in these cities, and by their countries; `prefix` is the group's index. */
  within(destinationIds: readonly string[], groups: readonly (readonly string[])[]): Promise<PlaceMatch<P>[]>
  /** Words of all names, with the best rank of what is called so. */
  words(ranges: readonly WordRange[]): Promise<readonly { readonly word: string; readonly rank: number }[]>
  /** The place of an id, as it is typed. */
  findById(id: string): Promise<PlaceIn<P> | null>
  /** What is wider than a city and not among the names above. */
  wider?(typed: string): Promise<Ordered<P>[]>
  /** Whether a text is what a place is called, alone or with what it lies in. */
  isCalled(found: PlaceIn<P>, typed: string, language: string): boolean
}
