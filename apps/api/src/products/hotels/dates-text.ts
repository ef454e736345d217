import { say } from '@sojourn/i18n'
import { type Outcome, refuse } from '@sojourn/kernel'
import { type BadDates, DAYS_AHEAD_MAX, type DatesFault, NIGHTS_MAX } from './domain/stay.ts'

/** Refuses the dates of a stay with what is wrong with them, said of the field it is wrong in. */
export function badDates(reason: DatesFault): Outcome<never, BadDates> {
  const message = textOf(reason)
  const path = reason === 'checkout_before_checkin' || reason === 'stay_too_long' ? 'checkout' : 'checkin'
  return refuse('bad_dates', { reason, message, errors: [{ path, message }] })
}

function textOf(reason: DatesFault): string {
  const texts: Record<DatesFault, string> = {
    checkout_before_checkin: say`Check-out must be at least one day after check-in.`,
    stay_too_long: say`You can book up to ${NIGHTS_MAX} nights at a time. Please book a longer stay in parts.`,
    checkin_past: say`Your check-in date has already passed, local time. Please choose a later date.`,
    too_far_ahead: say`You can book rooms up to ${DAYS_AHEAD_MAX} days ahead. Please choose an earlier date.`,
  }
  return texts[reason]
}
