/** What a place is. A property is one address: a house, a desk. */
export type PlaceKind = 'city' | 'region' | 'country' | 'district' | 'landmark' | 'airport' | 'port' | 'station' | 'address' | 'property'

/** A place where something is sold. */
export interface KnownPlace {
  readonly placeId: string
  readonly type: PlaceKind
  readonly name: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
  /** The city it is or lies in. */
  readonly destinationId: string
}

/** A place with what it lies in: its city by its English name, and the clock there. */
export interface PlaceIn<P extends KnownPlace = KnownPlace> {
  readonly place: P
  readonly city: string
  readonly timeZone: string
}

/** A place whose name was met. */
export interface PlaceMatch<P extends KnownPlace = KnownPlace> extends PlaceIn<P> {
  /** 0 the beginning of its name, 1 of another name it has, 2 a later word of any, 3 its country. */
  readonly near: number
  readonly position: number
  /** Which of the prefixes that were asked for. */
  readonly prefix: number
  /** The name that was met begins with all of the text, without a slip. */
  readonly begins: boolean
  /** And is the text. */
  readonly isWhole: boolean
}

export interface Ordered<P extends KnownPlace = KnownPlace> extends PlaceMatch<P> {
  /** Lower is closer. */
  readonly closeness: number
}

/** Where names are as close: cities, then what lies in them, then what they lie in. */
export const RANK: Readonly<Record<PlaceKind, number>> = {
  city: 0,
  district: 1,
  landmark: 2,
  airport: 3,
  port: 3,
  station: 3,
  address: 3,
  property: 4,
  region: 5,
  country: 6,
}

/** Of properties a few show even where many districts match. */
const PROPERTIES_MAX = 3

/** Each place once, by its closest name: closeness first, then cities before what lies in them, better known places first. */
export function bestPlaces<P extends KnownPlace>(matches: readonly Ordered<P>[], limit: number): Ordered<P>[] {
  const sorted = [...matches].sort(
    (a, b) => a.closeness - b.closeness || RANK[a.place.type] - RANK[b.place.type] || a.position - b.position || (a.place.placeId < b.place.placeId ? -1 : 1),
  )
  const known = new Set<string>()
  const once = sorted.filter(({ place }) => !known.has(place.placeId) && known.add(place.placeId))
  const properties = once.filter(({ place }) => place.type === 'property').slice(0, PROPERTIES_MAX)
  const others = once.filter((match) => !properties.includes(match)).slice(0, limit - properties.length)
  return once.filter((match) => properties.includes(match) || others.includes(match))
}
