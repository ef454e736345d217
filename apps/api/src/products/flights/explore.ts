import { addDays, type Day, dayIn, daysBetween } from '@sojourn/kernel'
import type { FlightPlace } from './airport-places.ts'
import { daysOfMonth } from './calendar.ts'
import type { PricedBound } from './domain/fares.ts'
import type { Bound } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { otherRequests } from './other-requests.ts'
import { SOLD_DAYS_AHEAD } from './read-slices.ts'
import { brandsOf, type FlightRequest, listPricingOf, pricedWays, type Searching } from './search-flights.ts'

/** A place that can be flown to, with a price that it is sold at on a day. */
export interface Explored {
  readonly place: FlightPlace
  readonly totalMinor: number
  readonly day: Day
  readonly stops: number
}

/** On so many days of a month, those that are likely the cheapest, non-stop flights are priced; on the first of them so many of the quickest ways with changes too. */
const DAYS_PRICED = 4
const CHANGING_PRICED = 24

/**
 * Places with a low price of a month each, on the day that is likely the cheapest: what a month costs at a glance, where a calendar knows each day. What is told is sold on that day at the time of
 * asking; a search of the day may find less, never nothing.
 */
export async function exploreFrom(
  searching: Searching,
  from: FlightPlace,
  places: readonly FlightPlace[],
  { month, request }: { readonly month: string; readonly request: FlightRequest },
): Promise<Explored[]> {
  const index = networkOf(searching.flights)
  const pricing = listPricingOf(searching, request)
  const { market, nowMs } = searching
  const today = dayIn(from.timeZone, nowMs)
  const days = daysOfMonth(month).filter((day) => day >= today && day <= addDays(today, SOLD_DAYS_AHEAD))
  const cheapestClass = days.map((day) =>
    Math.min(...market.classesOf(request.cabin).flatMap((each) => (each.advanceDays <= daysBetween(today, day) ? [each.factor] : []))),
  )

  const priceOf = (place: FlightPlace, day: Day, bound: PricedBound<Bound>): Explored => ({
    place,
    day,
    totalMinor: brandsOf(market, pricing, [bound])[0]!.totalMinor,
    stops: bound.bound.waits.length,
  })
  const likelyDays = (place: FlightPlace): Day[] =>
    days
      .map((day, nth) => ({ day, weight: market.fareCents(from.airports[0]!, place.airports[0]!, day) * cheapestClass[nth]! }))
      .sort((a, b) => a.weight - b.weight)
      .slice(0, DAYS_PRICED)
      .map(({ day }) => day)

  const lowestOf = (place: FlightPlace): Explored | null => {
    if (days.length === 0 || place.cityCode === from.cityCode) return null
    const between = { origins: from.airports, destinations: place.airports }
    const all = likelyDays(place).flatMap((day, nth) =>
      pricedWays(searching, index, { ...between, day }, request, nth === 0 ? { most: CHANGING_PRICED } : { nonStop: true }).priced.map((bound) =>
        priceOf(place, day, bound),
      ),
    )
    const cheaper = (a: Explored, b: Explored) => b.totalMinor < a.totalMinor || (b.totalMinor === a.totalMinor && b.stops < a.stops)
    return all.reduce<Explored | null>((best, each) => (best === null || cheaper(best, each) ? each : best), null)
  }

  const found: Explored[] = []
  for (const [nth, place] of places.entries()) {
    const lowest = lowestOf(place)
    if (lowest) found.push(lowest)
    if (nth % PLACES_AT_ONCE === PLACES_AT_ONCE - 1) await otherRequests()
  }
  return found
}

const PLACES_AT_ONCE = 12

const REMEMBERED_MS = 10 * 60_000
const REMEMBERED_MAX = 60

/** Answers by what was asked, for ten minutes: a price of a map may be so old, that of a search never is. */
export function createExploreMemory() {
  const answers = new Map<string, { readonly untilMs: number; readonly found: Promise<readonly Explored[]> }>()
  return {
    async find(key: string, nowMs: number, explore: () => Promise<readonly Explored[]>): Promise<readonly Explored[]> {
      const known = answers.get(key)
      if (known && known.untilMs > nowMs) return known.found
      if (answers.size >= REMEMBERED_MAX) answers.delete(answers.keys().next().value!)
      const found = explore()
      answers.set(key, { untilMs: nowMs + REMEMBERED_MS, found })
      try {
        return await found
      } catch (error) {
        answers.delete(key)
        throw error
      }
    },
  }
}
