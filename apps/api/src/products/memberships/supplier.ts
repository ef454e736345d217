import { accept, type BookingId, money, type OrgId, type Outcome, type Refusal, type Tx, type UserId } from '@sojourn/kernel'
import { type Membership, monthsOf, trialKeyOfCard } from '../../modules/memberships/index.ts'
import type { BoughtItem, LocalSupplier } from '../../sale/product.ts'
import { BY_HAND, MEMBERSHIP } from './later-charges.ts'
import type { MembershipAsk } from './membership-ask.ts'
import type { HeldMembership } from './membership-offer.ts'
import type { MembershipParts } from './parts.ts'
import { quoteMembership } from './quote-membership.ts'

/** Nothing expires and nothing is held: the offer is checked again when it is paid. */
export const membershipSupplier = (parts: MembershipParts): LocalSupplier<MembershipAsk, HeldMembership> => ({
  where: 'local',
  name: 'own',
  quote: (tx, ask) => quoteMembership(parts, tx, ask),
  hold: async (_tx, { details }) => accept({ holdRef: details.held.ref }),
  confirm: (tx, item) => confirm(parts, tx, item),
  release: async () => undefined,
  mayCancel: (tx, { orgId, bookingId }) => parts.memberships.mayUndo(tx, { orgId, bookingId }),
  async cancel(tx, { orgId, bookingId, details }) {
    await parts.later?.lockSubject(tx, subjectIn(orgId, details))
    const ended = await parts.memberships.undo(tx, { orgId, bookingId })
    if (!ended) return
    const subject = subjectOf(ended)
    await parts.later?.callOff(tx, subject, 'withdrawn')
    await parts.later?.revokeMandate(tx, subject)
  },
})

/** The membership that a purchase is about: a new one, or the one that `base` names. */
export const subjectIn = (orgId: OrgId, { kind, held }: HeldMembership) => ({
  orgId,
  subjectKind: MEMBERSHIP,
  subjectId: kind === 'first' ? held.ref : held.base.split(':')[0]!,
})

export const subjectOf = ({ orgId, membershipNo }: Pick<Membership, 'orgId' | 'membershipNo'>) => ({ orgId, subjectKind: MEMBERSHIP, subjectId: membershipNo })

async function confirm(
  { memberships, later }: MembershipParts,
  tx: Tx,
  { orgId, bookingId, userId, details }: BoughtItem<HeldMembership>,
): Promise<Outcome<void, Refusal>> {
  const { held, currency } = details
  const of = (minor: number) => money(minor, currency)
  const consent = await memberships.consentTo(tx, orgId, held.ref)
  const card = details.is_trial ? ((await later?.cardOf(tx, { orgId, bookingId })) ?? null) : null
  const isDebt = details.kind === 'debt'
  await later?.lockSubject(tx, subjectIn(orgId, details))
  const completed = await memberships.complete(tx, {
    orgId,
    userId,
    bookingId,
    ref: held.ref,
    subId: isDebt ? null : details.sub_id,
    kind: details.kind,
    isTrial: details.is_trial,
    chargeOrg: details.charge_org,
    price: of(held.price),
    credit: of(held.credit),
    debt: of(held.debt),
    graceDebt: of(held.grace_debt),
    term: details.term,
    anchorDay: held.anchor_day,
    renewal: of(held.renewal),
    firstPrice: held.first_price === null ? null : of(held.first_price),
    // Without consent to later charges there are none: it ends with its term.
    renews: held.renews && (consent !== null || details.next_charge === null),
    nextPaymentByOrg: held.next_by_org,
    base: held.base,
    timeZone: consent?.timeZone ?? held.time_zone,
    country: held.country ?? null,
    language: consent?.language ?? null,
    origin: consent?.origin ?? null,
    today: held.today,
    withdrawUntilMs: held.withdraw_until_ms,
    trialKeys: [...held.trial_keys, ...(card === null ? [] : [trialKeyOfCard(card)])],
  })
  if (!completed.ok) return completed
  if (!completed.value || !later) return accept()
  const subject = subjectOf(completed.value)
  await later.endByHand(tx, subjectIn(orgId, details), BY_HAND)
  if (details.kind !== 'first') await later.callOff(tx, subject, 'paid')
  if (consent && !isDebt) await give({ memberships, later }, tx, { orgId, userId, bookingId }, completed.value, consent)
  return accept()
}

type Bought = { readonly orgId: OrgId; readonly userId: UserId; readonly bookingId: BookingId }
type Consent = NonNullable<Awaited<ReturnType<MembershipParts['memberships']['consentTo']>>>

/** The mandate by which its later charges are made. */
async function give(
  { memberships, later }: Required<Pick<MembershipParts, 'memberships'>> & { readonly later: NonNullable<MembershipParts['later']> },
  tx: Tx,
  bought: Bought,
  membership: Membership,
  { text, language, ip, userAgent }: Consent,
): Promise<void> {
  const plan = await memberships.findPlan(tx, bought.orgId, membership.subId)
  const { price, firstPrice } = membership
  const ceiling = firstPrice && firstPrice.minor > price.minor ? firstPrice : price
  const cadence = plan?.isRenewable ? (monthsOf(plan.laterTerms) >= 12 ? 'yearly' : 'monthly') : 'once'
  await later.giveMandate(tx, {
    ...subjectOf(membership),
    userId: bought.userId,
    bookingId: bought.bookingId,
    text,
    language,
    ip,
    userAgent,
    ceiling,
    cadence,
  })
}
