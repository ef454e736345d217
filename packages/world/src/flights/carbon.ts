import type { Aircraft } from './aircraft.ts'
import type { Cabin } from './fare-data.ts'

// Travel Impact Model 3.0.0: kilograms of CO₂ equivalents of a kilogram of fuel, burnt and made; how much longer than the great circle is flown; how full flights are.
const KG_PER_FUEL = 3.8359
const DETOUR = 1.052
const LOAD = 0.845
const KM_PER_NM = 1.852
/** How much of the floor a seat takes, against one of economy. */
const FLOOR: Readonly<Record<Aircraft['body'], Readonly<Record<Cabin, number>>>> = {
  narrow: { economy: 1, premium: 1, business: 1.5, first: 1.5 },
  wide: { economy: 1, premium: 1.5, business: 4, first: 5 },
}

/** Grams of CO₂ equivalents of one seat on a flight; contrails are not in it. */
export function flightCarbonGrams({ body, seats, fuelKgFixed, fuelKgPerNm, cargoShare }: Aircraft, km: number, cabin: Cabin): number {
  const fuel = fuelKgFixed + fuelKgPerNm * (km / KM_PER_NM) * DETOUR
  const floor = FLOOR[body]
  const area = seats.economy * floor.economy + seats.premium * floor.premium + seats.business * floor.business + seats.first * floor.first
  return Math.round((1_000 * fuel * KG_PER_FUEL * (1 - cargoShare) * floor[cabin]) / (area * LOAD))
}
