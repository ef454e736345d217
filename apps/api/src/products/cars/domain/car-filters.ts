/** What a car is filtered and counted by. */
export interface CarRow {
  readonly category: string
  readonly supplier: string
  readonly desk: string
  readonly automatic: boolean
  readonly electric: boolean
  readonly seats: number
  readonly bags: number
  readonly unlimited: boolean
  readonly fullToFull: boolean
  readonly depositMinor: number
  readonly later: boolean
}

export interface CarRequest {
  readonly categories: readonly string[]
  readonly suppliers: readonly string[]
  readonly desks: readonly string[]
  readonly automatic: boolean
  readonly electric: boolean
  readonly seatsMin: number
  readonly bagsMin: number
  readonly unlimited: boolean
  readonly fullToFull: boolean
  readonly depositMaxMinor: number | null
  /** `later`: only what may be paid at the desk. Everything may be paid now. */
  readonly later: boolean
}

const among = (list: readonly string[], value: string): boolean => list.length === 0 || list.includes(value)

export const passes = (row: CarRow, request: CarRequest): boolean =>
  among(request.categories, row.category) &&
  among(request.suppliers, row.supplier) &&
  among(request.desks, row.desk) &&
  (!request.automatic || row.automatic) &&
  (!request.electric || row.electric) &&
  row.seats >= request.seatsMin &&
  row.bags >= request.bagsMin &&
  (!request.unlimited || row.unlimited) &&
  (!request.fullToFull || row.fullToFull) &&
  (request.depositMaxMinor === null || row.depositMinor <= request.depositMaxMinor) &&
  (!request.later || row.later)

/** How many rows have each value, most first, names in their order where as many. */
export function countsOf(rows: readonly CarRow[], of: (row: CarRow) => string | number): { value: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(String(of(row)), (counts.get(String(of(row))) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en', { numeric: true }))
}
