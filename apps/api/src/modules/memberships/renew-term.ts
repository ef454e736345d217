import { invariant, type Money, type Tx, zero } from '@sojourn/kernel'
import { membershipStore } from './data/membership-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import type { Membership } from './domain/membership.ts'
import { termFrom } from './domain/terms.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

/** What follows on a term that was paid: the next one, by the anchor of its membership. `by` is who paid it. */
export async function renewTerm(
  { clock }: MembershipsDeps,
  tx: Tx,
  membership: Membership,
  { by, paid }: { by: 'member' | 'organisation'; paid: Money },
): Promise<Membership> {
  const nowMs = clock.nowMs()
  const plan = await planStore.find(tx, membership.orgId, membership.subId, nowMs)
  invariant(plan, 'a membership has its plan')
  // The first term after a trial, also where it was paid in grace.
  const isFirst = membership.firstPrice !== null
  const term = termFrom(membership.periodEnd, isFirst ? plan.firstTerm : plan.laterTerms, membership.anchorDay)
  return membershipStore.change(
    tx,
    membership,
    {
      state: 'active',
      periodNo: membership.periodNo + 1,
      periodStart: term.from,
      periodEnd: term.until,
      periodPrice: by === 'organisation' ? zero(paid.currency) : paid,
      firstPrice: null,
      renews: plan.isRenewable,
      // The organisation pays for whom it was asked when they bought: a plan that it pays from now on is bought again for that.
      nextPaymentByOrg: plan.isRenewable && plan.renewChargeOrg && (membership.nextPaymentByOrg || (isFirst && plan.eligibility.kind !== 'nobody')),
      withdrawUntilMs: null,
    },
    { kind: by === 'organisation' ? 'renewed_by_organisation' : 'renewed', actorId: null, bookingId: null, before: null, atMs: nowMs },
  )
}
