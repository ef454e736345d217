import { accept, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { isTimeZone } from '../../modules/memberships/index.ts'
import type { HeldCheckout } from '../shop.ts'
import { type HeldMembership, heldMembership } from './membership-offer.ts'
import type { MembershipParts } from './parts.ts'

/** The box beside the words was ticked; the words, where the page sent them; where the person is. */
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

/** Whether the person agreed to what is charged later: `mandate_missing`, or `mandate_changed` where other words stood beside the box. */
export function checkAgreement({ mandate_text: words }: HeldMembership, { auto_charge, mandate_text }: Agreement): Outcome<void> {
  if (words === '') return accept()
  if (!auto_charge) return refuse('mandate_missing')
  return mandate_text !== undefined && mandate_text !== words ? refuse('mandate_changed', { mandate_text: words }) : accept()
}

/** Writes down what was agreed to, before it is bought: the purchase makes a mandate of it. */
export async function writeAgreement(
  { transactions, memberships }: MembershipParts,
  { held, mandate_text: text }: HeldMembership,
  { time_zone }: Agreement,
  caller: SignedInCaller,
): Promise<void> {
  if (text === '') return
  const timeZone = time_zone !== undefined && isTimeZone(time_zone) ? time_zone : null
  const { orgId, language, ip, userAgent, origin, user } = caller
  await transactions.inTenant(orgId, (tx) =>
    memberships.agree(tx, { orgId, ref: held.ref, userId: user.userId, text, language, ip, userAgent, timeZone, origin }),
  )
}
