import { say } from '@sojourn/i18n'
import { addDays, dayIn, type Refusal, refuse } from '@sojourn/kernel'
import type { SaleTerms } from './terms.ts'

/** Too early a first day for this organisation, by the clock of the place; null where it can be booked. `earliest` is the first day that can. */
export function tooSoon({ startsOn, timeZone }: Pick<SaleTerms, 'startsOn' | 'timeZone'>, minimumDays: number, nowMs: number): Refusal<'too_soon'> | null {
  if (startsOn === null) return null
  const earliest = addDays(dayIn(timeZone, nowMs), minimumDays)
  return startsOn < earliest ? refuse('too_soon', { earliest }).refusal : null
}

/** What a person is told, word for word. */
export const tooSoonText = (): string => say`Sorry! We're unable to process your request as your travel date is too soon.`
