import { isoIn, type Money, min, roundPrice, scale, zero } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'
import type { CarRate } from './rental-price.ts'

const FREE_UNTIL_MS = 48 * 3_600_000
/** A car that was not picked up costs so many days, where nothing was prepaid. */
const NO_SHOW_DAYS = 3

/**
 * What cancelling costs. Prepaid: nothing until 48 hours before the pick-up, then a day, and from the pick-up on all that was paid. Paid at the desk: nothing until
 * the pick-up, then up to three days.
 */
export function cancellationOf(of: {
  readonly rate: CarRate
  readonly pickupMs: number
  readonly timeZone: string
  /** What is paid with the booking, or for the desk's rate the whole price. */
  readonly whole: Money
  readonly sixths: number
}): CancellationWindow[] {
  const { rate, pickupMs, timeZone, whole, sixths } = of
  const pickup = isoIn(timeZone, pickupMs)
  const free = zero(whole.currency)
  const forDays = (count: number): Money => min(whole, roundPrice(scale(whole, 6 * count, Math.max(6, sixths))))
  if (rate === 'desk') {
    return [
      { from: null, to: pickup, amount: free },
      { from: pickup, to: null, amount: forDays(NO_SHOW_DAYS) },
    ]
  }
  const freeUntil = isoIn(timeZone, pickupMs - FREE_UNTIL_MS)
  return [
    { from: null, to: freeUntil, amount: free },
    { from: freeUntil, to: pickup, amount: forDays(1) },
    { from: pickup, to: null, amount: whole },
  ]
}
