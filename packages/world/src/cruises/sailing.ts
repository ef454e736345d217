import { addDays, type Day, daysBetween, weekdayOf } from '@sojourn/kernel'
import { kmBetween } from '../geo.ts'
import type { WorldPort } from '../ports.ts'
import { type Itinerary, isSailedIn } from './itinerary.ts'
import type { Ship } from './ship.ts'

/** A cruise that begins on a day. */
export interface Sailing {
  /** Of the address bar, the same for ever: the ship and its first day. */
  readonly sailingId: string
  readonly ship: Ship
  readonly itinerary: Itinerary
  /** By the calendars of the ports where it begins and ends. */
  readonly startsOn: Day
  readonly endsOn: Day
}

export interface Charts {
  itinerary(key: string): Itinerary
  port(unlocode: string): WorldPort
}

const SATURDAY = 6
/** Without guests a ship goes at 17 knots, and sea ways are longer than the crow's flight. */
const KM_PER_DAY = 17 * 1.852 * 24
const DETOUR = 1.5

const seasonStart = (year: number, from: string): Day => {
  const day = `${year}-${from}`
  return addDays(day, (SATURDAY - weekdayOf(day) + 7) % 7)
}

const firstPort = ({ calls }: Itinerary): string => calls[0]!.port
const lastPort = ({ calls }: Itinerary): string => calls.at(-1)!.port

/** Days in which a ship gets from one port to the other, empty. */
export function passageDays(from: string, to: string, { port }: Pick<Charts, 'port'>): number {
  return from === to ? 0 : Math.ceil((kmBetween(port(from).at, port(to).at) * DETOUR) / KM_PER_DAY)
}

/** The sailings of one season of a ship, which begins in a year: each leaves on the day and from the port where the one before it ended. */
export function sailingsOfSeason(ship: Ship, season: number, year: number, charts: Charts): Sailing[] {
  const { from, itineraries } = ship.seasons[season]!
  const next = ship.seasons[season + 1]
  const until = next ? seasonStart(year, next.from) : seasonStart(year + 1, ship.seasons[0]!.from)
  const nextPort = firstPort(charts.itinerary((next ?? ship.seasons[0]!).itineraries[0]!))
  const sailings: Sailing[] = []
  let startsOn = seasonStart(year, from)
  for (let nth = 0; ; nth++) {
    const itinerary = charts.itinerary(itineraries[nth % itineraries.length]!)
    const endsOn = addDays(startsOn, itinerary.nights)
    const isTooLate = daysBetween(endsOn, until) < passageDays(lastPort(itinerary), nextPort, charts)
    if (isTooLate || !isSailedIn(itinerary, Number(startsOn.slice(5, 7)))) return sailings
    sailings.push({ sailingId: `${ship.ship}-${startsOn}`, ship, itinerary, startsOn, endsOn })
    startsOn = endsOn
  }
}
