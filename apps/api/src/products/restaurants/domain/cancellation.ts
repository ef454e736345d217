import { isoIn, type Money, zero } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'

const HOUR_MS = 3_600_000

/** Nothing until so many hours before, then all that is at stake: the menu that was paid, or what the card guarantees. A table that has neither is free to cancel. */
export function cancellationOf(of: {
  readonly startMs: number
  readonly timeZone: string
  readonly freeUntilHours: number
  readonly atStake: Money
}): CancellationWindow[] {
  const { startMs, timeZone, freeUntilHours, atStake } = of
  const nothing = zero(atStake.currency)
  if (atStake.minor === 0) return [{ from: null, to: null, amount: nothing }]
  const [freeUntil, start] = [isoIn(timeZone, startMs - freeUntilHours * HOUR_MS), isoIn(timeZone, startMs)]
  return [
    { from: null, to: freeUntil, amount: nothing },
    { from: freeUntil, to: start, amount: atStake },
    { from: start, to: null, amount: atStake },
  ]
}

export const freeUntilMs = (startMs: number, hours: number): number => startMs - hours * HOUR_MS
