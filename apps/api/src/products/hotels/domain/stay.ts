import { say } from '@sojourn/i18n'
import { type Day, dayIn, daysBetween, nightsOf, type Outcome, type Refusal, refuse } from '@sojourn/kernel'

/** Who sleeps in one room. Ages of children in years. */
export interface RoomParty {
  readonly adults: number
  readonly children: readonly number[]
}

/** When and who. */
export interface Stay {
  readonly checkin: Day
  readonly checkout: Day
  readonly rooms: readonly RoomParty[]
}

export const NIGHTS_MAX = 30
export const DAYS_AHEAD_MAX = 500

export type BadDates = Refusal<'bad_dates'>

/** The nights of a stay that can be sold today, today being the property's own. */
export function checkNights(stay: Pick<Stay, 'checkin' | 'checkout'>, timeZone: string, nowMs: number): Outcome<Day[], BadDates> {
  const nights = daysBetween(stay.checkin, stay.checkout)
  const ahead = daysBetween(dayIn(timeZone, nowMs), stay.checkin)
  if (nights < 1) return bad('checkout_before_checkin', say`Check-out must be at least one day after check-in.`, 'checkout')
  if (nights > NIGHTS_MAX) return bad('stay_too_long', say`A stay has at most ${NIGHTS_MAX} nights. Please book a longer one in parts.`, 'checkout')
  if (ahead < 0) return bad('checkin_past', say`Check-in lies in the past at the property. Please choose a later day.`, 'checkin')
  if (ahead > DAYS_AHEAD_MAX) return bad('too_far_ahead', say`Rooms can be booked up to ${DAYS_AHEAD_MAX} days ahead. Please choose an earlier day.`, 'checkin')
  return { ok: true, value: nightsOf(stay.checkin, stay.checkout) }
}

const bad = (reason: string, message: string, path: string) => refuse('bad_dates', { reason, message, errors: [{ path, message }] })
