import { never } from '@sojourn/kernel'

export const SORTS = ['recommended', 'price', 'score', 'stars', 'distance'] as const
export type Sort = (typeof SORTS)[number]

/** What an order is made of. No place in it is paid for. */
export interface Ranked {
  readonly hotelId: string
  readonly totalMinor: number
  readonly score: number
  readonly reviewCount: number
  readonly stars: number
  readonly metres: number
  readonly refundable: boolean
  /** The very hotel that was asked for: it is first in every order. */
  readonly asked: boolean
}

/**
 * Recommended: the guests' score, then how the price compares with the median of its class (half of it cheaper weighs as much as one point of
 * score) and, more lightly, of all that was found; a little for free cancellation, up to a point off for what lies far away.
 */
export function rank<T extends Ranked>(hotels: readonly T[], sort: Sort): T[] {
  const middle = medians(hotels)
  return hotels
    .map((hotel) => ({ hotel, at: [hotel.asked ? 0 : 1, ...keysOf(hotel, sort, middle)] }))
    .sort((a, b) => compare(a.at, b.at) || (a.hotel.hotelId < b.hotel.hotelId ? -1 : 1))
    .map(({ hotel }) => hotel)
}

/** Lower comes first. */
function keysOf(hotel: Ranked, sort: Sort, middle: ReadonlyMap<number, number>): number[] {
  switch (sort) {
    case 'recommended':
      return [-recommendation(hotel, middle)]
    case 'price':
      return [hotel.totalMinor, -hotel.score]
    case 'score':
      return [-hotel.score, -hotel.reviewCount]
    case 'stars':
      return [-hotel.stars, hotel.totalMinor]
    case 'distance':
      return [hotel.metres]
    default:
      return never(sort)
  }
}

function recommendation(hotel: Ranked, middle: ReadonlyMap<number, number>): number {
  const cheaperThan = (stars: number) => 1 - hotel.totalMinor / (middle.get(stars) ?? hotel.totalMinor)
  const price = bounded(2 * cheaperThan(hotel.stars), 1) + bounded(0.8 * cheaperThan(ANY), 1.2)
  return hotel.score + price + (hotel.refundable ? 0.2 : 0) - Math.min(1, hotel.metres / 6000)
}

/** The key of the median over all classes. */
const ANY = 0

const bounded = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

function medians(hotels: readonly Ranked[]): Map<number, number> {
  const byStars = Map.groupBy(hotels, (hotel) => hotel.stars).set(ANY, [...hotels])
  if (hotels.length === 0) return new Map()
  return new Map([...byStars].map(([stars, some]) => [stars, some.map((hotel) => hotel.totalMinor).sort((a, b) => a - b)[Math.floor(some.length / 2)]!]))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - b[i]!
  return 0
}
