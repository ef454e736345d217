import { isoIn, type Money, zero } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'

const HOUR_MS = 3_600_000

/** What cancelling costs: nothing until so many hours before the pick-up, then all of it. What begins with the pick-up is what not coming costs. */
export function cancellationOf(of: {
  readonly pickupMs: number
  readonly timeZone: string
  readonly whole: Money
  readonly freeHours: number
}): CancellationWindow[] {
  const pickup = isoIn(of.timeZone, of.pickupMs)
  const until = isoIn(of.timeZone, of.pickupMs - of.freeHours * HOUR_MS)
  return [
    { from: null, to: until, amount: zero(of.whole.currency) },
    ...(of.freeHours > 0 ? [{ from: until, to: pickup, amount: of.whole }] : []),
    { from: pickup, to: null, amount: of.whole },
  ]
}
