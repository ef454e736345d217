import { type Filters, passes, passesRate, type RateRequest, type Row } from './filters.ts'

export interface FacetValue {
  readonly value: string
  readonly count: number
}

export interface Facets {
  readonly stars: readonly FacetValue[]
  readonly score: readonly FacetValue[]
  readonly districts: readonly FacetValue[]
  readonly amenities: readonly FacetValue[]
  readonly meals: readonly FacetValue[]
  readonly freeCancellation: number
  readonly payAtProperty: number
  readonly price: { readonly minMinor: number; readonly maxMinor: number; readonly buckets: readonly number[] }
}

const SCORES = [7, 8, 8.5, 9] as const
const MEALS = ['breakfast', 'room_only'] as const
const BUCKETS = 20

/** How many hotels each further choice would leave, all other choices in force. */
export function facetsOf(rows: readonly Row[], filters: Filters): Facets {
  const open = (group: Parameters<typeof passes>[2]) => rows.filter((row) => passes(row, filters, group))
  const withoutRate = open('rate')
  const rated = (change: Partial<RateRequest>) => withoutRate.filter((row) => passesRate(row, { ...filters, ...change }, filters)).length
  const scored = open('score')
  return {
    stars: counted(open('stars'), (row) => [String(row.hotel.stars)]).sort((a, b) => Number(b.value) - Number(a.value)),
    score: SCORES.map((min) => ({ value: String(min), count: scored.filter((row) => row.hotel.score >= min).length })),
    districts: counted(open('districts'), (row) => [row.hotel.districtKey]),
    // Amenities are asked for together, so each count keeps those already chosen.
    amenities: counted(open(undefined), (row) => row.hotel.amenities),
    meals: MEALS.map((meal) => ({ value: meal, count: rated({ meals: [meal] }) })),
    freeCancellation: rated({ freeCancellation: true }),
    payAtProperty: rated({ payAtProperty: true }),
    price: spread(open('price').map((row) => row.offer(filters)!.quote.total.minor)),
  }
}

function counted(rows: readonly Row[], valuesOf: (row: Row) => readonly string[]): FacetValue[] {
  const counts = new Map<string, number>()
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

function spread(totals: readonly number[]): Facets['price'] {
  const minMinor = totals.reduce((a, b) => Math.min(a, b), totals[0] ?? 0)
  const maxMinor = totals.reduce((a, b) => Math.max(a, b), 0)
  const buckets = Array.from({ length: BUCKETS }, () => 0)
  for (const total of totals) buckets[Math.min(BUCKETS - 1, Math.floor(((total - minMinor) / Math.max(1, maxMinor - minMinor)) * BUCKETS))]!++
  return { minMinor, maxMinor, buckets }
}
