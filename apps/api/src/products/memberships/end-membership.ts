import type { cancelMembership, cancelMembershipQuote, DataOf, resumeMembership } from '@sojourn/contracts'
import { dateTextOfMembership } from '@sojourn/i18n'
import { accept, type BookingId, dayIn, type Outcome, refuse, type Tx, toMajor } from '@sojourn/kernel'
import type { Caller, SignedInCaller } from '../../http/index.ts'
import { canResume, hasBenefits, type Membership, nextCharge } from '../../modules/memberships/index.ts'
import type { Shop } from '../../sale/shop.ts'
import { debtOf } from './get-plans.ts'
import { membershipEnding } from './letters.ts'
import type { MembershipParts } from './parts.ts'
import { nameOf } from './plan-names.ts'
import { nextOnWire } from './plan-on-wire.ts'
import { endPage, linkToken } from './signed-link.ts'
import { subjectOf } from './supplier.ts'
import { mayEnd, type OwnMembership, ownMembership } from './whose-membership.ts'

type Quote = DataOf<typeof cancelMembershipQuote>
type Ended = DataOf<typeof cancelMembership>

const initialsOf = ({ person }: OwnMembership): string => [person.first_name, person.last_name].flatMap((name) => (name ? [`${[...name][0]}.`] : [])).join(' ')

/** What ending means: until when the benefits stay, what withdrawing gives back, what is owed. */
export async function quoteEnding(shop: Shop, parts: MembershipParts, { token }: { token?: string | undefined }, caller: Caller): Promise<Outcome<Quote>> {
  const own = await ownMembership(parts, token, caller)
  if (!own.ok) return own
  const { membership, plan } = own.value.current
  const withdraw = await withdrawable(shop, parts, own.value)
  const debt = await parts.transactions.inTenant(caller.orgId, (tx) => debtOf(parts, tx, membership, plan.currency), { readOnly: true })
  return accept({
    plan_name: nameOf(plan),
    state: membership.state,
    initials: initialsOf(own.value),
    cancel: hasBenefits(membership.state) && !membership.cancelAtEnd ? { benefits_until: benefitsUntil(membership, parts.clock.nowMs()) } : null,
    withdraw: withdraw && { until: new Date(withdraw.untilMs).toISOString(), refund: withdraw.refund, currency: withdraw.currency },
    resume: canResume(membership) ? { next_charge: nextOnWire(nextCharge({ ...membership, cancelAtEnd: false })) } : null,
    debt: toMajor(debt),
    currency: plan.currency,
  })
}

/** To the end of what was paid; of one in grace nothing was, and they end at once. */
const benefitsUntil = ({ state, periodEnd, timeZone }: Membership, nowMs: number) => (state === 'grace' ? dayIn(timeZone, nowMs) : periodEnd)

interface Withdrawal {
  readonly bookingId: BookingId
  readonly untilMs: number
  readonly refund: number
  readonly currency: string
}

/** Null where the time to take the money back is over, or something was bought or charged on top of it. */
async function withdrawable(shop: Shop, { clock }: MembershipParts, { current, as }: OwnMembership): Promise<Withdrawal | null> {
  const { bookingId, withdrawUntilMs, state } = current.membership
  if (!hasBenefits(state) || withdrawUntilMs === null || withdrawUntilMs <= clock.nowMs()) return null
  const quoted = await shop.quoteCancellation({ booking_id: bookingId }, as)
  return quoted.ok ? { bookingId, untilMs: withdrawUntilMs, refund: quoted.value.refund, currency: quoted.value.currency } : null
}

interface EndRequest {
  readonly token?: string | undefined
  readonly how: 'at_end' | 'withdraw'
}

/** Ends it, at the end of its term or at once with the money back; nothing is charged after that. A second call changes nothing. */
export async function endMembership(shop: Shop, parts: MembershipParts, { token, how }: EndRequest, caller: Caller): Promise<Outcome<Ended>> {
  const own = await ownMembership(parts, token, caller)
  if (!own.ok) return own
  const may = mayEnd(own.value)
  if (!may.ok) return may
  return how === 'withdraw' ? withdraw(shop, parts, own.value) : cancelAtEnd(parts, own.value)
}

async function withdraw(shop: Shop, parts: MembershipParts, own: OwnMembership): Promise<Outcome<Ended>> {
  const { membership } = own.current
  const open = await withdrawable(shop, parts, own)
  if (!open && membership.state !== 'withdrawn') return refuse('not_withdrawable')
  // Withdrawn before, the booking answers what it gave back.
  const cancelled = await shop.cancel({ booking_id: membership.bookingId, expected_refund: open?.refund ?? 0 }, own.as)
  if (!cancelled.ok) return refuse('not_withdrawable')
  const nowMs = parts.clock.nowMs()
  return accept({
    state: 'withdrawn',
    benefits_until: dayIn(membership.timeZone, membership.endedAtMs ?? nowMs),
    refund: cancelled.value.refund,
    currency: cancelled.value.currency,
    confirmed_at: new Date(nowMs).toISOString(),
  })
}

async function cancelAtEnd(parts: MembershipParts, own: OwnMembership): Promise<Outcome<Ended>> {
  const { as, current } = own
  const of = { orgId: as.orgId, userId: as.user.userId }
  return parts.transactions.inTenant(as.orgId, async (tx): Promise<Outcome<Ended>> => {
    // An attempt to charge and this wait for each other: after this nothing is charged.
    await parts.later?.lockSubject(tx, subjectOf(current.membership))
    const ended = await parts.memberships.cancelAtEnd(tx, of, of.userId)
    if (!ended.ok) return ended
    const { state, membershipNo, version } = ended.value
    await parts.later?.callOff(tx, subjectOf(ended.value), 'cancelled')
    const until = hasBenefits(state) ? ended.value.periodEnd : benefitsUntil({ ...ended.value, state: 'grace' }, parts.clock.nowMs())
    if (version > current.membership.version) await mailEnding(parts, tx, own, { membershipNo, version, until })
    return accept({ state, benefits_until: until, refund: 0, currency: current.plan.currency, confirmed_at: new Date(parts.clock.nowMs()).toISOString() })
  })
}

/** On paper that lasts, with the time: what was ended, and until when the benefits stay. */
async function mailEnding(
  { post, secret, clock }: MembershipParts,
  tx: Tx,
  { as, current, person }: OwnMembership,
  { membershipNo, version, until }: { membershipNo: string; version: number; until: string },
): Promise<void> {
  const link = linkToken(secret, { orgId: as.orgId, userId: as.user.userId, membershipNo }, clock.nowMs())
  await post.send(tx, {
    orgId: as.orgId,
    key: `membership_ending:${membershipNo}:${version}`,
    to: person.email,
    ...membershipEnding.of({
      firstName: person.first_name,
      planName: nameOf(current.plan),
      until: dateTextOfMembership(until),
      endedAt: new Date(clock.nowMs()).toISOString(),
      membershipLink: endPage(as.origin, 'cancel', link),
    }),
  })
}

/** Takes a cancellation back while the term runs. */
export async function resume(parts: MembershipParts, caller: SignedInCaller): Promise<Outcome<DataOf<typeof resumeMembership>>> {
  const of = { orgId: caller.orgId, userId: caller.user.userId }
  return parts.transactions.inTenant(caller.orgId, async (tx): Promise<Outcome<DataOf<typeof resumeMembership>>> => {
    const current = await parts.memberships.currentOf(tx, of)
    if (!current) return refuse('not_found')
    const next = nextCharge({ ...current.membership, cancelAtEnd: false })
    if (next && parts.later && !(await parts.later.hasMandate(tx, subjectOf(current.membership)))) return refuse('mandate_missing')
    const resumed = await parts.memberships.resume(tx, of)
    return resumed.ok ? accept({ state: resumed.value.state, next_charge: nextOnWire(nextCharge(resumed.value)) }) : resumed
  })
}
