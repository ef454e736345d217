import type { SignedInCaller } from '../../http/index.ts'
import { countryOf, isTimeZone } from '../../modules/memberships/index.ts'
import type { MembershipAsk } from './membership-ask.ts'
import type { MembershipParts } from './parts.ts'

/** Until a person says where they are, a day is that of UTC. */
export const ANYWHERE = 'UTC'

/** The payer is in the field of a stay's guests. */
export const payerOf = ({ user }: SignedInCaller) => [{ first_name: user.firstName, last_name: user.lastName }]

export function askOf(
  { orgId, org, user, currency: own }: SignedInCaller,
  subId: string | null,
  said?: string,
  currency: string | undefined = own,
): MembershipAsk {
  const timeZone = said !== undefined && isTimeZone(said) ? said : ANYWHERE
  const country = countryOf({ phone: user.phone, timeZone, language: org.language })
  return { orgId, userId: user.userId, email: user.email, subId, timeZone, country, currency, seller: org.name }
}

/** The same with the cards that a person has saved, where they would take a trial: one that had a trial gives no other. Outside transactions. */
export async function withSavedCards({ transactions, memberships, savedCardsOf }: MembershipParts, ask: MembershipAsk): Promise<MembershipAsk> {
  const offered = await transactions.inTenant(ask.orgId, (tx) => memberships.offer(tx, ask, ask.subId), { readOnly: true })
  // A gateway that does not answer does not prevent a purchase: the card they take it with is known before the trial begins.
  return offered.ok && offered.value.purchase.isTrial ? { ...ask, cards: (await savedCardsOf(ask)) ?? [] } : ask
}
