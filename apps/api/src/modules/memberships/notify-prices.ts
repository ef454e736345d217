import type { Day, Money, Tx } from '@sojourn/kernel'
import { membershipStore } from './data/membership-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import type { Membership } from './domain/membership.ts'
import { type PricedPlan, planIn } from './domain/plan.ts'
import { mayNotifyPrice, rulesByCountry } from './domain/plan-rules.ts'
import { endOfTermMs } from './domain/terms.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { takeDue } from './take-due.ts'

/** A member who is to be notified that their renewals cost more. */
export interface NotifiedPrice {
  /** As it is from now on. */
  readonly membership: Membership
  readonly plan: PricedPlan
  readonly before: Money
  /** When it is charged first. */
  readonly on: Day
}

const LIMIT = 100

/**
 * Members whose plan has become dearer, and whose next renewal is neither too near for a notice nor too far: from now on that is the price of their renewals, once each.
 * Members not notified in time renew at the price from before. In a system transaction; the caller notifies them in it, and calls again until none is left.
 */
export async function notifyPrices({ clock }: MembershipsDeps, tx: Tx, limit: number = LIMIT): Promise<NotifiedPrice[]> {
  const nowMs = clock.nowMs()
  const claim = (after: Membership | null) => membershipStore.claimForPriceNotice(tx, nowMs, rulesByCountry, limit, after)
  return takeDue(limit, claim, async (found) => {
    const known = await planStore.find(tx, found.orgId, found.subId, nowMs)
    const plan = known && planIn(known, found.price.currency)
    const dueMs = endOfTermMs(found.periodEnd, found.timeZone)
    if (!plan || plan.currency !== found.price.currency || !mayNotifyPrice(found, plan, dueMs - nowMs)) return null
    const event = { kind: 'price_told', actorId: null, bookingId: null, before: null, atMs: nowMs }
    const membership = await membershipStore.change(tx, found, { price: plan.price.renewal }, event)
    await membershipStore.addPriceNotice(tx, membership, { before: found.price, dueMs, sentMs: nowMs })
    return { membership, plan, before: found.price, on: found.periodEnd }
  })
}
