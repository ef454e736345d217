import {
  accept,
  add,
  type BookingId,
  type Day,
  invariant,
  type Money,
  type OrgId,
  type Outcome,
  type Refusal,
  refuse,
  subtract,
  type Tx,
  type UserId,
  zero,
} from '@sojourn/kernel'
import { admit } from './admission.ts'
import { membershipStore } from './data/membership-store.sql.ts'
import { personStore } from './data/person-store.sql.ts'
import { planStore } from './data/plan-store.sql.ts'
import { sumOfDebts } from './domain/debt.ts'
import { hasBenefits, type Membership, mayBecome, stateAt } from './domain/membership.ts'
import type { Purchase } from './domain/purchase.ts'
import type { MembershipsDeps } from './memberships-deps.ts'
import { billTerm, endTermEarly } from './organisation-bills.ts'

/** A purchase as it was shown and paid. */
export interface PaidPurchase
  extends Pick<
    Purchase,
    | 'kind'
    | 'isTrial'
    | 'chargeOrg'
    | 'price'
    | 'credit'
    | 'debt'
    | 'graceDebt'
    | 'term'
    | 'anchorDay'
    | 'renewal'
    | 'firstPrice'
    | 'renews'
    | 'nextPaymentByOrg'
  > {
  readonly orgId: OrgId
  readonly userId: UserId
  readonly bookingId: BookingId
  /** The number of the membership, where it is a new one. */
  readonly ref: string
  /** The plan; null where only a debt is paid. */
  readonly subId: string | null
  /** What the person had when it was shown: see `baseOf`. */
  readonly base: string
  readonly timeZone: string
  readonly country: string | null
  readonly language: string | null
  readonly origin: string | null
  /** The day the person is a member from, where it is a new membership. */
  readonly today: Day
  readonly withdrawUntilMs: number | null
  readonly trialKeys: readonly string[]
}

/** What a price was made on. Another one by the time it is paid: the purchase would not be what was agreed to. */
export const baseOf = (membership: Membership | null): string => (membership ? `${membership.membershipNo}:${membership.periodNo}:${membership.state}` : 'none')

/**
 * Makes what was paid for true: a membership, another term or plan of one, or a debt that is no more. Refuses `membership_changed` where the person has something else by now,
 * `trial_used`, and `not_eligible` where the organisation does not pay it for them any more; then the payment is refunded. Returns the membership it is about.
 */
export async function completePurchase(
  deps: MembershipsDeps,
  tx: Tx,
  paid: PaidPurchase,
): Promise<Outcome<Membership | null, Refusal<'membership_changed' | 'trial_used' | 'not_eligible'>>> {
  const { orgId, bookingId } = paid
  const nowMs = deps.clock.nowMs()
  const found = await membershipStore.lockLatest(tx, paid)
  const current = found && { ...found, state: stateAt(found, nowMs) }
  const debts = (await personStore.openDebts(tx, paid)).filter(({ amount }) => amount.currency === paid.debt.currency)
  const owed = subtract(paid.debt, paid.graceDebt)
  if (baseOf(current) !== paid.base || sumOfDebts(owed.currency, debts).minor !== owed.minor) return refuse('membership_changed')
  if (paid.isTrial && (await personStore.hadTrial(tx, orgId, paid.trialKeys))) return refuse('trial_used')
  const amount = paid.chargeOrg ? add(subtract(paid.price, paid.credit), paid.debt) : zero(paid.price.currency)
  const admitted = await mayJoin(deps, tx, paid, { current, bill: amount })
  if (!admitted.ok) return admitted
  await personStore.payDebts(
    tx,
    orgId,
    debts.map(({ debtId }) => debtId),
    bookingId,
  )
  const event = { actorId: paid.userId, bookingId, atMs: nowMs }
  if (paid.kind === 'debt') return accept(current && (await membershipStore.change(tx, found!, {}, { ...event, kind: 'debt_paid', before: null })))
  const after = await write(tx, paid, found, { ...event, kind: 'bought', before: found })
  if (paid.isTrial) await personStore.addTrial(tx, orgId, paid.trialKeys, after.membershipNo, nowMs)
  if (paid.graceDebt.minor > 0) await addGraceDebt(deps, tx, paid, after)
  if (paid.kind === 'switch' && found) await endTermEarly(deps, tx, found, { on: paid.today, by: bookingId })
  if (paid.chargeOrg) await bill(deps, tx, paid, after, amount)
  return accept(after)
}

/** Once more, and with nobody else beside: who may have a plan that the organisation pays may have changed since it was shown. */
async function mayJoin(deps: MembershipsDeps, tx: Tx, paid: PaidPurchase, { current, bill }: { current: Membership | null; bill: Money }) {
  const plan = paid.subId === null ? null : await planStore.find(tx, paid.orgId, paid.subId, deps.clock.nowMs())
  if (!plan) return accept()
  const membershipNo = current && hasBenefits(current.state) ? current.membershipNo : null
  return admit(deps, tx, plan, paid, { ...paid, membershipNo, bill, lock: true })
}

async function bill(deps: MembershipsDeps, tx: Tx, paid: PaidPurchase, after: Membership, billed: Money): Promise<void> {
  const { orgId, userId, bookingId, term, trialKeys } = paid
  const { membershipNo, periodNo, subId } = after
  invariant(term && trialKeys[0], 'a term that is billed is of a person')
  await billTerm(deps, tx, {
    ...{ orgId, userId, bookingId, key: bookingId, membershipNo, periodNo, subId },
    ...{ box: trialKeys[0], from: term.from, until: term.until, billed },
  })
}

/** The days of grace of the term that a switch ends: owed and paid in one. */
async function addGraceDebt(
  { ids, clock }: MembershipsDeps,
  tx: Tx,
  { orgId, bookingId, graceDebt }: PaidPurchase,
  { membershipNo }: Membership,
): Promise<void> {
  const debt = { debtId: ids.next<'debt'>('mdb'), membershipNo, reason: 'grace' as const, amount: graceDebt }
  await personStore.addDebt(tx, orgId, debt, { key: graceKeyOf(bookingId), paidBy: bookingId, atMs: clock.nowMs() })
}

export const graceKeyOf = (bookingId: string): string => `${bookingId}:grace`

async function write(tx: Tx, paid: PaidPurchase, found: Membership | null, event: Parameters<typeof membershipStore.insert>[2]): Promise<Membership> {
  const { term, subId, orgId, userId, bookingId, kind } = paid
  invariant(term && subId, 'a plan is bought for a term')
  const bought = {
    subId,
    state: paid.isTrial ? ('trialing' as const) : ('active' as const),
    periodStart: term.from,
    periodEnd: term.until,
    anchorDay: paid.anchorDay,
    timeZone: paid.timeZone,
    country: paid.country,
    periodPrice: paidForTerm(paid),
    price: paid.renewal,
    firstPrice: paid.firstPrice,
    renews: paid.renews,
    cancelAtEnd: false,
    nextPaymentByOrg: paid.nextPaymentByOrg,
    bookingId,
    withdrawUntilMs: paid.withdrawUntilMs,
    language: paid.language,
    origin: paid.origin,
    endedAtMs: null,
  }
  if (kind === 'first' || !found) {
    const fresh: Membership = { ...bought, orgId, userId, membershipNo: paid.ref, since: paid.today, periodNo: 1, handedPeriod: 1, version: 1 }
    await membershipStore.insert(tx, fresh, { ...event, before: null })
    return fresh
  }
  invariant(mayBecome(found.state, 'active'), `a membership goes from ${found.state} to active`)
  return membershipStore.change(tx, found, { ...bought, periodNo: found.periodNo + 1 }, event)
}

const paidForTerm = ({ isTrial, chargeOrg, price }: PaidPurchase): Money => (isTrial || chargeOrg ? subtract(price, price) : price)
