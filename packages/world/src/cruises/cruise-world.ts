import { type Day, isDay } from '@sojourn/kernel'
import { dataOf } from '../data.ts'
import type { Point } from '../facts.ts'
import { ports, type WorldPort } from '../ports.ts'
import type { World } from '../world.ts'
import { type Call, callsOf, type ShipTime, shipTimeOf } from './calls.ts'
import { itineraries } from './itinerary.ts'
import { routeOf } from './route.ts'
import { type Charts, type Sailing, sailingsOfSeason } from './sailing.ts'
import { makeShip, type Ship, shipFiles } from './ship.ts'

/** Cruises of the demo world: pure functions of its seed, made when they are first asked for; nothing of a sailing is stored. */
export interface CruiseWorld {
  readonly ports: readonly WorldPort[]
  readonly ships: readonly Ship[]
  findPort(unlocode: string): WorldPort | null
  findShip(ship: string): Ship | null
  /** Those that begin from one day to another, both included, by day and then by ship. */
  sailings(from: Day, to: Day): readonly Sailing[]
  findSailing(sailingId: string): Sailing | null
  callsOf(sailing: Sailing): readonly Call[]
  shipTimeOf(sailing: Sailing): ShipTime
  /** Positions for a map, a list for each leg. */
  routeOf(sailing: Pick<Sailing, 'itinerary'>): readonly (readonly Point[])[]
}

/** Where ships on rivers call: no port of the sea. */
const riverPorts = dataOf<readonly WorldPort[]>('cruises/river-ports.json')

const YEARS_KEPT = 8

const yearOf = (day: Day): number => Number(day.slice(0, 4))

export function createCruiseWorld({ seed }: Pick<World, 'seed'>): CruiseWorld {
  const all = [...ports(), ...riverPorts()]
  const byUnlocode = new Map(all.map((port) => [port.unlocode, port]))
  const byKey = new Map(itineraries().map((itinerary) => [itinerary.key, itinerary]))
  const charts: Charts = { itinerary: (key) => byKey.get(key)!, port: (unlocode) => byUnlocode.get(unlocode)! }
  const ships = shipFiles().map((file) => makeShip(file, seed))
  const byShip = new Map(ships.map((ship) => [ship.ship, ship]))
  const years = new Map<number, readonly Sailing[]>()
  /** Those of all seasons that begin in a year. */
  const ofYear = (year: number): readonly Sailing[] => {
    const known = years.get(year)
    if (known) return known
    const made = ships.flatMap((ship) => ship.seasons.flatMap((_, season) => sailingsOfSeason(ship, season, year, charts)))
    if (years.size === YEARS_KEPT) years.clear()
    years.set(year, made)
    return made
  }
  const sailings = (from: Day, to: Day) => {
    // the last season of a year runs into the next
    const touched = Array.from({ length: yearOf(to) - yearOf(from) + 2 }, (_, i) => yearOf(from) - 1 + i)
    return touched
      .flatMap(ofYear)
      .filter(({ startsOn }) => from <= startsOn && startsOn <= to)
      .sort((a, b) => (a.startsOn === b.startsOn ? (a.sailingId < b.sailingId ? -1 : 1) : a.startsOn < b.startsOn ? -1 : 1))
  }
  return {
    ports: all,
    ships,
    findPort: (unlocode) => byUnlocode.get(unlocode) ?? null,
    findShip: (ship) => byShip.get(ship) ?? null,
    sailings,
    findSailing(sailingId) {
      const [, key, day] = /^(.+)-(\d{4}-\d{2}-\d{2})$/.exec(sailingId) ?? []
      const ship = byShip.get(key ?? '')
      if (!ship || !day || !isDay(day)) return null
      const made = [yearOf(day) - 1, yearOf(day)].flatMap((year) => ship.seasons.flatMap((_, season) => sailingsOfSeason(ship, season, year, charts)))
      return made.find((each) => each.sailingId === sailingId) ?? null
    },
    callsOf: (sailing) => callsOf(sailing, charts),
    shipTimeOf: (sailing) => shipTimeOf(sailing, charts),
    routeOf: ({ itinerary }) => routeOf(itinerary, (unlocode) => charts.port(unlocode).at),
  }
}
