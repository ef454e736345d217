import { dateTextOfMembership, say } from '@sojourn/i18n'
import { type Day, dayIn, type Money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import { credit, type PostingLine } from '../../modules/ledger/index.ts'
import {
  endOfTermMs,
  endsAtExpiry,
  hasBenefits,
  type Membership,
  type MembershipState,
  type Memberships,
  nextCharge,
  noticeDaysOf,
  type PricedPlan,
  renewalPrice,
  termFrom,
} from '../../modules/memberships/index.ts'
import { MEMBERSHIP } from './later-charges.ts'
import { nameOf } from './plan-names.ts'
import { endPathOf } from './signed-link.ts'

const DAY_MS = 86_400_000
/** A term is at least a month: so many charges fall into a year at most. */
const TERMS_MAX = 13

/** A charge of a membership, as its caller knows it. */
interface ChargeOf {
  readonly orgId: OrgId
  readonly subjectId: string
  readonly periodKey: string
  readonly amount: Money
}

/** The term that is paid next. */
const keyOf = (periodNo: number): string => String(periodNo + 1)

/** How long before a charge its notice is: by the rules of the member's country. */
const leadMs = (of: Pick<Membership, 'country' | 'state'>, plan: PricedPlan): number => noticeDaysOf(of, plan) * DAY_MS

/** Whether a charge of the term after this one is still wanted of the member. */
const isWanted = (of: Membership): boolean => hasBenefits(of.state) && !endsAtExpiry(of) && !of.nextPaymentByOrg

interface OwnerDeps {
  readonly memberships: Memberships
  readonly nowMs: () => number
  /** The server's own, by which links of mails are signed. */
  readonly secret: string
}

/** The automatic charges of a membership, and what follows from them: the half of later charges that knows what they are for. */
export const membershipCharges = ({ memberships, nowMs, secret }: OwnerDeps) => {
  const read = async (tx: Tx, { orgId, subjectId }: Pick<ChargeOf, 'orgId' | 'subjectId'>) => {
    const membership = await memberships.lock(tx, { orgId, membershipNo: subjectId })
    const plan = membership && (await memberships.findPlan(tx, orgId, membership.subId, membership.price.currency))
    return membership && plan ? { membership, plan } : null
  }
  /** The membership a charge is about, where it is the charge of its next term. */
  const readCharged = async (tx: Tx, charge: ChargeOf) => {
    const found = await read(tx, charge)
    return found && keyOf(found.membership.periodNo) === charge.periodKey ? found : null
  }
  return {
    kind: MEMBERSHIP,
    /** What is to be announced until then, each once. In a system transaction. */
    async dueUntil(tx: Tx, untilMs: number, limit: number) {
      const due = await memberships.handOn(tx, { by: dayAt(untilMs + DAY_MS), limit }, ({ membership, plan }) => {
        const next = nextCharge(membership)
        if (!next) return null
        const dueAtMs = endOfTermMs(next.on, membership.timeZone)
        const noticeAtMs = dueAtMs - leadMs(membership, plan)
        return noticeAtMs <= untilMs ? { amount: next.amount, dueAtMs, noticeAtMs } : null
      })
      return due.map(({ membership: { orgId, userId, membershipNo, periodNo }, ...charge }) => ({
        ...{ orgId, userId, subjectKind: MEMBERSHIP, subjectId: membershipNo, periodKey: keyOf(periodNo), kind: 'renewal' as const },
        ...charge,
      }))
    },
    async stillDue(tx: Tx, charge: ChargeOf): Promise<{ readonly amount: Money } | null> {
      const found = await readCharged(tx, charge)
      return found && isWanted(found.membership) ? { amount: renewalPrice(found.membership, found.plan) } : null
    },
    async paid(tx: Tx, charge: ChargeOf): Promise<readonly PostingLine[]> {
      const found = await readCharged(tx, charge)
      if (found && hasBenefits(found.membership.state)) await memberships.renew(tx, found.membership, { by: 'member', paid: charge.amount })
      return [credit('revenue', charge.amount)]
    },
    async declined(tx: Tx, charge: ChargeOf, { final }: { readonly final: boolean }): Promise<void> {
      const found = await readCharged(tx, charge)
      if (!found || !hasBenefits(found.membership.state)) return
      if (final) await memberships.end(tx, found.membership, { as: 'expired', actorId: null, atMs: nowMs() })
      else await memberships.enterGrace(tx, found.membership)
    },
    /** A bank took back what was paid: it is owed. It gave it again: it is not. */
    async reversed(
      tx: Tx,
      charge: ChargeOf,
      { disputeId, amount, kind }: { readonly disputeId: string; readonly amount: Money; readonly kind: 'taken' | 'returned' },
    ) {
      await memberships.reversed(tx, { orgId: charge.orgId, membershipNo: charge.subjectId }, { key: disputeId, amount, kind })
    },
    /** Term after term, by the plan and the price of today. */
    async planned(tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }, untilMs: number) {
      const current = await memberships.currentOf(tx, of)
      const first = current && nextCharge(current.membership)
      if (!current || !first) return []
      const { membership, plan } = current
      const { membershipNo, timeZone, country, anchorDay } = membership
      const planned = []
      let [on, amount, state]: [Day, Money, MembershipState] = [first.on, first.amount, membership.state]
      for (let index = 0; index < TERMS_MAX && endOfTermMs(on, timeZone) <= untilMs; index++) {
        const dueAtMs = endOfTermMs(on, timeZone)
        planned.push({
          ...{ subjectKind: MEMBERSHIP, subjectId: membershipNo, periodKey: keyOf(membership.periodNo + index), kind: 'renewal' as const, amount },
          ...{ what: whatOf(plan, on), timeZone, dueAtMs, noticeAtMs: dueAtMs - leadMs({ country, state }, plan) },
        })
        if (!plan.isRenewable) break
        on = termFrom(on, state === 'trialing' ? plan.firstTerm : plan.laterTerms, anchorDay).until
        ;[amount, state] = [membership.price, 'active']
      }
      return planned
    },
    async words(tx: Tx, { orgId, subjectId, dueAtMs }: ChargeOf & { readonly dueAtMs: number }) {
      const membership = await memberships.find(tx, { orgId, membershipNo: subjectId })
      const plan = membership && (await memberships.findPlan(tx, orgId, membership.subId, membership.price.currency))
      const timeZone = membership?.timeZone ?? 'UTC'
      const end = membership ? endPathOf(secret, membership, nowMs()) : null
      const pages = { charges: '/user/profile', pay: '/user/profile', end }
      return { what: plan ? whatOf(plan, dayIn(timeZone, dueAtMs)) : say`Your membership`, timeZone, pages }
    },
  }
}

const dayAt = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)
const whatOf = (plan: PricedPlan, from: Day): string => say`${nameOf(plan)} membership from ${dateTextOfMembership(from)}`
