/** What a journey is filtered and counted by. */
export interface ItineraryRow {
  readonly totalMinor: number
  readonly minutes: number
  /** Of the bound with the most. */
  readonly stopsMax: number
  readonly airlines: readonly string[]
  /** The alliance that all of its airlines are in; none where they are not in one. */
  readonly alliances: readonly string[]
  /** Airports in which flights are changed. */
  readonly via: readonly string[]
  /** First and last airports of its bounds. */
  readonly ends: readonly string[]
  /** By bound, in minutes of the local day. */
  readonly departs: readonly number[]
  readonly arrives: readonly number[]
  readonly refundable: boolean
  readonly changeable: boolean
  /** No change of airport, no night in one. */
  readonly easyChanges: boolean
}

export interface Hours {
  readonly from: number
  readonly to: number
}

export interface ItineraryRequest {
  readonly stopsMax: number | null
  readonly airlines: readonly string[]
  readonly alliances: readonly string[]
  readonly via: readonly string[]
  readonly airports: readonly string[]
  readonly departs: readonly (Hours | null)[]
  readonly arrives: readonly (Hours | null)[]
  readonly minutesMax: number | null
  readonly totalMaxMinor: number | null
  readonly refundable: boolean
  readonly changeable: boolean
  readonly easyChanges: boolean
}

const oneOf = (chosen: readonly string[], values: readonly string[]): boolean => chosen.length === 0 || values.some((value) => chosen.includes(value))
const allAmong = (chosen: readonly string[], values: readonly string[]): boolean => chosen.length === 0 || values.every((value) => chosen.includes(value))

function inHours(wanted: readonly (Hours | null)[], minutes: readonly number[]): boolean {
  return wanted.every((hours, bound) => {
    const minute = minutes[bound]
    return !hours || minute === undefined || (minute >= hours.from * 60 && minute <= hours.to * 60)
  })
}

/** With any of the chosen airlines, all with one of the chosen alliances, by way of any of the chosen airports; but from and to chosen airports alone. */
export function passes(row: ItineraryRow, request: ItineraryRequest): boolean {
  return (
    (request.stopsMax === null || row.stopsMax <= request.stopsMax) &&
    oneOf(request.airlines, row.airlines) &&
    oneOf(request.alliances, row.alliances) &&
    oneOf(request.via, row.via) &&
    allAmong(request.airports, row.ends) &&
    inHours(request.departs, row.departs) &&
    inHours(request.arrives, row.arrives) &&
    (request.minutesMax === null || row.minutes <= request.minutesMax) &&
    (request.totalMaxMinor === null || row.totalMinor <= request.totalMaxMinor) &&
    (!request.refundable || row.refundable) &&
    (!request.changeable || row.changeable) &&
    (!request.easyChanges || row.easyChanges)
  )
}

export interface Facet {
  readonly value: string
  readonly count: number
  readonly fromMinor: number
}

/** How many journeys have each value, and the lowest price of these; those with most first. */
export function facetOf<T extends ItineraryRow>(rows: readonly T[], of: (row: T) => readonly (string | number)[]): Facet[] {
  const found = new Map<string, { count: number; fromMinor: number }>()
  for (const row of rows) {
    for (const value of new Set(of(row).map(String))) {
      const known = found.get(value)
      found.set(value, { count: (known?.count ?? 0) + 1, fromMinor: Math.min(known?.fromMinor ?? Number.POSITIVE_INFINITY, row.totalMinor) })
    }
  }
  return [...found].map(([value, each]) => ({ value, ...each })).sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en', { numeric: true }))
}
