import { never } from '@sojourn/kernel'

export const SORTS = ['recommended', 'price', 'score', 'stars', 'distance'] as const
export type Sort = (typeof SORTS)[number]

/** What an order is made of. Nobody pays for a place in it. */
export interface Ranked {
  readonly hotelId: string
  readonly totalMinor: number
  readonly score: number
  readonly reviewCount: number
  readonly stars: number
  readonly metres: number
  readonly refundable: boolean
  /** The very hotel that was asked for: it stands first in every order. */
  readonly asked: boolean
}

/**
 * Recommended: the guests' score first, then how the price stands against the middle of its class (a third cheaper weighs as much as
 * one point of score), free cancellation, and up to a point off for what lies far away.
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
  const against = hotel.totalMinor / (middle.get(hotel.stars) ?? hotel.totalMinor)
  const price = Math.max(-1.5, Math.min(1.5, 3 * (1 - against)))
  return hotel.score + price + (hotel.refundable ? 0.2 : 0) - Math.min(1, hotel.metres / 6000)
}

function medians(hotels: readonly Ranked[]): Map<number, number> {
  const byStars = Map.groupBy(hotels, (hotel) => hotel.stars)
  return new Map([...byStars].map(([stars, some]) => [stars, some.map((hotel) => hotel.totalMinor).sort((a, b) => a - b)[Math.floor(some.length / 2)]!]))
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - b[i]!
  return 0
}
