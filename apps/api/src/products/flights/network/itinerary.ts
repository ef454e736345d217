import { isDay } from '@sojourn/kernel'
import type { DatedFlight, FlightWorld } from '@sojourn/world'
import { minimumBetween } from '../domain/minimum-connection.ts'
import { LONG_WAIT_MINUTES, type Way } from './connections.ts'
import type { NetworkIndex } from './network-index.ts'

/** The time between two flights of a bound. */
export interface Wait {
  readonly minutes: number
  /** What the airport asks for at least. */
  readonly minimum: number
}

/** One direction of a journey, from gate to gate. */
export interface Bound {
  readonly flights: readonly DatedFlight[]
  readonly waits: readonly Wait[]
  readonly minutes: number
}

/** A journey: one bound of a one way, two of a return, up to five of several cities. */
export interface Itinerary {
  /** `D0112-2027-03-17.R0220-2027-03-18~D0113-2027-03-24`: the flights of a bound with the days they leave on, then those of the next. */
  readonly id: string
  readonly bounds: readonly Bound[]
}

export const BOUNDS_MAX = 5
const FLIGHTS_MAX = 4
/** From landing to leaving again on the next bound. */
export const BETWEEN_BOUNDS_MINUTES = 60

const boundId = ({ flights }: Bound): string => flights.map(({ plan, day }) => `${plan.number}-${day}`).join('.')

export const itineraryOf = (bounds: readonly Bound[]): Itinerary => ({ id: bounds.map(boundId).join('~'), bounds })

/** A bound of flights that follow each other; null where they do not touch, or leave less time than the airport asks for. */
export function boundOf({ airports }: Pick<FlightWorld, 'airports'>, flights: readonly DatedFlight[]): Bound | null {
  const waits: Wait[] = []
  for (let nth = 1; nth < flights.length; nth++) {
    const [before, after] = [flights[nth - 1]!, flights[nth]!]
    const [cameFrom, lands] = [airports[before.plan.from]!, airports[before.plan.to]!]
    const [leaves, goesTo] = [airports[after.plan.from]!, airports[after.plan.to]!]
    const minimum = minimumBetween(lands, leaves, cameFrom.countryCode, goesTo.countryCode)
    const minutes = (after.departsMs - before.arrivesMs) / 60_000
    if (minimum === null || minutes < minimum || minutes > LONG_WAIT_MINUTES + minimum) return null
    waits.push({ minutes, minimum })
  }
  return { flights, waits, minutes: (flights.at(-1)!.arrivesMs - flights[0]!.departsMs) / 60_000 }
}

/** A way that was found, with its flights in local times. */
export function boundOfWay(index: NetworkIndex, { flights, days }: Way): Bound {
  const bound = boundOf(
    index.world,
    flights.map((flight, nth) => index.dated(flight, days[nth]!)),
  )
  if (!bound) throw new Error('a way that was found does not connect')
  return bound
}

const FLIGHT = /^([A-Z0-9]{2}\d{1,4})-(\d{4}-\d{2}-\d{2})$/

/** The journey of an id; null where its flights are none, do not leave on their days, do not touch in place and time, or leave before the bound before them has landed. */
export function readItinerary(world: FlightWorld, id: string): Itinerary | null {
  const bounds: Bound[] = []
  const texts = id.split('~')
  if (texts.length > BOUNDS_MAX) return null
  for (const text of texts) {
    const flights: DatedFlight[] = []
    const named = text.split('.')
    if (named.length > FLIGHTS_MAX) return null
    for (const each of named) {
      const [, number = '', day = ''] = FLIGHT.exec(each) ?? []
      const plan = isDay(day) ? world.findFlight(number) : null
      const flight = plan && world.onDay(plan, day)
      if (!flight) return null
      flights.push(flight)
    }
    const bound = boundOf(world, flights)
    const landed = bounds.at(-1)?.flights.at(-1)?.arrivesMs
    if (!bound || !connects(flights) || (landed !== undefined && flights[0]!.departsMs < landed + BETWEEN_BOUNDS_MINUTES * 60_000)) return null
    bounds.push(bound)
  }
  return itineraryOf(bounds)
}

/** Airlines of a bound sell it together: network and regional ones do, a low-cost one its own flights. */
function connects(flights: readonly DatedFlight[]): boolean {
  const lowCost = new Set(flights.map(({ plan: { airline } }) => (airline.kind === 'low-cost' ? airline.code : '')))
  return lowCost.size === 1
}

export const hasDeparted = ({ bounds }: Itinerary, nowMs: number): boolean => bounds[0]!.flights[0]!.departsMs <= nowMs
