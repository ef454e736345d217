import type { Facts } from '../facts.ts'
import { kmBetween, taxiMinutes } from '../geo.ts'
import { fliesOverWater, isOnWater } from './company.ts'
import type { TransferSpot } from './spot.ts'
import type { TransferVehicle } from './vehicle.ts'

/** From one spot to another within the reach of a destination. */
export interface Way {
  readonly from: TransferSpot
  readonly to: TransferSpot
  /** Whose companies go it, and whose prices count. */
  readonly market: Facts
  readonly crowKm: number
  /** Roads are longer than the crow's flight. */
  readonly km: number
}

const DETOUR = 1.3
/** Nobody is driven for less. */
const KM_MIN = 0.3
const SHUTTLE_KM_MAX = 120
const SEAPLANE_KM_MIN = 15
const WATER_KM_MAX = 60

/** Null where no destination reaches both, or they are the same place. */
export function wayBetween(from: TransferSpot, to: TransferSpot): Way | null {
  const market = from.markets.find((facts) => to.markets.includes(facts))
  const crowKm = kmBetween(from.at, to.at)
  if (!market || crowKm * DETOUR < KM_MIN) return null
  return { from, to, market, crowKm, km: Math.round(crowKm * DETOUR * 10) / 10 }
}

const isTerminal = ({ kind }: TransferSpot): boolean => kind === 'airport' || kind === 'port'
/** One end is the airport that the lines of the destination run to, the other in the destination. */
const isLineOf = ({ from, to, market: { airport } }: Way): boolean =>
  (from.iata === airport.iata && !isTerminal(to)) || (to.iata === airport.iata && !isTerminal(from))

/** Whether a vehicle goes this way at all, at whatever time. */
export function goes(vehicle: TransferVehicle, way: Way): boolean {
  const { from, to, market, km, crowKm } = way
  const byRoad = from.land !== null && from.land === to.land
  switch (vehicle.kind) {
    case 'rail':
    case 'coach':
      return isLineOf(way)
    case 'boat':
      return isOnWater(market) && crowKm <= WATER_KM_MAX && (!byRoad || isLineOf(way)) && !(byRoad && vehicle.perPerson)
    case 'seaplane':
      return fliesOverWater(market) && !byRoad && crowKm >= SEAPLANE_KM_MIN
    case 'shared':
      return byRoad && km <= SHUTTLE_KM_MAX && (isTerminal(from) || isTerminal(to))
    default:
      return byRoad
  }
}

/** Boats do not sail in the dark, but in a city of lit canals; seaplanes do not fly in it. */
export const isDaylightOnly = ({ kind }: TransferVehicle, { market }: Way): boolean =>
  kind === 'seaplane' || (kind === 'boat' && market.airport.transfer?.by !== 'water bus')

/** When seaplanes land, and when the flight that is met by one must have: by the clock of the place. */
export const SEAPLANE_LANDS = { from: '06:00', until: '15:30' } as const

const RUSH = [
  ['07:00', '10:00'],
  ['16:00', '19:00'],
] as const
const RUSH_FACTOR = 1.25
/** Nine rides of ten take no longer than this against the usual one. */
const WORST_FACTOR = 1.3
/** Calls of a shuttle at other hotels. */
export const OTHER_STOPS_MIN = 45
const LINE_LATE_MIN = 10
const BOAT_KM_H = 28
const SPEEDBOAT_KM_H = 45
const BOARDING_MIN = 10
const SEAPLANE_KM_H = 210
const SEAPLANE_TAXIING_MIN = 15

export interface RideMinutes {
  readonly usual: number
  /** What nine rides of ten do not exceed; of a shared one with all its stops. */
  readonly worst: number
}

/** How long a ride takes that begins at a time of the place: `16:30`. */
export function minutesOf(vehicle: TransferVehicle, way: Way, clock: string): RideMinutes {
  const line = isLineOf(way) ? way.market.airport.transfer : null
  const flat = (usual: number, more: number): RideMinutes => ({ usual: Math.round(usual), worst: Math.round(usual + more) })
  switch (vehicle.kind) {
    case 'rail':
    case 'coach':
      return flat(line?.minutes ?? taxiMinutes(way.crowKm * 1000), LINE_LATE_MIN)
    case 'boat':
      return flat(line?.minutes ?? BOARDING_MIN + (way.crowKm / (vehicle.perPerson ? SPEEDBOAT_KM_H : BOAT_KM_H)) * 60, LINE_LATE_MIN)
    case 'seaplane':
      return flat(SEAPLANE_TAXIING_MIN + (way.crowKm / SEAPLANE_KM_H) * 60, LINE_LATE_MIN)
    default: {
      const busy = RUSH.some(([from, until]) => clock >= from && clock < until) ? RUSH_FACTOR : 1
      const drive = taxiMinutes(way.crowKm * 1000) * busy
      const stops = vehicle.kind === 'shared' ? OTHER_STOPS_MIN : 0
      return { usual: Math.round(drive + stops / 3), worst: Math.ceil(drive * WORST_FACTOR) + stops }
    }
  }
}

/** What a party makes, in grams: of a shared ride its seats. */
export function carbonGrams({ kind, co2GramsPerKm, co2GramsPerPersonKm }: TransferVehicle, { km, crowKm }: Way, people: number): number {
  const overLand = kind !== 'boat' && kind !== 'seaplane'
  return Math.round((overLand ? km : crowKm) * (co2GramsPerKm + co2GramsPerPersonKm * people))
}
