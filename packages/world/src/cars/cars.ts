import { type Day, invariant } from '@sojourn/kernel'
import { airports, type WorldAirport } from '../airports.ts'
import type { Facts, Point } from '../facts.ts'
import { kmBetween } from '../geo.ts'
import type { World } from '../world.ts'
import { type CarClass, carClasses } from './car-class.ts'
import type { Depot } from './depot.ts'
import { fleetOf, freeCars } from './fleet.ts'
import { airportDepots, rentsCars, townDepots } from './make-depots.ts'
import { dayRateCents } from './rate-card.ts'

/** A place that cars are looked for in. */
export interface CarPlace {
  readonly placeId: string
  readonly name: string
  /** Other names of the city it is, or is at: its own language's, and short ones. */
  readonly aliases: readonly string[]
  readonly country: string
  readonly countryCode: string
  readonly at: Point
  readonly timeZone: string
  /** Picture of the destination it belongs to. */
  readonly art: string
  readonly depots: readonly Depot[]
}

/** Cars of the demo world: pure functions of its seed, made when they are first asked for. */
export interface CarWorld {
  readonly depots: readonly Depot[]
  findDepot(depotId: string): Depot | null
  /** A city, a district or a sight by its place id, an airport by its code, a depot by its id. */
  findPlace(placeId: string): CarPlace | null
  /** Every city and every airport where cars are rented: cities in the order of the world, then airports by code. */
  places(): readonly CarPlace[]
  /** The classes a depot has, each with how many cars. */
  fleetOf(depot: Depot): ReadonlyMap<string, number>
  findClass(acriss: string): CarClass | null
  /** Cars of a class that may be sold here on a day. */
  free(depot: Depot, carClass: CarClass, day: Day): number
  /** Net cents of a dollar for one rental day, picked up on a day, seen so many days ahead. */
  dayRateCents(depot: Depot, carClass: CarClass, pickupDay: Day, daysAhead: number): number
}

/** How far the prices of a destination reach to airports without one. */
const FOLLOWS_KM = 1_500

export function createCarWorld(world: World): CarWorld {
  const perUsd = new Map(world.rates.map(({ currency, perUsd: rate }) => [currency, Number(rate)]))
  const classes = new Map(carClasses().map((each) => [each.acriss, each]))
  const depots = depotsOf(world)
  const byId = new Map(depots.map((depot) => [depot.depotId, depot]))
  const byAirport = Map.groupBy(depots, ({ iata }) => iata ?? '')
  const byDestination = Map.groupBy(depots, ({ destination }) => destination ?? '')
  const destinations = new Map(world.destinations.map((facts) => [facts.key, facts]))
  const fleets = new Map<string, ReadonlyMap<string, number>>()
  const fleet = (depot: Depot) => {
    const known = fleets.get(depot.depotId) ?? fleetOf(depot)
    fleets.set(depot.depotId, known)
    return known
  }
  const placeOfDepot = (depot: Depot, found: readonly Depot[]): CarPlace => {
    const { city, country, countryCode, timeZone, follows } = depot
    return {
      placeId: depot.iata ?? depot.depotId,
      name: depot.iata ? `${depot.name} (${depot.iata})` : `${depot.name}, ${city}`,
      aliases: destinations.get(depot.destination ?? '')?.aliases ?? [],
      country,
      countryCode,
      at: depot.at,
      timeZone,
      art: follows.art,
      depots: found,
    }
  }

  let places: readonly CarPlace[] | null = null
  const cityOf = (facts: Facts): CarPlace | null => {
    const { key, name, aliases, at, country, countryCode, timeZone, art } = facts
    const found = byDestination.get(key)
    return found ? { placeId: key, name, aliases, at, country, countryCode, timeZone, art, depots: found } : null
  }
  const airportPlaces = () =>
    [...byAirport]
      .filter(([iata]) => iata)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, found]) => placeOfDepot(found[0]!, found))

  return {
    depots,
    places() {
      places ??= [...world.destinations.flatMap((facts) => cityOf(facts) ?? []), ...airportPlaces()]
      return places
    },
    findDepot: (depotId) => byId.get(depotId) ?? null,
    findPlace(placeId) {
      const depot = byId.get(placeId)
      if (depot) return { ...placeOfDepot(depot, [depot]), placeId }
      const atAirport = byAirport.get(placeId.toUpperCase())
      if (placeId.length === 3 && atAirport) return placeOfDepot(atAirport[0]!, atAirport)
      const facts = destinations.get(placeId.split('.')[0]!)
      const within = facts && partOf(facts, placeId)
      if (!facts || !within) return null
      const { aliases, country, countryCode, timeZone, art } = facts
      return { placeId, ...within, aliases, country, countryCode, timeZone, art, depots: byDestination.get(facts.key) ?? [] }
    },
    fleetOf: fleet,
    findClass: (acriss) => classes.get(acriss) ?? null,
    free: (depot, carClass, day) => freeCars(depot, carClass, fleet(depot).get(carClass.acriss) ?? 0, day),
    dayRateCents(depot, carClass, pickupDay, daysAhead) {
      const rate = perUsd.get(depot.follows.currency)
      invariant(rate, `there is a rate for ${depot.follows.currency}`)
      return dayRateCents(depot, carClass, pickupDay, daysAhead, rate)
    },
  }
}

/** The destination itself, one of its districts, or one of its sights. */
function partOf({ key, name, at, districts, landmarks }: Facts, placeId: string): { name: string; at: Point } | null {
  if (placeId === key) return { name, at }
  const part = districts.find((each) => `${key}.${each.key}` === placeId) ?? landmarks.find((each) => `${key}.at.${each.key}` === placeId)
  return part ? { name: `${part.name}, ${name}`, at: part.at } : null
}

function depotsOf({ destinations, seed }: World): Depot[] {
  const served = destinations.filter(rentsCars)
  // Two destinations may share an airport: it belongs to the first.
  const ownOf = new Map<string, Facts>()
  for (const facts of served) if (!ownOf.has(facts.airport.iata)) ownOf.set(facts.airport.iata, facts)
  const known = new Map(airports().map((airport) => [airport.iata, airport]))
  const inTown = served.flatMap((facts) => townDepots(facts, seed, known.get(facts.airport.iata)?.region ?? ''))
  const atAirports = airports().flatMap((airport) => {
    const own = ownOf.get(airport.iata) ?? null
    const follows = own ?? nearest(served, airport)
    return follows ? airportDepots(airport, own, follows, seed) : []
  })
  return [...atAirports, ...inTown]
}

/** The nearest destination of an airport's country; null where there is none near. */
function nearest(served: readonly Facts[], { countryCode, at }: WorldAirport): Facts | null {
  let best: Facts | null = null
  let bestKm = FOLLOWS_KM
  for (const facts of served) {
    if (facts.countryCode !== countryCode) continue
    const km = kmBetween(facts.at, at)
    if (km < bestKm) [best, bestKm] = [facts, km]
  }
  return best
}
