import type { Place, PlaceType } from './catalogue.ts'

/** A place whose name was met. */
export interface PlaceMatch {
  readonly place: Place
  readonly city: string
  /** 0 the beginning of its name, 1 of another name it has, 2 a later word of any, 3 its country. */
  readonly near: number
  readonly position: number
  /** Which of the prefixes that were asked for. */
  readonly prefix: number
  /** The name that was met begins with all of the text, without a slip. */
  readonly begins: boolean
  /** And is the text. */
  readonly isWhole: boolean
  /** The clock of the place. */
  readonly timeZone: string
}

export interface Ordered extends PlaceMatch {
  /** Lower is closer. */
  readonly closeness: number
}

/** Names that are stored have this rank; regions are not stored. */
export const RANK: Readonly<Record<PlaceType, number>> = { city: 0, district: 1, landmark: 2, airport: 3, hotel: 4, region: 5 }

/** Of hotels a few show even where many districts match. */
const HOTELS_KEPT = 3

/** Each place once, by its closest name: closeness first, then cities before what lies in them, better known places first. */
export function bestPlaces(matches: readonly Ordered[], limit: number): Ordered[] {
  const sorted = [...matches].sort(
    (a, b) => a.closeness - b.closeness || RANK[a.place.type] - RANK[b.place.type] || a.position - b.position || (a.place.placeId < b.place.placeId ? -1 : 1),
  )
  const known = new Set<string>()
  const once = sorted.filter(({ place }) => !known.has(place.placeId) && known.add(place.placeId))
  const kept = once.filter(({ place }) => place.type === 'hotel').slice(0, HOTELS_KEPT)
  const others = once.filter((match) => !kept.includes(match)).slice(0, limit - kept.length)
  return once.filter((match) => kept.includes(match) || others.includes(match))
}
