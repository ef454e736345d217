import { addDays, type Day, instantMs, isoIn, type Money, min, money, roundPrice, scale, zero } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'

interface Of {
  readonly checkIn: Day
  readonly checkinFrom: string
  readonly timeZone: string
  /** All that we take of its price, whenever. */
  readonly whole: Money
}

/** What cancelling a week costs: an amount of its own first, then shares of the price. */
const WEEK_STEPS: readonly (readonly [daysBefore: number, percent: number])[] = [
  [60, 40],
  [30, 70],
  [14, 100],
]

/** A stay is free to cancel until so many days before, at noon there. */
export const STAY_FREE_DAYS = 7
const STAY_STEPS: typeof WEEK_STEPS = [
  [STAY_FREE_DAYS, 50],
  [2, 100],
]
const AT = '12:00'

function windows({ checkIn, checkinFrom, timeZone, whole }: Of, first: Money, steps: typeof WEEK_STEPS): CancellationWindow[] {
  const iso = (day: Day, time: string) => isoIn(timeZone, instantMs(day, time, timeZone))
  const share = (percent: number) => min(whole, roundPrice(scale(whole, percent, 100)))
  const marks = [
    { from: null, amount: min(first, whole) },
    ...steps.map(([days, percent]) => ({
      from: iso(addDays(checkIn, -days), AT),
      amount: percent === 100 ? whole : money(Math.max(min(first, whole).minor, share(percent).minor), whole.currency),
    })),
    { from: iso(checkIn, checkinFrom), amount: whole },
  ]
  return marks.map(({ from, amount }, index) => ({ from, to: marks[index + 1]?.from ?? null, amount }))
}

/** A week for money or in exchange: `handling` is retained 60 days and more before, then 40 and 70 per cent, from 14 days on all of it. */
export const weekCancellation = (of: Of, handling: Money): CancellationWindow[] => windows(of, handling, WEEK_STEPS)

/** A stay: free until a week before, then half of it, from two days before on all of it. */
export const stayCancellation = (of: Of): CancellationWindow[] => windows(of, zero(of.whole.currency), STAY_STEPS)

/** The power of an exchange comes back until this many days before the week. */
export const POWER_BACK_DAYS = 14
