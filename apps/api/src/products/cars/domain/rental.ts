import { type Day, instantMs, isoIn } from '@sojourn/kernel'

const DAY_MIN = 24 * 60
/** Half an hour late is no hour. */
const GRACE_MIN = 29
/** From here on the hours of a day begun are a day. */
const WHOLE_DAY_FROM_MIN = 150
const SIXTHS_OF_DAY = 6
const SIXTHS_OF_HOUR = 2
export const RENTAL_DAYS_MAX = 90

/** A rental by the clocks of its two desks. */
export interface Rental {
  /** `2027-03-17T10:00`, as the desks' clocks show it. */
  readonly pickupAt: string
  readonly dropoffAt: string
  readonly pickupMs: number
  readonly dropoffMs: number
  /** Between the two by the clock of the pick-up: a day is a day, whatever daylight saving does to its hours. */
  readonly minutes: number
  /** Days begun: covers and extras count these. */
  readonly wholeDays: number
}

export const dayOf = (localTime: string): Day => localTime.slice(0, 10)
export const clockOf = (localTime: string): string => localTime.slice(11, 16)

const msAt = (localTime: string, timeZone: string): number => instantMs(dayOf(localTime), clockOf(localTime), timeZone)
const wallMinutes = (localTime: string): number => Date.parse(`${localTime}:00Z`) / 60_000

/** Null where the car would come back before it is picked up, or after more days than are rented. */
export function rentalOf(pickup: { at: string; timeZone: string }, dropoff: { at: string; timeZone: string }): Rental | null {
  const [pickupMs, dropoffMs] = [msAt(pickup.at, pickup.timeZone), msAt(dropoff.at, dropoff.timeZone)]
  const dropoffWall = pickup.timeZone === dropoff.timeZone ? dropoff.at : isoIn(pickup.timeZone, dropoffMs).slice(0, 16)
  const minutes = wallMinutes(dropoffWall) - wallMinutes(pickup.at)
  if (minutes <= 0 || dropoffMs <= pickupMs || minutes > RENTAL_DAYS_MAX * DAY_MIN) return null
  return { pickupAt: pickup.at, dropoffAt: dropoff.at, pickupMs, dropoffMs, minutes, wholeDays: Math.ceil(minutes / DAY_MIN) }
}

/** Days of 24 hours from the pick-up and hours begun of one more; at least a day. */
export function daysAndHours(minutes: number): { readonly days: number; readonly hours: number } {
  const days = Math.floor(minutes / DAY_MIN)
  const over = minutes - days * DAY_MIN
  if (days === 0 || over >= WHOLE_DAY_FROM_MIN) return { days: days + 1, hours: 0 }
  return { days, hours: over <= GRACE_MIN ? 0 : Math.ceil(over / 60) }
}

/** What is paid for, in sixths of a day. An hour is a third of a day; a week is `weekSixths`, and no part of a week costs more than one. */
export function paidSixths(minutes: number, weekSixths: number): number {
  const { days, hours } = daysAndHours(minutes)
  const rest = (days % 7) * SIXTHS_OF_DAY + hours * SIXTHS_OF_HOUR
  return Math.floor(days / 7) * weekSixths + Math.min(rest, weekSixths)
}

/** Rentals of one day or two are dearer by the day, in percent. */
export const lengthPercent = (sixths: number): number => (sixths < 3 * SIXTHS_OF_DAY ? 110 : 100)
