import { type Money, money } from '@sojourn/kernel'
import type { PaidLine } from './plan.ts'
import type { Leg, Tender } from './tender.ts'

/** The part of a refund that goes to one line of the plan. */
export interface BackPart {
  readonly line: PaidLine
  readonly amount: Money
  /** What was refunded to it before, and whether with this part it is refunded completely. */
  readonly before: Money
  readonly whole: boolean
}

/**
 * The last to pay is paid back first: the card or the invoice, then cards of stored value (the last applied first), the agency's extra, points, cash cards, the coupon. What was waived is last of all:
 * no one paid it. `before` is what was refunded before. Parts sum to the refund.
 */
export function splitRefund(lines: readonly PaidLine[], before: Money, refund: Money): BackPart[] {
  const waived = lines.filter((line) => line.kind === 'waived')
  const order = [...lines.filter((line) => line.kind !== 'waived').reverse(), ...waived]
  const parts: BackPart[] = []
  let start = 0
  for (const line of order) {
    const end = start + line.amount.minor
    const inside = (at: number) => Math.min(Math.max(at, start), end) - start
    const [from, to] = [inside(before.minor), inside(before.minor + refund.minor)]
    if (to > from) parts.push({ line, amount: money(to - from, refund.currency), before: money(from, refund.currency), whole: to === line.amount.minor })
    start = end
  }
  return parts
}

/** What each leg gets back, in its own unit, when so much more of its tender is returned: the last leg first, rounded down until all of it is refunded. */
export function backByLeg({ legs, amount, returned }: Pick<Tender, 'legs' | 'amount' | 'returned'>, more: Money): { leg: Leg; native: number }[] {
  const before = nativeBack(legs, amount.minor, returned.minor)
  const after = nativeBack(legs, amount.minor, returned.minor + more.minor)
  return legs.map((leg, i) => ({ leg, native: after[i]! - before[i]! })).filter(({ native }) => native > 0)
}

function nativeBack(legs: readonly Leg[], whole: number, returned: number): number[] {
  if (returned >= whole) return legs.map((leg) => leg.held)
  let left = returned
  return legs
    .toReversed()
    .map((leg) => {
      const part = Math.min(left, leg.amount)
      left -= part
      return leg.amount === 0 ? 0 : Number((BigInt(leg.held) * BigInt(part)) / BigInt(leg.amount))
    })
    .toReversed()
}
