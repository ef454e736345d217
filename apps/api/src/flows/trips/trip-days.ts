import { say } from '@sojourn/i18n'
import { accept, type Day, dayIn, type Outcome, type Refusal, refuse } from '@sojourn/kernel'

/** Journeys of one's youth belong into a list of trips, typing errors do not. */
const FIRST_DAY = '2000-01-01'
const YEARS_AHEAD = 10

/** Refuses days that end before they begin, and those of no journey that anybody plans. */
export function checkTripDays({ from, to }: { readonly from: Day; readonly to: Day }, nowMs: number): Outcome<void, Refusal<'bad_dates'>> {
  if (from > to) return refuse('bad_dates')
  const lastYear = Number(dayIn('UTC', nowMs).slice(0, 4)) + YEARS_AHEAD
  if (from >= FIRST_DAY && to <= `${lastYear}-12-31`) return accept()
  return refuse('bad_dates', { message: say`A trip is between the years ${FIRST_DAY.slice(0, 4)} and ${String(lastYear)}. Please check its dates.` })
}
