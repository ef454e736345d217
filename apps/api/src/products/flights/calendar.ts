import { addDays, type Day, dayIn } from '@sojourn/kernel'
import { type Candidate, combineBounds } from './combine-bounds.ts'
import { isMidweek } from './domain/booking-classes.ts'
import type { ListPricing } from './domain/list-price.ts'
import { networkOf } from './network/network-index.ts'
import { SOLD_DAYS_AHEAD } from './read-slices.ts'
import { brandsOf, candidatesOf, type FlightRequest, listPricingOf, pricedWays, type Searching, type Slice } from './search-flights.ts'

/** The lowest price of a day, in minor units of the currency that is asked for; null where nothing is sold. */
export interface DayPrice {
  readonly date: Day
  readonly totalMinor: number | null
}

export interface GridPrice extends DayPrice {
  readonly back: Day
}

/** Two places by their airports. */
type Pair = Pick<Slice, 'origins' | 'destinations'>

/** Lowest prices of days between two places: the same that a search of the day finds. Ways of a day are looked for once. */
export interface FareCalendar {
  isSold(day: Day): boolean
  oneWay(day: Day): DayPrice
  returning(depart: Day, back: Day): GridPrice
}

export function createFareCalendar(searching: Searching, { origins, destinations }: Pair, request: FlightRequest): FareCalendar {
  const index = networkOf(searching.flights)
  const pricing: ListPricing = listPricingOf(searching, request)
  const timeZone = searching.flights.airports[origins[0]!]!.timeZone
  const today = dayIn(timeZone, searching.nowMs)
  const last = addDays(today, SOLD_DAYS_AHEAD)
  const known = new Map<string, readonly Candidate[]>()
  const candidatesOn = (day: Day, way: 'out' | 'back', midweek = false): readonly Candidate[] => {
    const key = `${way} ${day} ${midweek}`
    const before = known.get(key)
    if (before) return before
    const slice: Slice = way === 'out' ? { origins, destinations, day } : { origins: destinations, destinations: origins, day }
    const found = !isSold(day) ? [] : candidatesOf(searching, pricing, pricedWays(searching, index, slice, { ...request, isMidweek: midweek }).priced, request)
    known.set(key, found)
    return found
  }
  const isSold = (day: Day): boolean => day >= today && day <= last
  const lowest = (totals: readonly number[]): number | null => (totals.length === 0 ? null : Math.min(...totals))
  return {
    isSold,
    oneWay: (date) => ({ date, totalMinor: lowest(candidatesOn(date, 'out').map(({ totalMinor }) => totalMinor)) }),
    returning(depart, back) {
      const midweek = isMidweek([depart, back])
      const journeys = back < depart ? [] : combineBounds([candidatesOn(depart, 'out', midweek), candidatesOn(back, 'back', midweek)], 'calendar')
      return { date: depart, back, totalMinor: lowest(journeys.map((bounds) => brandsOf(searching.market, pricing, bounds)[0]!.totalMinor)) }
    },
  }
}

/** All days of a month: `2027-03`. */
export function daysOfMonth(month: string): Day[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, nth) => addDays(first, nth)).filter((day) => day.startsWith(month))
}

/** Days before and after a return's that a grid has. */
const GRID_DAYS = 3

/** Both days of a return moved by up to three. */
export const gridOf = (calendar: FareCalendar, depart: Day, back: Day): GridPrice[] => {
  const around = (day: Day) => Array.from({ length: 2 * GRID_DAYS + 1 }, (_, nth) => addDays(day, nth - GRID_DAYS))
  return around(depart).flatMap((out) => around(back).map((home) => calendar.returning(out, home)))
}
