import { dayIn, type Money, type Tx, type UserId } from '@sojourn/kernel'
import { membershipStore } from './data/membership-store.sql.ts'
import { organisationStore } from './data/organisation-store.sql.ts'
import { personStore } from './data/person-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { graceDebt } from './domain/debt.ts'
import { endsAtMs, type Membership, stateAt } from './domain/membership.ts'
import { endOfTermMs, termFrom } from './domain/terms.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { billTerm } from './organisation-bills.ts'
import { renewTerm } from './renew-term.ts'
import { takeDue } from './take-due.ts'

/** Ends it at once, as `expired` or `cancelled`. Of one in grace the days since its term ended are owed. Nothing where it is over already. */
export async function endMembership(
  deps: MembershipsDeps,
  tx: Tx,
  membership: Membership,
  { as, actorId, atMs }: { as: 'expired' | 'cancelled'; actorId: UserId | null; atMs: number },
): Promise<Membership> {
  const isInGrace = membership.state === 'grace'
  const after = await membershipStore.change(
    tx,
    membership,
    { state: as, endedAtMs: atMs, withdrawUntilMs: null },
    { kind: as, actorId, bookingId: null, before: null, atMs },
  )
  if (isInGrace) await oweGrace(deps, tx, membership, atMs)
  return after
}

async function oweGrace(
  { ids, clock }: MembershipsDeps,
  tx: Tx,
  { orgId, subId, membershipNo, price, periodEnd, anchorDay, timeZone, periodNo }: Membership,
  atMs: number,
): Promise<void> {
  const plan = await planStore.find(tx, orgId, subId, clock.nowMs())
  const amount = plan && graceDebt(price, termFrom(periodEnd, plan.laterTerms, anchorDay), dayIn(timeZone, atMs))
  if (!amount || amount.minor === 0) return
  const debt = { debtId: ids.next<'debt'>('mdb'), membershipNo, reason: 'grace' as const, amount }
  await personStore.addDebt(tx, orgId, debt, { key: `${membershipNo}:${periodNo + 1}:grace`, paidBy: null, atMs: clock.nowMs() })
}

const LIMIT = 100

/**
 * Terms that are over: those of which nothing follows end, those that the organisation pays, or that cost nothing, go on. In a system transaction; returns how many.
 */
export async function endDueTerms(deps: MembershipsDeps, tx: Tx, limit: number = LIMIT): Promise<number> {
  const nowMs = deps.clock.nowMs()
  // The furthest zone is a day ahead.
  const until = new Date(nowMs + DAY_MS).toISOString().slice(0, 10)
  const claim = (after: Membership | null) => membershipStore.claimToEnd(tx, until, limit, after)
  const ended = await takeDue(limit, claim, async (membership) => ((await endDueTerm(deps, tx, membership, nowMs)) ? membership : null))
  return ended.length
}

const DAY_MS = 86_400_000

async function endDueTerm(deps: MembershipsDeps, tx: Tx, membership: Membership, nowMs: number): Promise<boolean> {
  const as = stateAt(membership, nowMs)
  if (as === 'cancelled' || as === 'expired') {
    await endMembership(deps, tx, membership, { as, actorId: null, atMs: endsAtMs(membership) ?? nowMs })
    return true
  }
  if (endOfTermMs(membership.periodEnd, membership.timeZone) > nowMs || endsAtMs(membership) !== null) return false
  const amount = membership.state === 'trialing' ? (membership.firstPrice ?? membership.price) : membership.price
  if (membership.nextPaymentByOrg) {
    const renewed = await renewTerm(deps, tx, membership, { by: 'organisation', paid: amount })
    await billRenewal(deps, tx, renewed, amount)
    return true
  }
  // Nothing is charged where nothing is due.
  if (amount.minor > 0) return false
  await renewTerm(deps, tx, membership, { by: 'member', paid: amount })
  return true
}

/** Members go on before new ones join: what their terms cost counts in the budget of the organisation, and is not refused by it. */
async function billRenewal(deps: MembershipsDeps, tx: Tx, renewed: Membership, billed: Money): Promise<void> {
  const { orgId, userId, membershipNo, periodNo, subId, periodStart: from, periodEnd: until } = renewed
  const before = await organisationStore.latestOf(tx, orgId, membershipNo)
  await billTerm(deps, tx, {
    ...{ orgId, userId, bookingId: null, key: `${membershipNo}:${periodNo}`, membershipNo, periodNo, subId },
    ...{ box: before?.box ?? `user:${userId}`, from, until, billed },
  })
}
