import { say } from '@sojourn/i18n'
import { type Day, dayIn, earliestStart, type Refusal, refuse, startFault } from '@sojourn/kernel'
import type { SaleTerms } from './terms.ts'

type Start = Pick<SaleTerms, 'startsOn' | 'timeZone'>

/** The first day that can be booked, by the clock of the place, where this one is too early for the organisation; null where it can be. */
export function bookableFrom({ startsOn, timeZone }: Start, minimumDays: number, nowMs: number): Day | null {
  if (startsOn === null) return null
  const today = dayIn(timeZone, nowMs)
  return startFault(startsOn, today, minimumDays) === null ? null : earliestStart(today, minimumDays)
}

/** Too early a first day for this organisation; null where it can be booked. `earliest` is the first day that can. */
export function tooSoon(start: Start, minimumDays: number, nowMs: number): Refusal<'too_soon'> | null {
  const earliest = bookableFrom(start, minimumDays, nowMs)
  return earliest ? refuse('too_soon', { earliest }).refusal : null
}

/** What a person sees, word for word. */
export const tooSoonText = (): string => say`Sorry! We're unable to process your request as your travel date is too soon.`
