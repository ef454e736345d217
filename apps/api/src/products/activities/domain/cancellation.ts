import { isoIn, type Money, roundPrice, scale, zero } from '@sojourn/kernel'
import type { CancellationWindow } from '../../../sale/terms.ts'

const HOUR_MS = 3_600_000
/** From seven days on it is strict: half of it is lost from then until three days before. */
const STRICT_HOURS = 168
const STRICT_LAST_HOURS = 72

/** What cancelling costs, by the clock of the place: nothing until so many hours before, then all of it; between seven and three days half, where it is strict. */
export function cancellationOf(of: {
  /** Null where it always costs everything. */
  readonly freeHours: number | null
  readonly startsMs: number
  readonly timeZone: string
  readonly whole: Money
}): CancellationWindow[] {
  const { freeHours, startsMs, timeZone, whole } = of
  if (freeHours === null) return [{ from: null, to: null, amount: whole }]
  const at = (hours: number) => isoIn(timeZone, startsMs - hours * HOUR_MS)
  const free: CancellationWindow = { from: null, to: at(freeHours), amount: zero(whole.currency) }
  if (freeHours === 0) return [free, { from: at(0), to: null, amount: whole }]
  const last: CancellationWindow[] = [
    { from: at(freeHours < STRICT_HOURS ? freeHours : STRICT_LAST_HOURS), to: at(0), amount: whole },
    { from: at(0), to: null, amount: whole },
  ]
  if (freeHours < STRICT_HOURS) return [free, ...last]
  return [free, { from: at(freeHours), to: at(STRICT_LAST_HOURS), amount: roundPrice(scale(whole, 1, 2)) }, ...last]
}
