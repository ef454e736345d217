/** What a ride is filtered, counted and ordered by. */
export interface TransferRow {
  readonly transferId: string
  readonly kind: string
  readonly company: string
  readonly score: number
  readonly cents: number
  /** Of the party, in the currency shown. */
  readonly totalMinor: number
  readonly worstMinutes: number
  readonly usualMinutes: number
  readonly carbonGrams: number
  readonly people: number
  readonly free: boolean
}

export type TransferSort = 'recommended' | 'price' | 'duration' | 'carbon'

/** Recommended: the price, ten cents for each minute of each person at worst, a dollar off for each point of the company, and two cents for each kilogram of carbon. No place is paid for. */
const recommended = ({ cents, worstMinutes, people, score, carbonGrams }: TransferRow): number =>
  cents / 100 + 0.1 * worstMinutes * people - score + (0.02 * carbonGrams) / 1_000

const BY: Readonly<Record<TransferSort, (a: TransferRow, b: TransferRow) => number>> = {
  recommended: (a, b) => recommended(a) - recommended(b),
  price: (a, b) => a.cents - b.cents,
  duration: (a, b) => a.usualMinutes - b.usualMinutes || a.cents - b.cents,
  carbon: (a, b) => a.carbonGrams - b.carbonGrams || a.cents - b.cents,
}

/** In an order that is always the same. */
export const compareBy =
  (sort: TransferSort) =>
  (a: TransferRow, b: TransferRow): number =>
    BY[sort](a, b) || (a.transferId < b.transferId ? -1 : 1)

export interface TransferRequest {
  readonly kinds: readonly string[]
  readonly companies: readonly string[]
  readonly free: boolean
  readonly minutesMax: number | null
  readonly totalMaxMinor: number | null
}

const among = (list: readonly string[], value: string): boolean => list.length === 0 || list.includes(value)

export const passes = (row: TransferRow, request: TransferRequest): boolean =>
  among(request.kinds, row.kind) &&
  among(request.companies, row.company) &&
  (!request.free || row.free) &&
  (request.minutesMax === null || row.worstMinutes <= request.minutesMax) &&
  (request.totalMaxMinor === null || row.totalMinor <= request.totalMaxMinor)

/** How many rows have each value, most first. */
export function countsOf(rows: readonly TransferRow[], of: (row: TransferRow) => string): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en'))
}
