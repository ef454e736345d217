import { type Money, min, subtract } from '@sojourn/kernel'
import { cover, paidBy } from './convert.ts'
import type { Leg, Tender } from './tender.ts'

/** What a tender is to pay from now on. */
export interface Fitted {
  readonly tender: Tender
  readonly amount: Money
  readonly legs: readonly Leg[]
}

/** What each instrument has that is not held, in its own unit. */
export type Free = ReadonlyMap<string, number>

/** What is left to pay after these tenders. */
export const leftAfter = (due: Money, tenders: readonly Pick<Tender, 'amount'>[]): Money => tenders.reduce((left, { amount }) => subtract(left, amount), due)

/**
 * Sets every tender, in the order of payment, to what was requested of it, as far as so much is left to pay and its instruments have it. Earlier ones come first, so later ones shrink, or grow again up to what was
 * requested. Returns those that change.
 */
export function fit(due: Money, tenders: readonly Tender[], free: Free): Fitted[] {
  const changed: Fitted[] = []
  let left = due
  for (const tender of tenders) {
    const next = fitted(tender, min(tender.wanted, left), free)
    if (next.amount.minor !== tender.amount.minor) changed.push(next)
    left = subtract(left, next.amount)
  }
  return changed
}

function fitted(tender: Tender, target: Money, free: Free): Fitted {
  if (target.minor === tender.amount.minor) return { tender, amount: target, legs: tender.legs }
  // A coupon uses no instrument.
  if (tender.legs.length === 0) return { tender, amount: target, legs: [] }
  const within = tender.legs.map((leg) => ({ ...leg, most: Math.min(leg.most, leg.held + (free.get(leg.subject) ?? 0)) }))
  const legs = cover(within, target).map((leg, i) => ({ ...leg, most: tender.legs[i]!.most }))
  return { tender, amount: paidBy(legs, target.currency), legs }
}

/** Whether any of them could grow: only then the free balances must be read. */
export function mayGrow(due: Money, tenders: readonly Tender[]): boolean {
  let left = due
  return tenders.some((tender) => {
    const target = min(tender.wanted, left)
    left = subtract(left, min(tender.amount, left))
    return target.minor > tender.amount.minor
  })
}
