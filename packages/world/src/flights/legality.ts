import type { WorldAirport } from '../airports.ts'
import { agreements, isFlown, sharesSkies } from './agreements.ts'
import type { Aircraft } from './aircraft.ts'
import type { Airline } from './airline.ts'

/** Whether an airline may fly between two airports at all: never within a city, and within a country only its own, or one of the same open skies. */
export function mayFly({ countryCode: home }: Pick<Airline, 'countryCode'>, a: WorldAirport, b: WorldAirport, km: number): boolean {
  if (a.cityCode === b.cityCode || !isFlown(a.countryCode, b.countryCode)) return false
  if ([a, b].some(({ iata }) => km > (agreements().shortOnlyKm[iata] ?? Number.POSITIVE_INFINITY))) return false
  if (a.countryCode !== b.countryCode) return true
  return a.countryCode === home || sharesSkies(a.countryCode, home)
}

/** How much shorter a runway may be than an aircraft asks for at full weight. */
const SPARE_FT = 900
const HIGH_FT = 5_000
const RANGE_SHARE = 0.97

const fitsRunway = ({ runwayFt: needed }: Aircraft, { runwayFt, elevationFt }: WorldAirport): boolean =>
  runwayFt >= (needed - SPARE_FT) * (elevationFt > HIGH_FT ? 1.15 : 1)

/** Whether an aircraft can fly from one to the other and back. */
export const canFly = (type: Aircraft, a: WorldAirport, b: WorldAirport, km: number): boolean =>
  km <= type.rangeKm * RANGE_SHARE &&
  fitsRunway(type, a) &&
  fitsRunway(type, b) &&
  (type.body === 'narrow' || ![a, b].some(({ iata }) => iata in agreements().shortOnlyKm))
