import { dateText, say } from '@sojourn/i18n'
import type { Tx } from '@sojourn/kernel'
import { credit } from '../../modules/ledger/index.ts'
import type { Membership, Memberships, PricedPlan, TermCharge } from '../../modules/memberships/index.ts'
import type { Charge } from '../../modules/scheduled-charges/index.ts'
import type { ChargeOwner } from './charge-owner.ts'

export const MEMBERSHIP = 'membership'

export interface MembershipOwnerDeps {
  readonly memberships: Memberships
  /** The page, with its signed link, on which a membership is ended without signing in. */
  endPathOf(membership: Membership): string
  /** Where a member's own site is not known. */
  readonly publicUrl: string
}

const nameOf = ({ orgId, subjectId }: Charge) => ({ orgId, membershipNo: subjectId })
const ACCOUNT = '/user/profile'

/** Terms of memberships that follow by themselves. */
export function membershipOwner({ memberships, endPathOf, publicUrl }: MembershipOwnerDeps): ChargeOwner {
  const lock = async (tx: Tx, charge: Charge): Promise<Membership> => {
    const membership = await memberships.lock(tx, nameOf(charge))
    if (!membership) throw new Error(`no membership ${charge.subjectId}`)
    return membership
  }
  const termOf = ({ membership, period, amount, dueAtMs }: TermCharge) => ({
    ...{ subjectKind: MEMBERSHIP, subjectId: membership.membershipNo, periodKey: String(period), kind: 'renewal' as const, amount, dueAtMs },
  })
  return {
    kind: MEMBERSHIP,
    async dueUntil(tx, untilMs, limit) {
      const due = await memberships.handOnCharges(tx, untilMs, limit)
      return due.map((each) => ({ ...termOf(each), orgId: each.membership.orgId, userId: each.membership.userId, noticeAtMs: each.noticeAtMs }))
    },
    async standing(tx, charge) {
      const { state, renews, cancelAtEnd, nextPaymentByOrg, periodNo, firstPrice, price } = await lock(tx, charge)
      const isLive = state === 'trialing' || state === 'active' || state === 'grace'
      return isLive && renews && !cancelAtEnd && !nextPaymentByOrg && charge.periodKey === String(periodNo + 1) ? { amount: firstPrice ?? price } : null
    },
    async paid(tx, charge) {
      await memberships.renew(tx, await lock(tx, charge), { by: 'member', paid: charge.amount })
      return [credit('revenue', charge.amount)]
    },
    async declined(tx, charge, { final }) {
      const inGrace = await memberships.enterGrace(tx, await lock(tx, charge))
      if (final) await memberships.end(tx, inGrace, { as: 'expired', actorId: null, atMs: charge.settledAtMs ?? charge.dueAtMs })
    },
    async reversed(tx, charge, { disputeId, amount, kind }) {
      const membership = await lock(tx, charge)
      const key = `${charge.chargeId}:${disputeId}`
      await (kind === 'taken' ? memberships.oweReversal(tx, membership, key, amount) : memberships.endReversal(tx, membership, key))
    },
    async planned(tx, of, untilMs) {
      const standing = await memberships.standingOf(tx, of)
      if (!standing) return []
      const { membership, plan } = standing
      const charges = memberships.chargesOf(standing, untilMs)
      return charges.map((each) => ({ ...termOf(each), what: whatOf(plan, each.from), timeZone: membership.timeZone, noticeAtMs: each.noticeAtMs }))
    },
    async words(tx, charge) {
      const membership = await memberships.find(tx, nameOf(charge))
      if (!membership) throw new Error(`no membership ${charge.subjectId}`)
      const plan = await memberships.findPlan(tx, charge.orgId, membership.subId)
      const from = new Date(charge.dueAtMs).toISOString().slice(0, 10)
      const pages = { charges: ACCOUNT, pay: ACCOUNT, end: endPathOf(membership) }
      return { what: plan ? whatOf(plan, from) : say`Your membership`, timeZone: membership.timeZone, origin: membership.origin ?? publicUrl, pages }
    },
  }
}

const whatOf = ({ name }: Pick<PricedPlan, 'name'>, from: string): string => say`Membership ${name}, from ${dateText(from)}`
