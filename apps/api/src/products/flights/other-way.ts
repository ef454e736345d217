import { type Day, dayIn } from '@sojourn/kernel'
import { CABINS, type DatedFlight, scheduleChangeOf } from '@sojourn/world'
import { documentFor } from './domain/documents.ts'
import { priceBound, seatCount } from './domain/fares.ts'
import type { HeldFlight } from './domain/flight-hold.ts'
import type { Cabin, FareMarket, SeatStock } from './domain/market.ts'
import { knownMsOf } from './domain/news-of-flights.ts'
import { waysBetween } from './network/connections.ts'
import { BETWEEN_BOUNDS_MINUTES, type Bound, boundOfWay, type Itinerary, itineraryOf, readItinerary } from './network/itinerary.ts'
import { networkOf } from './network/network-index.ts'
import { dayNumberOf } from './network/zone-clocks.ts'
import type { FlightCatalogue } from './parts.ts'

const MINUTE_MS = 60_000
/** Another change of planes is as bad as so many minutes. */
const CHANGE_MINUTES = 90

/** A booked journey, and what of it cannot be flown any more. */
export interface BrokenJourney {
  readonly flights: readonly HeldFlight[]
  /** Bounds, counted from 0, that need another way. */
  readonly bounds: readonly number[]
  /** Flights that are not counted on, by their places. */
  readonly changed: readonly number[]
}

interface Looking {
  readonly catalogue: FlightCatalogue
  readonly market: FareMarket<DatedFlight>
  readonly stock: SeatStock
  readonly nowMs: number
}

export interface OtherWay {
  readonly itinerary: Itinerary
  readonly flights: readonly HeldFlight[]
}

/** The journey of what is held; null of what was held before its bounds were stored. */
export function heldItinerary({ flights: world }: Pick<FlightCatalogue, 'flights'>, flights: readonly HeldFlight[]): Itinerary | null {
  const count = Math.max(...flights.map(({ bound }) => bound ?? Number.NaN)) + 1
  if (Number.isNaN(count)) return null
  const idOf = (_: unknown, at: number) =>
    flights
      .filter(({ bound }) => bound === at)
      .map(({ flight, day }) => `${flight}-${day}`)
      .join('.')
  return readItinerary(world, Array.from({ length: count }, idOf).join('~'))
}

/**
 * The same journey on other flights of the same days, where those that are gone or missed have another way with seats for all: the one that leaves and lands nearest to what was booked. It asks for no
 * document that the journey did not ask for. Null where one of them has none.
 */
export function otherWay(looking: Looking, broken: BrokenJourney): OtherWay | null {
  const before = heldItinerary(looking.catalogue, broken.flights)
  if (!before) return null
  const bounds: Bound[] = [...before.bounds]
  const held = bounds.map((_, at) => broken.flights.filter(({ bound }) => bound === at))
  for (const at of broken.bounds) {
    const found = nearestWay(looking, broken, { before, bounds, at })
    if (!found) return null
    bounds[at] = found.bound
    held[at] = found.flights
  }
  return { itinerary: itineraryOf(bounds), flights: held.flat() }
}

interface OfBound {
  readonly before: Itinerary
  /** All of them as they are by now. */
  readonly bounds: readonly Bound[]
  readonly at: number
}

/** From the same airport to the same one; only where there is no such way, by others of their cities. */
const nearestWay = (looking: Looking, broken: BrokenJourney, of: OfBound) =>
  wayBetween(looking, broken, { ...of, isInCities: false }) ?? wayBetween(looking, broken, { ...of, isInCities: true })

function wayBetween(
  { catalogue, market, stock, nowMs }: Looking,
  { flights: held, changed }: BrokenJourney,
  { before, bounds, at, isInCities }: OfBound & { readonly isInCities: boolean },
) {
  const index = networkOf(catalogue.flights)
  const booked = before.bounds[at]!
  const own = held.filter(({ bound }) => bound === at)
  const units = own[0]!.units
  const asked = CABINS[Math.max(...own.map(({ cabin }) => CABINS.indexOf(cabin)))]!
  const [first, last] = [booked.flights[0]!, booked.flights.at(-1)!]
  const notBefore = Math.max(nowMs, (bounds[at - 1]?.flights.at(-1)?.arrivesMs ?? 0) + BETWEEN_BOUNDS_MINUTES * MINUTE_MS)
  const notAfter = (bounds[at + 1]?.flights[0]?.departsMs ?? Number.POSITIVE_INFINITY) - BETWEEN_BOUNDS_MINUTES * MINUTE_MS
  const asksFor = documentOf(catalogue, before.bounds)
  const avoided = new Set(changed.map((nth) => `${held[nth]!.flight} ${held[nth]!.day}`))
  const isFlown = ({ plan, day }: DatedFlight): boolean => {
    const change = scheduleChangeOf(catalogue.seed, plan.number, day)
    return !avoided.has(`${plan.number} ${day}`) && !(change && knownMsOf(change.knownOn) <= nowMs)
  }
  const ours: SeatStock = {
    ours: (flight, day, cabin) =>
      stock.ours(flight, day, cabin) - (own.some((each) => each.flight === flight && each.day === day && each.cabin === cabin) ? units : 0),
  }
  const isNear = ({ flights, minutes }: Bound) => {
    const apart = Math.abs(flights[0]!.departsMs - first.departsMs) + Math.abs(flights.at(-1)!.arrivesMs - last.arrivesMs)
    return apart / MINUTE_MS + CHANGE_MINUTES * flights.length + minutes / 1_000
  }
  const { airports } = catalogue.flights
  const around = (airport: number) => (isInCities ? [...airports.keys()].filter((each) => airports[each]!.cityCode === airports[airport]!.cityCode) : [airport])
  const { ways } = waysBetween(index, around(first.plan.from), around(last.plan.to), dayNumberOf(first.day))
  const found = ways
    .map((way) => boundOfWay(index, way))
    .filter(({ flights }) => flights[0]!.departsMs >= notBefore && flights.at(-1)!.arrivesMs <= notAfter && flights.every(isFlown))
    .filter((bound) => documentOf(catalogue, [...bounds.slice(0, at), bound, ...bounds.slice(at + 1)]) === asksFor)
    .toSorted((a, b) => isNear(a) - isNear(b))
  for (const bound of found) {
    const priced = priceBound(market, bound, { party: { adult: units, child: 0, infant: 0 }, cabin: asked, stock: ours })
    if (priced) return { bound, flights: bound.flights.map((flight, nth) => heldOn(market, flight, { cabin: priced.cabins[nth]!, asked, units, bound: at })) }
  }
  return null
}

/** Where an airline puts them a seat of the cabin is enough, whatever class is open: their fare stays what it was. */
function heldOn(market: FareMarket<DatedFlight>, flight: DatedFlight, { cabin, asked, units, bound }: Held): HeldFlight {
  const { capacity, others } = seatCount(market, flight, cabin, asked, { ours: () => 0 })
  return { flight: flight.plan.number, cabin, day: flight.day, units, limit: Math.max(0, capacity - others), capacity, bound, isInstead: true }
}

interface Held {
  readonly cabin: Cabin
  readonly asked: Cabin
  readonly units: number
  readonly bound: number
}

const documentOf = ({ flights: { airports } }: Pick<FlightCatalogue, 'flights'>, bounds: readonly Bound[]) =>
  documentFor(bounds.flatMap(({ flights }) => flights.flatMap(({ plan }) => [airports[plan.from]!.countryCode, airports[plan.to]!.countryCode])))

/** The days of a journey, first and last, on which its flights and those in their place leave. */
export function daysAround(flights: readonly HeldFlight[]): { from: Day; to: Day } {
  const days = flights.map(({ day }) => day).sort()
  const after = Date.parse(`${days.at(-1)!}T12:00:00Z`) + 3 * 24 * 60 * MINUTE_MS
  return { from: days[0]!, to: dayIn('UTC', after) }
}
