import { type Filters, passes, type Row } from './filters.ts'

export const FILTER_NAMES = ['price', 'stars', 'score_min', 'districts', 'amenities', 'meals', 'free_cancellation', 'pay_at_property'] as const
export type FilterName = (typeof FILTER_NAMES)[number]

const DROPPED: Readonly<Record<FilterName, Partial<Filters>>> = {
  price: { priceMinMinor: null, priceMaxMinor: null },
  stars: { stars: [] },
  score_min: { scoreMin: 0 },
  districts: { districts: [] },
  amenities: { amenities: [] },
  meals: { meals: [] },
  free_cancellation: { freeCancellation: false },
  pay_at_property: { payAtProperty: false },
}

/** Filters that would leave properties if they alone were dropped, and how many; most first. */
export function blockingFilters(rows: readonly Row[], filters: Filters): { filter: FilterName; total: number }[] {
  return FILTER_NAMES.map((filter) => ({ filter, total: rows.filter((row) => passes(row, { ...filters, ...DROPPED[filter] })).length }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}
