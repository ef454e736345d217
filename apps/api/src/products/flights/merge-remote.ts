import type { Caller } from '../../http/index.ts'
import { fanOut } from '../../sale/fan-out.ts'
import { DUFFEL, DUFFEL_NAME } from './duffel/duffel-parts.ts'
import type { DuffelRow } from './duffel/duffel-row.ts'
import type { DuffelSearch, DuffelSearchAsk } from './duffel/duffel-search.ts'
import { sellsDuffel } from './flight-ask-of.ts'
import type { FlightRow } from './search-flights.ts'

/** A journey that was found, of ours or of another company. */
export type FoundRow = FlightRow | DuffelRow

export const isRemote = (row: FoundRow): row is DuffelRow => 'wire' in row

/** A search waits no longer than this for another company; what comes later is there for the next one. */
const DEADLINE_MS = 1_000

/** What Duffel has, for organisations that list it; `late` is what people call it, where it had no answer in time. */
export async function searchElsewhere(
  search: DuffelSearch,
  ask: Omit<DuffelSearchAsk, 'visitor'>,
  caller: Caller,
): Promise<{ readonly rows: readonly DuffelRow[]; readonly late: readonly string[] }> {
  if (!sellsDuffel(caller)) return { rows: [], late: [] }
  const visitor = caller.knownBrowserId ?? caller.requestId
  const source = { name: DUFFEL, ask: (signal: AbortSignal) => search.search({ ...ask, visitor }, signal) }
  const { found, late, failed } = await fanOut([source], { deadlineMs: DEADLINE_MS, keyOf: ({ key }) => key })
  return { rows: found, late: late.length + failed.length > 0 ? [DUFFEL_NAME] : [] }
}

/** The same flights once, from whoever sells them for less; at the same price from us. */
export function merged(own: readonly FlightRow[], remote: readonly DuffelRow[]): FoundRow[] {
  if (remote.length === 0) return [...own]
  const elsewhere = new Map(remote.map((row) => [row.key, row]))
  const kept = own.filter((row) => (elsewhere.get(row.id)?.totalMinor ?? Number.POSITIVE_INFINITY) >= row.totalMinor)
  const ours = new Set(kept.map(({ id }) => id))
  return [...kept, ...remote.filter(({ key }) => !ours.has(key))]
}

/** What airlines of another company are called. */
export const airlineNamesIn = (rows: readonly FoundRow[]): ReadonlyMap<string, string> =>
  new Map(
    rows.filter(isRemote).flatMap(({ wire }) => wire.bounds.flatMap(({ segments }) => segments.map(({ airline }) => [airline.code, airline.name] as const))),
  )
