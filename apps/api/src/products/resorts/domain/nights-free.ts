import { addDays, type Day, nightsOf } from '@sojourn/kernel'

/** A stay takes two nights or more. */
export const STAY_NIGHTS_MIN = 2
export const STAY_NIGHTS_MAX = 28

/** Why a unit is not had for some nights: one of them is taken or not on offer, a single night would be left over that nobody can book, or one arrives there on other days only. */
export type NotFree = 'full' | 'gap' | 'arrival_day_only'

/** The nights of one unit around those that are asked for. */
export interface UnitNights {
  /** On offer, and neither held nor sold. */
  isFree(night: Day): boolean
  /** Whether one may arrive on a day: in red weeks on the unit's own day only. */
  mayArrive(day: Day): boolean
}

/**
 * Whether a unit can be had for these nights; null where it can. What is left free before and after, up to the next taken night, is nothing or two nights and more: a
 * rest of one night could not be sold (the gap rule).
 */
export function notFree(unit: UnitNights, checkIn: Day, checkOut: Day): NotFree | null {
  if (!nightsOf(checkIn, checkOut).every((night) => unit.isFree(night))) return 'full'
  if (!unit.mayArrive(checkIn)) return 'arrival_day_only'
  const leavesOne = (next: Day, after: Day) => unit.isFree(next) && !unit.isFree(after)
  return leavesOne(addDays(checkIn, -1), addDays(checkIn, -2)) || leavesOne(checkOut, addDays(checkOut, 1)) ? 'gap' : null
}
