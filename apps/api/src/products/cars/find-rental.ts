import { say } from '@sojourn/i18n'
import { accept, dayIn, daysBetween, isTimeIn, type Outcome } from '@sojourn/kernel'
import { type CarClass, type CarWorld, type Depot, oneWayUsd, type RentalCountry, rentalCountry } from '@sojourn/world'
import type { RentalAsk } from './car-ask.ts'
import { isOpen } from './domain/desk-hours.ts'
import { clockOf, dayOf, RENTAL_DAYS_MAX, type Rental, rentalOf } from './domain/rental.ts'
import { badTimes, closedThen, notOneWay } from './refusals.ts'

/** How far ahead cars are rented. */
const AHEAD_DAYS_MAX = 400

/** A rental between two desks, checked against their clocks: what every car there is priced by. */
export interface Route {
  readonly depot: Depot
  readonly dropoff: Depot
  readonly country: RentalCountry
  readonly rental: Rental
  readonly oneWayUsd: number
  /** For each of pick-up and return beyond the hours of its desk, in dollars. */
  readonly afterHoursUsd: readonly number[]
  readonly daysAhead: number
}

/** Refuses `one_way_not_offered`, `bad_times` and `closed_then`. */
export function routeBetween(depot: Depot, dropoff: Depot, ask: Pick<RentalAsk, 'pickupAt' | 'dropoffAt'>, nowMs: number): Outcome<Route> {
  const country = rentalCountry(depot.countryCode)
  const fee = oneWayUsd(depot, dropoff)
  if (fee === null || !country) return notOneWay()
  const skipped = skippedTime(depot, 'pickup_at', ask.pickupAt) ?? skippedTime(dropoff, 'dropoff_at', ask.dropoffAt)
  if (skipped) return skipped
  const rental = rentalOf({ at: ask.pickupAt, timeZone: depot.timeZone }, { at: ask.dropoffAt, timeZone: dropoff.timeZone })
  if (!rental) return badTimes('dropoff_at', say`Choose a return time after the pick-up and within ${RENTAL_DAYS_MAX} days.`)
  const daysAhead = daysBetween(dayIn(depot.timeZone, nowMs), dayOf(ask.pickupAt))
  if (rental.pickupMs <= nowMs) return badTimes('pickup_at', say`This pick-up time has already passed, local time. Please choose a later one.`)
  if (daysAhead > AHEAD_DAYS_MAX) return badTimes('pickup_at', say`You can book cars up to ${AHEAD_DAYS_MAX} days ahead. Please choose an earlier date.`)
  const pickupFee = openingFee(depot, ask.pickupAt)
  if (pickupFee === null) return closedThen('pickup_at', depot.name)
  const dropoffFee = openingFee(dropoff, ask.dropoffAt)
  if (dropoffFee === null) return closedThen('dropoff_at', dropoff.name)
  return accept({ depot, dropoff, country, rental, oneWayUsd: fee, afterHoursUsd: [pickupFee, dropoffFee].filter((usd) => usd > 0), daysAhead })
}

/** Refuses a time that the clocks of a desk skip; null where there is such a time. */
const skippedTime = ({ timeZone }: Depot, path: 'pickup_at' | 'dropoff_at', localTime: string) =>
  isTimeIn(timeZone, dayOf(localTime), clockOf(localTime))
    ? null
    : badTimes(path, say`The clocks go forward that day and skip this time. Please choose another one.`)

/** What a desk takes for being there at a time, in dollars: nothing within its hours; null where it is closed. */
function openingFee(depot: Depot, localTime: string): number | null {
  if (isOpen(depot.hours, dayOf(localTime), clockOf(localTime))) return 0
  return depot.kind === 'terminal' ? depot.supplier.afterHoursUsd : null
}

/** Both the class and the country say how old a driver is at least. */
export const minimumAge = (carClass: CarClass, country: RentalCountry): number => Math.max(carClass.ageMin, country.ageMin)

/** The classes that a depot has for a driver of an age. */
export const classesFor = (catalogue: CarWorld, { depot, country }: Route, driverAge: number): CarClass[] =>
  [...catalogue.fleetOf(depot).keys()].flatMap((acriss) => {
    const carClass = catalogue.findClass(acriss)
    return carClass && driverAge >= minimumAge(carClass, country) ? [carClass] : []
  })
