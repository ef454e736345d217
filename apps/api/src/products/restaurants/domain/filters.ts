import type { Area } from './evening.ts'

/** What of the restaurants is wanted; an empty list is all. */
export interface Filters {
  readonly cuisines?: readonly string[] | undefined
  readonly levels?: readonly number[] | undefined
  readonly areas?: readonly Area[] | undefined
  readonly districts?: readonly string[] | undefined
  readonly set_menu?: boolean | undefined
  readonly no_card?: boolean | undefined
  readonly free?: boolean | undefined
}

/** What a restaurant is filtered and counted by. */
export interface RestaurantRow {
  readonly restaurantId: string
  readonly cuisine: string
  readonly level: number
  readonly areas: readonly Area[]
  readonly district: string
  readonly setMenu: boolean
  readonly noCard: boolean
  readonly free: boolean
  readonly score: number
  readonly perHead: number
  readonly metres: number
  /** Quarters of an hour between the asked time and the nearest that is free; null where none is. */
  readonly away: number | null
}

const among = <T>(list: readonly T[] | undefined, ...values: readonly T[]): boolean => !list?.length || values.some((value) => list.includes(value))

export const passes = (row: RestaurantRow, filters: Filters): boolean =>
  among(filters.cuisines, row.cuisine) &&
  among(filters.levels, row.level) &&
  among(filters.areas, ...row.areas) &&
  among(filters.districts, row.district) &&
  (!filters.set_menu || row.setMenu) &&
  (!filters.no_card || row.noCard) &&
  (!filters.free || row.free)

/** How many rows have each value, most first, in their order where as many. */
export function countsOf<T extends string | number>(
  rows: readonly RestaurantRow[],
  of: (row: RestaurantRow) => readonly T[],
): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const value of rows.flatMap(of)) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

export type RestaurantSort = 'recommended' | 'price' | 'score' | 'nearest'

/** Guests' score, and a twentieth of a point off for each quarter of an hour that the nearest table is from the asked time. No place is paid for. */
const recommended = ({ score, away }: RestaurantRow): number => score - (away ?? 0) / 20

const BY: Readonly<Record<RestaurantSort, (a: RestaurantRow, b: RestaurantRow) => number>> = {
  recommended: (a, b) => recommended(b) - recommended(a),
  price: (a, b) => a.perHead - b.perHead,
  score: (a, b) => b.score - a.score,
  nearest: (a, b) => a.metres - b.metres,
}

/** Those with a table first, then in an order that is always the same. */
export const compareBy =
  (sort: RestaurantSort) =>
  (a: RestaurantRow, b: RestaurantRow): number =>
    Number(b.free) - Number(a.free) || BY[sort](a, b) || (a.restaurantId < b.restaurantId ? -1 : 1)
