import { addDays, type Day, instantMs, isoIn, type Money, roundPrice, scale } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'

/** Until then it costs the deposit: also for those whose rest could not be charged. */
const DEPOSIT_DAYS_BEFORE = 37
const HALF_DAYS_BEFORE = 14

/** What giving up one's places costs, by the clock of the place: the deposit, then half the price, and all of it in the last two weeks. */
export function cancellationOf(of: {
  readonly startsOn: Day
  readonly timeZone: string
  readonly whole: Money
  readonly deposit: Money
}): CancellationWindow[] {
  const { startsOn, timeZone, whole, deposit } = of
  const at = (days: number) => isoIn(timeZone, instantMs(addDays(startsOn, -days), '00:00', timeZone))
  const half = roundPrice(scale(whole, 1, 2))
  return [
    { from: null, to: at(DEPOSIT_DAYS_BEFORE), amount: deposit },
    { from: at(DEPOSIT_DAYS_BEFORE), to: at(HALF_DAYS_BEFORE), amount: half.minor > deposit.minor ? half : deposit },
    { from: at(HALF_DAYS_BEFORE), to: null, amount: whole },
  ]
}
