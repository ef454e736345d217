import { addDays, type Day, dayIn, type Refusal, refuse } from '@sojourn/kernel'

/** Too early a check-in for this organisation, by the property's own date; null where it can be booked. `earliest` is the first day that can. */
export function tooSoon(stay: { readonly checkin: Day; readonly timeZone: string }, minimumDays: number, nowMs: number): Refusal<'too_soon'> | null {
  const earliest = addDays(dayIn(stay.timeZone, nowMs), minimumDays)
  return stay.checkin < earliest ? refuse('too_soon', { earliest }).refusal : null
}

/** What a person is told, word for word. */
export const TOO_SOON = "Sorry! We're unable to process your request as your travel date is too soon."
