import { type Day, daysBetween, instantMs, isoIn } from '@sojourn/kernel'
import { airports, type WorldAirport } from '../airports.ts'
import { kmBetween } from '../geo.ts'
import type { World } from '../world.ts'
import { aircraft } from './aircraft.ts'
import { airlines } from './airline.ts'
import { createFlightMarket, type FlightMarket } from './demand.ts'
import { bitOfDay } from './flown-days.ts'
import { type FlightPlan, type HalfYears, makeFlights } from './make-flights.ts'
import { makeRoutes, type Route } from './make-routes.ts'

/** A flight on one day. */
export interface DatedFlight {
  readonly plan: FlightPlan
  /** The day it leaves on, at its airport. */
  readonly day: Day
  readonly departsMs: number
  readonly arrivesMs: number
  /** By the clocks of the two airports: `2027-03-17T10:05`. */
  readonly departsAt: string
  readonly arrivesAt: string
  /** How many days later the calendar is where it lands; −1 over the date line. */
  readonly daysLater: number
}

/** The flights of the demo world: pure functions of its seed, made when they are first asked for; nothing of a day is stored. */
export interface FlightWorld {
  readonly airports: readonly WorldAirport[]
  readonly routes: readonly Route[]
  readonly flights: readonly FlightPlan[]
  findAirport(iata: string): number | null
  findFlight(number: string): FlightPlan | null
  /** Flights of an airport that leave for another one, earliest first. */
  between(from: number, to: number): readonly FlightPlan[]
  /** All flights of an airport, by where they go and then by time. */
  leaving(from: number): readonly FlightPlan[]
  readonly market: FlightMarket
  /** Along the great circle. */
  km(from: number, to: number): number
  /** Null where it does not leave on that day. */
  onDay(plan: FlightPlan, day: Day): DatedFlight | null
}

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length

/** How much each airport's destination is asked for in the two halves of a year: April to October, and the rest. */
function halfYearsOf({ destinations }: World, all: readonly WorldAirport[]): (airport: number) => HalfYears | null {
  const byIata = new Map(
    destinations.map(({ airport, season }) => [
      airport.iata,
      { summer: mean(season.slice(3, 10)), winter: mean([...season.slice(0, 3), ...season.slice(10)]) },
    ]),
  )
  return (airport) => byIata.get(all[airport]!.iata) ?? null
}

const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export function createFlightWorld(world: World): FlightWorld {
  const all = airports()
  const index = new Map(all.map(({ iata }, at) => [iata, at]))
  const destinations = new Set(world.destinations.map(({ airport }) => airport.iata))
  const routes = makeRoutes(all, { lines: airlines(), fleet: aircraft() }, destinations, world.seed)
  const flights = makeFlights(all, routes, new Map(aircraft().map((each) => [each.code, each])), world.seed, halfYearsOf(world, all))
  const byNumber = new Map(flights.map((flight) => [flight.number, flight]))
  const byAirport = all.map((): FlightPlan[] => [])
  for (const flight of flights) byAirport[flight.from]!.push(flight)
  for (const leaving of byAirport) leaving.sort((a, b) => a.to - b.to || a.departs - b.departs || (a.number < b.number ? -1 : 1))
  const between = (from: number, to: number) => byAirport[from]!.filter((flight) => flight.to === to)
  const distances = new Map<number, Float64Array>()
  const km = (from: number, to: number) => {
    const known = distances.get(from) ?? Float64Array.from(all, ({ at }) => kmBetween(all[from]!.at, at))
    distances.set(from, known)
    return known[to]!
  }
  return {
    airports: all,
    routes,
    flights,
    market: createFlightMarket(world, { airports: all, between, km }),
    km,
    between,
    findAirport: (iata) => index.get(iata) ?? null,
    findFlight: (number) => byNumber.get(number) ?? null,
    leaving: (from) => byAirport[from]!,
    onDay(plan, day) {
      if ((plan.days & bitOfDay(day)) === 0) return null
      const [from, to] = [all[plan.from]!, all[plan.to]!]
      const departsMs = instantMs(day, timeOf(plan.departs), from.timeZone)
      const arrivesMs = departsMs + plan.block * 60_000
      const departsAt = isoIn(from.timeZone, departsMs).slice(0, 16)
      const arrivesAt = isoIn(to.timeZone, arrivesMs).slice(0, 16)
      return {
        plan,
        day,
        departsMs,
        arrivesMs,
        departsAt,
        arrivesAt,
        daysLater: daysBetween(departsAt.slice(0, 10), arrivesAt.slice(0, 10)),
      }
    },
  }
}
