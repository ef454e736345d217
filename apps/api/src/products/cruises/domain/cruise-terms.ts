import { addDays, type Day, daysBetween, instantMs, isoIn, type Money, max, min, roundPrice, scale, zero } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'

/** How long before the final payment is charged a person is told of it, and for how long it is tried again. */
export const NOTICE_DAYS = 7
const TRIED_DAYS = 7
/** A cabin may be had on option for three days, where so many are left. */
const OPTION_DAYS_LEAST = 130
export const OPTION_HOURS = 72

/** Whether what a deposit leaves may be charged on the day of the final payment: nearer to it all is paid with the booking. */
export const isPaidLater = (finalOn: Day, today: Day): boolean => daysBetween(today, finalOn) > NOTICE_DAYS

/** What is not paid by then cancels the booking. */
export const giveUpOn = (finalOn: Day): Day => addDays(finalOn, TRIED_DAYS)

export const optionHoursOf = ({ startsOn }: { readonly startsOn: Day }, today: Day): number =>
  daysBetween(today, startsOn) > OPTION_DAYS_LEAST ? OPTION_HOURS : 0

interface Of {
  readonly startsOn: Day
  /** From which day on how much of the fare is kept, the soonest first. */
  readonly steps: readonly { readonly from: Day; readonly farePercent: number }[]
  /** When the ship leaves, and by whose clock. */
  readonly departs: string
  readonly timeZone: string
  readonly fare: Money
  /** Once the day of the final payment is over at least the deposit is kept; null where there was none. */
  readonly deposit: Money | null
}

/** Of the fare alone something is kept, from step to step more; port expenses, taxes and gratuities always come back. */
export function cruiseCancellation({ startsOn, steps, departs, timeZone, fare, deposit }: Of): CancellationWindow[] {
  const iso = (day: Day, time: string) => isoIn(timeZone, instantMs(day, time, timeZone))
  const kept = (percent: number) => min(fare, max(deposit ?? zero(fare.currency), roundPrice(scale(fare, percent, 100))))
  const marks = [
    { from: null, amount: zero(fare.currency) },
    ...steps.map(({ from, farePercent }) => ({ from: iso(from, '00:00'), amount: kept(farePercent) })),
    { from: iso(startsOn, departs), amount: fare },
  ]
  return marks.map(({ from, amount }, index) => ({ from, to: marks[index + 1]?.from ?? null, amount }))
}
