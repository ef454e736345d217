import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { isTimeZone } from '../../modules/memberships/index.ts'
import type { HeldCheckout } from '../../sale/shop.ts'
import { BY_HAND } from './later-charges.ts'
import { type HeldMembership, heldMembership } from './membership-offer.ts'
import type { MembershipParts } from './parts.ts'
import { subjectIn } from './supplier.ts'

/** The checkbox was ticked; its text, where the page sent it; where the person is. */
export interface Agreement {
  readonly auto_charge: boolean
  readonly mandate_text?: string | undefined
  readonly time_zone?: string | undefined
}

/** What a checkout is about; refuses `not_found` and `wrong_product`. */
export function membershipIn(checkout: HeldCheckout | null): Outcome<HeldMembership> {
  if (!checkout) return refuse('not_found')
  if (checkout.product !== 'SUB') return refuse('wrong_product')
  return accept(heldMembership.parse(checkout.details[0]))
}

/** Whether the person agreed to what is charged later: `mandate_missing`, or `mandate_changed` where the box had another text. */
export function checkAgreement({ mandate_text: words }: HeldMembership, { auto_charge, mandate_text }: Agreement): Outcome<void> {
  if (words === '') return accept()
  if (!auto_charge) return refuse('mandate_missing')
  return mandate_text !== undefined && mandate_text !== words ? refuse('mandate_changed', { mandate_text: words }) : accept()
}

/** How long a person may take to pay what they have booked: the checkout, its extension, and the bank. */
const BY_HAND_MS = 45 * 60_000

/**
 * Before it is bought: stores the consent, from which the purchase makes a mandate, and keeps what would be charged automatically for the same membership from being
 * tried meanwhile. Refuses `charge_under_way` while a bank owes an answer about that.
 */
export async function beginPurchase(parts: MembershipParts, details: HeldMembership, { time_zone }: Agreement, caller: SignedInCaller): Promise<Outcome<void>> {
  const { transactions, memberships, later, clock } = parts
  const { held, mandate_text: text, kind } = details
  const timeZone = time_zone !== undefined && isTimeZone(time_zone) ? time_zone : null
  const { orgId, language, ip, userAgent, origin, user } = caller
  return transactions.inTenant(orgId, async (tx): Promise<Outcome<void>> => {
    if (later && kind !== 'first') {
      const begun = await later.beginByHand(tx, subjectIn(orgId, details), { ref: BY_HAND, untilMs: clock.nowMs() + BY_HAND_MS })
      if (!begun.ok) return begun
    }
    if (text !== '') await memberships.agree(tx, { orgId, ref: held.ref, userId: user.userId, text, language, ip, userAgent, timeZone, origin })
    return accept()
  })
}
