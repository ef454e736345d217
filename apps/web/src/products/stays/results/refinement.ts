import { SORTS, type Sort } from './sorts.ts'

/** An all-in total, in whole units of the currency it was chosen in: in another currency it means nothing. */
export interface PriceRange {
  readonly min: number
  readonly max: number
  readonly currency: string
}

export interface Filters {
  readonly price: PriceRange | null
  readonly stars: readonly number[]
  readonly scoreMin: number | null
  readonly districts: readonly string[]
  /** Amenities, and meals as `meal-breakfast`: one list to the person, one field in the address. */
  readonly comforts: readonly string[]
  readonly freeCancellation: boolean
  readonly payAtProperty: boolean
}

/** How a list of results is narrowed, ordered and paged. It is in the address with the stay. */
export interface Refinement {
  readonly filters: Filters
  readonly sort: Sort
  readonly cursor: string | null
  /** The cursors of the pages before this one, the first page's apart: the way back. */
  readonly trail: readonly string[]
  /** How many results are on the pages before this one: only for the texts of the page. */
  readonly before: number
}

/** The first page of a list in its order: what a change of filter or order goes back to. */
export const FROM_THE_TOP = { cursor: null, trail: [], before: 0 } as const

/** No one goes back further; the length of an address is limited. */
const TRAIL_MOST = 12

export const MEAL = 'meal-'

export const NO_FILTERS: Filters = {
  price: null,
  stars: [],
  scoreMin: null,
  districts: [],
  comforts: [],
  freeCancellation: false,
  payAtProperty: false,
}

/** Names of the fields in the address and in the form. */
export const FIELD = {
  priceMin: 'price_min',
  priceMax: 'price_max',
  priceCurrency: 'price_currency',
  priceEnds: 'price_ends',
  stars: 'stars',
  score: 'score',
  district: 'district',
  comfort: 'comfort',
  freeCancellation: 'free_cancellation',
  payAtProperty: 'pay_at_property',
  sort: 'sort',
  cursor: 'cursor',
  trail: 'trail',
  before: 'before',
} as const

/** Reads a refinement. What makes no sense is left out: an address that was edited by hand still shows results. */
export function parseRefinement(query: URLSearchParams): Refinement {
  const score = numberOf(query.get(FIELD.score))
  const sort = query.get(FIELD.sort)
  return {
    filters: {
      price: priceOf(query),
      stars: query
        .getAll(FIELD.stars)
        .map(Number)
        .filter((stars) => Number.isInteger(stars) && stars >= 1 && stars <= 5),
      scoreMin: score !== null && score > 0 && score <= 10 ? score : null,
      districts: textsOf(query, FIELD.district),
      comforts: textsOf(query, FIELD.comfort),
      freeCancellation: query.get(FIELD.freeCancellation) === '1',
      payAtProperty: query.get(FIELD.payAtProperty) === '1',
    },
    sort: SORTS.find(({ value }) => value === sort)?.value ?? 'recommended',
    cursor: query.get(FIELD.cursor) || null,
    trail: (query.get(FIELD.trail) ?? '').split(',').filter(Boolean).slice(-TRAIL_MOST),
    before: Math.max(0, Math.trunc(numberOf(query.get(FIELD.before)) ?? 0)),
  }
}

/** The fields of a refinement, in a settled order, without those that say nothing. */
export function refinementFields({ filters, sort, cursor, trail, before }: Refinement): readonly (readonly [string, string])[] {
  const all: readonly (readonly [string, string | number | false | null | undefined])[] = [
    [FIELD.priceMin, filters.price?.min],
    [FIELD.priceMax, filters.price?.max],
    [FIELD.priceCurrency, filters.price?.currency],
    ...filters.stars.map((stars) => [FIELD.stars, stars] as const),
    [FIELD.score, filters.scoreMin],
    ...filters.districts.map((district) => [FIELD.district, district] as const),
    ...filters.comforts.map((comfort) => [FIELD.comfort, comfort] as const),
    [FIELD.freeCancellation, filters.freeCancellation && 1],
    [FIELD.payAtProperty, filters.payAtProperty && 1],
    [FIELD.sort, sort !== 'recommended' && sort],
    [FIELD.cursor, cursor],
    [FIELD.trail, cursor !== null && trail.length > 0 && trail.slice(-TRAIL_MOST).join(',')],
    [FIELD.before, cursor !== null && before > 0 && before],
  ]
  return all.flatMap(([name, value]) => (value === null || value === undefined || value === false ? [] : [[name, String(value)] as const]))
}

/** How many filters narrow the list: each kind counts once, as "Clear 2" does. */
export const countFilters = (filters: Filters): number =>
  [
    filters.price,
    filters.stars.length,
    filters.scoreMin,
    filters.districts.length,
    filters.comforts.length,
    filters.freeCancellation,
    filters.payAtProperty,
  ].filter(Boolean).length

function priceOf(query: URLSearchParams): PriceRange | null {
  const [min, max, currency] = [numberOf(query.get(FIELD.priceMin)), numberOf(query.get(FIELD.priceMax)), query.get(FIELD.priceCurrency)]
  if (min === null || max === null || min < 0 || max < min || !currency || !/^[A-Z]{3}$/.test(currency)) return null
  // A form without scripts sends its sliders in any position, with their ends: at both ends no price was chosen.
  const [least = Number.NaN, most = Number.NaN] = (query.get(FIELD.priceEnds) ?? '').split('-').map(Number)
  return min <= least && max >= most ? null : { min, max, currency }
}

const textsOf = (query: URLSearchParams, name: string): readonly string[] => [...new Set(query.getAll(name).filter((text) => text && text.length <= 80))]

function numberOf(text: string | null): number | null {
  const value = text ? Number(text) : Number.NaN
  return Number.isFinite(value) ? value : null
}
