import { addDays, type Day, dayIn } from '@sojourn/kernel'
import { CABINS } from '@sojourn/world'
import type { Cabin } from './domain/market.ts'
import { networkOf } from './network/network-index.ts'
import { otherRequests } from './other-requests.ts'
import { SOLD_DAYS_AHEAD } from './read-slices.ts'
import { type FlightRequest, pricedWays, type Searching, type Slice } from './search-flights.ts'

/** So far from a day, and so many others. */
const [DAYS_AROUND, DAYS_MAX] = [21, 3]

/** The next days on which a bound has seats for all who fly. */
export interface NearestDays {
  /** Counted from 0. */
  readonly bound: number
  readonly days: readonly Day[]
}

/** The other cabins in which every bound has seats for all of them on its day. */
export async function otherCabins(searching: Searching, slices: readonly Slice[], request: FlightRequest): Promise<readonly Cabin[]> {
  const index = networkOf(searching.flights)
  const found: Cabin[] = []
  for (const cabin of CABINS) {
    if (cabin === request.cabin) continue
    if (slices.every((slice) => pricedWays(searching, index, slice, { ...request, cabin }).priced.length > 0)) found.push(cabin)
    await otherRequests()
  }
  return found
}

/** Where one of the bounds has no seats for all of them, the days nearest to its own on which it has; null where each has some. */
export async function nearestDays(searching: Searching, slices: readonly Slice[], request: FlightRequest): Promise<NearestDays | null> {
  const index = networkOf(searching.flights)
  const isSold = (slice: Slice) => pricedWays(searching, index, slice, request).priced.length > 0
  const bound = slices.findIndex((slice) => !isSold(slice))
  const full = slices[bound]
  if (!full) return null
  const today = dayIn(searching.flights.airports[full.origins[0]!]!.timeZone, searching.nowMs)
  const first = slices[bound - 1]?.day ?? today
  const last = slices[bound + 1]?.day ?? addDays(today, SOLD_DAYS_AHEAD)
  const days: Day[] = []
  for (let by = 1; by <= DAYS_AROUND && days.length < DAYS_MAX; by++) {
    for (const day of [addDays(full.day, -by), addDays(full.day, by)]) {
      if (day >= first && day <= last && isSold({ ...full, day })) days.push(day)
      await otherRequests()
    }
  }
  return { bound, days: days.slice(0, DAYS_MAX).sort() }
}
