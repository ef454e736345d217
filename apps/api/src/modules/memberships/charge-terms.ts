import { addDays, type Day, daysBetween, type Money, type Tx } from '@sojourn/kernel'
import { chargeStore } from './data/charge-store.sql.ts'
import { personStore } from './data/person-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { endsAtExpiry, type Membership } from './domain/membership.ts'
import type { PricedPlan } from './domain/plan.ts'
import { endOfTermMs, monthsOf, termFrom } from './domain/terms.ts'
import type { MembershipsDeps } from './memberships-deps.ts'

const DAY_MS = 86_400_000
/** Before a trial ends, and before each term of a year or more; others are announced three days before. */
const LONG_NOTICE_DAYS = 7
const SHORT_NOTICE_DAYS = 3

/** A term that follows by itself, and what is charged for it. */
export interface TermCharge {
  readonly membership: Membership
  readonly plan: PricedPlan
  /** The number of the term. */
  readonly period: number
  readonly from: Day
  readonly until: Day
  readonly amount: Money
  readonly dueAtMs: number
  readonly noticeAtMs: number
}

/** The terms of a membership that will be charged, the next one first, as far as that day; none where nothing follows it. */
export function termCharges(membership: Membership, plan: PricedPlan, untilMs: number): TermCharge[] {
  const { state, renews, nextPaymentByOrg, timeZone, anchorDay, price, firstPrice } = membership
  if ((state !== 'trialing' && state !== 'active') || endsAtExpiry({ ...membership, renews }) || nextPaymentByOrg) return []
  const charges: TermCharge[] = []
  let [start, isTrial] = [membership.periodStart, state === 'trialing']
  for (let from = membership.periodEnd, period = membership.periodNo + 1; endOfTermMs(from, timeZone) <= untilMs; period++) {
    const { until } = termFrom(from, isTrial ? plan.firstTerm : plan.laterTerms, anchorDay)
    const dueAtMs = endOfTermMs(from, timeZone)
    const wished = isTrial || monthsOf(plan.laterTerms) >= 12 ? LONG_NOTICE_DAYS : SHORT_NOTICE_DAYS
    // What lasts less than its notice is announced as it begins.
    const noticeAtMs = dueAtMs - Math.min(wished, Math.max(0, daysBetween(start, from) - 1)) * DAY_MS
    const amount = isTrial ? (firstPrice ?? price) : price
    if (amount.minor > 0) charges.push({ membership, plan, period, from, until, amount, dueAtMs, noticeAtMs })
    // Behind a trial that is charged, the plan decides whether more follows.
    if (isTrial && (!plan.isRenewable || plan.renewChargeOrg)) break
    ;[start, from, isTrial] = [from, until, false]
  }
  return charges
}

/** What is to be announced until then and was not handed on; marked as handed on. In a system transaction. */
export async function handOnCharges({ clock }: Pick<MembershipsDeps, 'clock'>, tx: Tx, untilMs: number, limit: number): Promise<TermCharge[]> {
  const furthest = new Date(untilMs + (LONG_NOTICE_DAYS + 1) * DAY_MS).toISOString().slice(0, 10)
  const due: TermCharge[] = []
  for (const membership of await chargeStore.claimToCharge(tx, addDays(furthest, 1), limit)) {
    const plan = await planStore.find(tx, membership.orgId, membership.subId, clock.nowMs())
    const next = plan && termCharges(membership, plan, endOfTermMs(membership.periodEnd, membership.timeZone))[0]
    if (!next || next.noticeAtMs > untilMs) continue
    await chargeStore.markHanded(tx, membership)
    due.push(next)
  }
  return due
}

/** A bank took a charge back: it is owed again, once for each dispute. */
export async function oweReversal({ ids, clock }: MembershipsDeps, tx: Tx, { orgId, membershipNo }: Membership, key: string, amount: Money): Promise<void> {
  const debt = { debtId: ids.next<'debt'>('mdb'), membershipNo, reason: 'reversal' as const, amount }
  await personStore.addDebt(tx, orgId, debt, { key, paidBy: null, atMs: clock.nowMs() })
}

/** The bank decided for us. */
export const endReversal = (tx: Tx, { orgId }: Membership, key: string): Promise<void> => chargeStore.endDebt(tx, orgId, key, key)
