import { type Day, hashUnit, weekdayOf } from '@sojourn/kernel'
import { demandPercent } from '../demand.ts'
import { type CarClass, carClasses, readAcriss } from './car-class.ts'
import type { Depot } from './depot.ts'
import { rentalCountry } from './rental-country.ts'

const MILD: ReadonlySet<string> = new Set(['mediterranean', 'tropical', 'desert', 'oceanic'])
/** Cars below which a depot has no room for rare classes. */
const LARGE_FLEET = 60

/** How many cars a depot has of each class; a class it does not have is left out. */
export function fleetOf(depot: Depot): ReadonlyMap<string, number> {
  const weights = carClasses().map((each) => [each, weightOf(each, depot)] as const)
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0)
  return new Map(weights.map(([{ acriss }, weight]) => [acriss, Math.round((depot.fleet * weight) / all)] as const).filter(([, cars]) => cars > 0))
}

function weightOf({ acriss, demandFactor }: CarClass, { follows, countryCode, fleet }: Depot): number {
  const country = rentalCountry(countryCode)
  const { automatic, fourByFour, type } = readAcriss(acriss)
  if (type === 'Convertible' && !MILD.has(follows.climate)) return 0
  if (demandFactor > 1.5 && fleet < LARGE_FLEET) return 0
  const share = country?.automaticShare ?? 0.5
  const rough = country?.note.includes('4x4') ? 6 : 0.7
  return ((automatic ? share : 1 - share) * (fourByFour ? rough : 1)) / (demandFactor * demandFactor)
}

/** Cars of a class that may be sold here on a day: what the depot has, less what others have rented, the more the stronger the demand. */
export function freeCars(depot: Depot, { acriss, demandFactor }: CarClass, cars: number, day: Day): number {
  const chance =
    (hashUnit('rented', depot.depotId, day) + hashUnit('rented', depot.depotId, acriss, day.slice(0, 7), Math.floor(Number(day.slice(8, 10)) / 7))) / 2
  const rented = 0.3 + (demandPercent(depot.follows, day) - 100) * 0.004 * demandFactor + (chance - 0.5) * 0.6
  return Math.max(0, Math.round(cars * (1 - Math.min(1, Math.max(0, rented)))))
}

// Business cars go out on Mondays, leisure cars on Fridays and Saturdays.
const WEEKDAYS = [96, 102, 99, 98, 100, 106, 104] as const

/** How full a depot is on a day, as its prices say it: 0.94 to 1.08. */
export const fullness = (depotId: string, day: Day): number => ((94 + 12 * hashUnit('rented', depotId, day)) * WEEKDAYS[weekdayOf(day)]!) / 10_000
