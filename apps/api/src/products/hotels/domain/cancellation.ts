import { addDays, instantMs, isoIn, type Money, money, roundPrice, scale } from '@sojourn/kernel'
import type { Penalty, RatePlan } from './catalogue.ts'

/** One stretch of time: who cancels from `from` until `to` loses `amount`. ISO with the property's offset; null is open. */
export interface CancellationWindow {
  readonly from: string | null
  readonly to: string | null
  readonly amount: Money
}

export interface CancellationBasis {
  readonly checkin: string
  readonly checkinFrom: string
  readonly timeZone: string
  /** All that falls due by the stay itself: nights and what is collected with them. */
  readonly whole: Money
  /** Taxes that follow the price of the nights. */
  readonly following: Money
  readonly nights: readonly Money[]
}

/** The time line of a rate. Amounts never fall as time goes on; after check-in the whole stay is charged. */
export function cancellationOf(plan: Pick<RatePlan, 'cancellation'>, basis: CancellationBasis): CancellationWindow[] {
  const at = (day: string, time: string) => instantMs(day, time, basis.timeZone)
  const steps = plan.cancellation
    .map((step) => ({ ms: at(addDays(basis.checkin, -step.daysBefore), step.time), amount: retainedFor(step.penalty, basis) }))
    .sort((a, b) => a.ms - b.ms)
  if (steps.length === 0) return [{ from: null, to: null, amount: basis.whole }]
  const checkinMs = at(basis.checkin, basis.checkinFrom)
  const marks = [{ ms: null, amount: money(0, basis.whole.currency) }, ...steps, { ms: checkinMs, amount: basis.whole }]
  const iso = (ms: number | null | undefined) => (ms === null || ms === undefined ? null : isoIn(basis.timeZone, ms))
  return marks.map((mark, i) => ({ from: iso(mark.ms), to: iso(marks[i + 1]?.ms), amount: mark.amount }))
}

function retainedFor(penalty: Penalty, basis: CancellationBasis): Money {
  if (penalty === 'whole_stay') return basis.whole
  const all = basis.nights.reduce((total, night) => total + night.minor, 0)
  const first = basis.nights[0]?.minor ?? 0
  const taxes = all === 0 ? 0 : roundPrice(scale(basis.following, first, all)).minor
  return money(Math.min(basis.whole.minor, first + taxes), basis.whole.currency)
}

/** What cancelling at an instant costs. */
export function penaltyAt(windows: readonly CancellationWindow[], atMs: number): Money {
  const window = windows.findLast((w) => w.from === null || Date.parse(w.from) <= atMs)
  return (window ?? windows[0]!).amount
}

/** What comes back of what was paid, never below 0 and never above it. */
export function refundAt(windows: readonly CancellationWindow[], paid: Money, atMs: number): Money {
  return money(Math.min(paid.minor, Math.max(0, paid.minor - penaltyAt(windows, atMs).minor)), paid.currency)
}
