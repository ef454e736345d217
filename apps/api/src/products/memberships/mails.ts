import { PRODUCT_PAGES } from '@sojourn/contracts'
import { dateTextOfMembership } from '@sojourn/i18n'
import { dayIn, type Money, money, type OrgId, type UserId } from '@sojourn/kernel'
import type { Mail } from '../../modules/messages/index.ts'
import type { BookedForMail } from '../../sale/product.ts'
import { membershipConfirmed, membershipFailed } from './letters.ts'
import { type HeldMembership, heldMembership } from './membership-offer.ts'
import type { MembershipParts } from './parts.ts'
import { boughtName } from './plan-names.ts'
import { endPage, linkToken } from './signed-link.ts'
import { subjectIn } from './supplier.ts'

const detailsOf = ({ items }: BookedForMail): HeldMembership => heldMembership.parse(items[0]?.details)

const factsOf = ({ reference, origin }: BookedForMail, details: HeldMembership) => ({
  reference,
  planName: boughtName(details),
  profileLink: `${origin}${PRODUCT_PAGES.SUB.landing}`,
})

/** With the links by which it ends, without signing in. */
export function confirmedMail({ secret, clock }: Pick<MembershipParts, 'secret' | 'clock'>, booking: BookedForMail): Mail {
  const details = detailsOf(booking)
  const { held, next_charge: next, term, currency } = details
  const claim = { orgId: held.org_id as OrgId, userId: held.user_id as UserId, membershipNo: subjectIn(held.org_id as OrgId, details).subjectId }
  const token = linkToken(secret, claim, clock.nowMs())
  return membershipConfirmed.of({
    ...factsOf(booking, details),
    until: term && dateTextOfMembership(term.until),
    paid: booking.total,
    next: next && { on: dateTextOfMembership(next.on), amount: money(held.first_price ?? held.renewal, currency) },
    withdrawUntil: held.withdraw_until_ms === null ? null : dateTextOfMembership(dayIn(held.time_zone, held.withdraw_until_ms)),
    cancelLink: endPage(booking.origin, 'cancel', token),
    withdrawLink: endPage(booking.origin, 'withdraw', token),
  })
}

export const failedMail = (booking: BookedForMail, refunded: Money): Mail => membershipFailed.of({ ...factsOf(booking, detailsOf(booking)), refunded })
