import { expect } from '@playwright/test'

/** What a search answers, as far as the tests look at it. */
export interface Search {
  readonly destination: Spot
  readonly hotels: readonly HotelFound[]
  readonly facets: Record<'stars' | 'score' | 'districts' | 'amenities' | 'meals', readonly { readonly value: string; readonly count: number }[]> & {
    readonly free_cancellation: number
    readonly pay_at_property: number
    readonly price: { readonly min: number; readonly max: number; readonly buckets: readonly number[] }
  }
  readonly help: object | null
  readonly next: string | null
  readonly total: number
}

export interface HotelFound extends Spot {
  readonly hotel_id: string
  readonly name: string
  readonly stars: number
  readonly score: number
  readonly review_count: number
  readonly from: {
    readonly total: number
    readonly currency: string
    readonly base: number
    readonly taxes: number
    readonly fees: number
    readonly pay_now: number
    readonly pay_at_property: number
    readonly per_night: readonly { readonly amount: number }[]
  }
}

interface Spot {
  readonly latitude: number
  readonly longitude: number
}

export const SORTS = ['recommended', 'price', 'score', 'stars', 'distance'] as const
type Sort = (typeof SORTS)[number]

export interface SearchAsk {
  readonly destination: string
  readonly sort: Sort
}

/** Every figure of a price fits the others, to the cent. */
export function checkPrice({ total, base, taxes, fees, pay_now, pay_at_property, per_night, ...rest }: HotelFound['from']): void {
  const said = JSON.stringify({ total, base, taxes, fees, pay_now, pay_at_property, per_night, ...rest })
  expect(total, said).toBeGreaterThan(0)
  expect(base + taxes + fees, `the parts of ${said}`).toBeCloseTo(total, 2)
  expect(pay_now + pay_at_property, `now and at the property of ${said}`).toBeCloseTo(total, 2)
  expect(
    per_night.reduce((sum, { amount }) => sum + amount, 0),
    `the nights of ${said}`,
  ).toBeCloseTo(base, 2)
}

const EARTH_METRES = 6_371_000
const SAME_SPOT_METRES = 25

function metresBetween(a: Spot, b: Spot): number {
  const [x, y] = [a, b].map(({ latitude }) => (latitude * Math.PI) / 180) as [number, number]
  const across = ((b.longitude - a.longitude) * Math.PI) / 180
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(Math.sin((y - x) / 2) ** 2 + Math.cos(x) * Math.cos(y) * Math.sin(across / 2) ** 2))
}

/** Whether a list is in the order that its page says. The order "recommended" is tested with its own code. */
export function isSorted(hotels: readonly HotelFound[], sort: Sort, middle: Spot): boolean {
  const keyOf: Readonly<Record<Sort, (hotel: HotelFound) => readonly number[]>> = {
    recommended: () => [],
    price: ({ from }) => [from.total],
    score: ({ score, review_count }) => [-score, -review_count],
    stars: ({ stars, from }) => [-stars, from.total],
    distance: (hotel) => [Math.round(metresBetween(hotel, middle) / SAME_SPOT_METRES)],
  }
  const keys = hotels.map(keyOf[sort])
  const slack = sort === 'distance' ? 1 : 0
  return keys.every((key, index) => {
    const before = keys[index - 1]
    if (!before) return true
    const apart = key.map((value, i) => value - before[i]!).find((value) => value !== 0) ?? 0
    return apart >= -slack
  })
}
