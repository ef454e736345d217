import { hashUnit } from '@sojourn/kernel'
import type { WorldAirport } from '../airports.ts'
import { kmBetween } from '../geo.ts'
import type { Aircraft } from './aircraft.ts'
import type { Airline } from './airline.ts'
import { canFly, mayFly } from './legality.ts'

/** An airline's flights between one of its hubs and another airport, both ways. */
export interface Route {
  readonly airline: Airline
  /** Indexes of airports. */
  readonly hub: number
  readonly other: number
  readonly km: number
  /** A destination of the world has a daily flight here, whatever the demand. */
  readonly isDaily: boolean
}

interface Hub {
  readonly airline: Airline
  readonly at: number
  readonly isMain: boolean
}

/** Passengers a year, in millions, from which on the longest flights fill. */
const LARGE_PAX = 30

/** How well an airline sells flights of a length to an airport of a size. */
function fitOf({ kind }: Airline, km: number, paxMillions: number): number {
  if (kind === 'network')
    return km < 180 ? 0.1 : km < 3_000 ? 1 : km < 6_000 ? 0.55 : km < 11_500 ? 0.5 : km < 13_500 && paxMillions >= LARGE_PAX ? 0.4 : km < 15_500 ? 0.1 : 0
  if (kind === 'low-cost') return km < 250 ? 0.15 : km < 400 ? 0.6 : km < 2_300 ? 1 : km < 3_500 ? 0.45 : km < 4_600 ? 0.15 : 0
  return km < 120 ? 0.2 : km < 2_600 ? 1 : 0
}

const LONG_KM = 4_200
const GATEWAY_KM_MAX = 7_500
const GATEWAY_PAX_MIN = 4
const GATEWAYS = 2
const WAYS_IN_MIN = 2
const WAYS_IN_MAX = 70

/**
 * The network: what each hub would fly, then what each airport pulls, so that its size has its ways in; nobody is left out, and every destination of the world has a daily flight to two large hubs of
 * network airlines, or to smaller ones where no aircraft reaches those. A route that no airline may fly, or no aircraft can, is never made.
 */
export function makeRoutes(
  airports: readonly WorldAirport[],
  { lines, fleet }: { readonly lines: readonly Airline[]; readonly fleet: readonly Aircraft[] },
  destinations: ReadonlySet<string>,
  seed: string,
): Route[] {
  const indexOf = new Map(airports.map(({ iata }, index) => [iata, index]))
  const hubs: Hub[] = lines.flatMap((airline) => airline.hubs.map((iata, order) => ({ airline, at: indexOf.get(iata)!, isMain: order === 0 })))
  const isDestination = airports.map(({ iata }) => destinations.has(iata))
  const kmOf = new Map<number, Float64Array>()
  const distances = (hub: number): Float64Array => {
    const known = kmOf.get(hub) ?? Float64Array.from(airports, ({ at }) => kmBetween(airports[hub]!.at, at))
    kmOf.set(hub, known)
    return known
  }
  const shares = new Map<number, number>()
  for (const { at, isMain } of hubs) shares.set(at, (shares.get(at) ?? 0) + (isMain ? 1 : 0.6))

  const routes = new Map<string, Route>()
  const neighbours = airports.map(() => new Set<number>())
  const keyOf = ({ airline, at }: Pick<Hub, 'airline' | 'at'>, other: number) => `${airline.code} ${Math.min(at, other)} ${Math.max(at, other)}`
  const add = (hub: Hub, other: number, km: number, isDaily = false) => {
    const key = keyOf(hub, other)
    const known = routes.get(key)
    if (!known) routes.set(key, { airline: hub.airline, hub: hub.at, other, km, isDaily })
    else if (isDaily && !known.isDaily) routes.set(key, { ...known, isDaily })
    neighbours[hub.at]!.add(other)
    neighbours[other]!.add(hub.at)
  }
  /** Too far for so small a place, or too short a runway for so long a flight. */
  const isTooFar = (hub: number, other: number, km: number): boolean => {
    const { paxMillions, countryCode, runwayFt } = airports[other]!
    if (km > LONG_KM && paxMillions < (isDestination[other] ? 1.2 : 4) && countryCode !== airports[hub]!.countryCode) return true
    return runwayFt < 5_500 && km > 1_500
  }
  const may = ({ airline, at }: Hub, other: number, km: number): boolean => {
    const [from, to] = [airports[at]!, airports[other]!]
    return mayFly(airline, from, to, km) && fleet.some((type) => canFly(type, from, to, km))
  }

  for (const hub of hubs) {
    const { airline, at, isMain } = hub
    const from = airports[at]!
    const wanted = Math.max(
      6,
      Math.round(
        ((airline.kind === 'network' ? 3.9 : 3.4) * from.paxMillions ** 0.78 * (isMain ? 1 : 0.75) * (airline.kind === 'regional' ? 0.6 : 1)) /
          Math.sqrt(shares.get(at)!),
      ),
    )
    const km = distances(at)
    const ranked = airports.flatMap((to, other) => {
      if (other === at || to.cityCode === from.cityCode) return []
      const fit = fitOf(airline, km[other]!, to.paxMillions)
      const isHome = to.countryCode === from.countryCode
      if (fit === 0 || isTooFar(at, other, km[other]!) || (airline.kind === 'low-cost' && to.paxMillions < 0.4 && !isHome) || !may(hub, other, km[other]!))
        return []
      const own = airline.hubs.includes(to.iata) ? 2.5 : 1
      const chance = 0.6 + 0.8 * hashUnit(seed, 'route', airline.code, from.iata, to.iata)
      return [{ other, score: to.paxMillions ** 0.6 * fit * (isHome ? 2.4 : 1) * own * (isDestination[other] ? 1.3 : 1) * chance }]
    })
    ranked.sort((a, b) => b.score - a.score || a.other - b.other)
    for (const { other } of ranked.slice(0, wanted)) add(hub, other, km[other]!)
  }

  const byPassengers = [...airports.keys()].sort((a, b) => airports[b]!.paxMillions - airports[a]!.paxMillions || a - b)
  for (const other of byPassengers) {
    const to = airports[other]!
    const wanted = Math.min(WAYS_IN_MAX, Math.round(4.2 * to.paxMillions ** 0.62) + 1)
    const known = neighbours[other]!
    if (known.size >= wanted) continue
    const ranked = hubs.flatMap((hub) => {
      if (hub.at === other || known.has(hub.at)) return []
      const km = distances(hub.at)[other]!
      const fit = fitOf(hub.airline, km, to.paxMillions)
      if (fit === 0 || isTooFar(hub.at, other, km) || !may(hub, other, km)) return []
      const from = airports[hub.at]!
      const chance = 0.6 + 0.8 * hashUnit(seed, 'pull', hub.airline.code, from.iata, to.iata)
      return [{ hub, km, score: (from.paxMillions ** 0.45 * fit * (from.countryCode === to.countryCode ? 2.2 : 1) * chance) / (km + 600) ** 0.5 }]
    })
    ranked.sort((a, b) => b.score - a.score)
    for (const { hub, km } of ranked) {
      if (known.size >= wanted) break
      if (!known.has(hub.at)) add(hub, other, km)
    }
  }

  for (const [other, to] of airports.entries()) {
    if (neighbours[other]!.size >= WAYS_IN_MIN) continue
    const ranked = hubs.flatMap((hub) => {
      const km = distances(hub.at)[other]!
      if (hub.at === other || km > 6_500 || hub.airline.kind === 'low-cost' || neighbours[other]!.has(hub.at) || !may(hub, other, km)) return []
      const from = airports[hub.at]!
      return [{ hub, km, score: ((from.countryCode === to.countryCode ? 3 : 1) * from.paxMillions ** 0.5) / (km + 250) }]
    })
    ranked.sort((a, b) => b.score - a.score)
    for (const { hub, km } of ranked) if (neighbours[other]!.size < WAYS_IN_MIN) add(hub, other, km)
  }

  for (const [other, to] of airports.entries()) {
    if (!isDestination[other]) continue
    const ranked = hubs.flatMap((hub) => {
      const from = airports[hub.at]!
      const km = distances(hub.at)[other]!
      if (hub.airline.kind !== 'network' || hub.at === other || km > GATEWAY_KM_MAX || !may(hub, other, km)) return []
      const score = ((from.countryCode === to.countryCode ? 4 : 1) * from.paxMillions ** 0.5 * (hub.isMain ? 1.3 : 1)) / (km + 500)
      return [{ hub, km, score, isLarge: from.paxMillions >= GATEWAY_PAX_MIN }]
    })
    ranked.sort((a, b) => Number(b.isLarge) - Number(a.isLarge) || b.score - a.score)
    const gateways = new Set<number>()
    for (const { hub, km } of ranked) {
      if (gateways.size >= GATEWAYS) break
      if (gateways.has(hub.at)) continue
      gateways.add(hub.at)
      add(hub, other, km, true)
    }
  }
  return [...routes.values()]
}
