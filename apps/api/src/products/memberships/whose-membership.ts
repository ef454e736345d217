import type { Person } from '@sojourn/contracts'
import { accept, type Outcome, refuse, type UserId } from '@sojourn/kernel'
import type { Caller, SignedInCaller, UsrType } from '../../http/index.ts'
import type { CurrentMembership } from '../../modules/memberships/index.ts'
import type { MembershipParts } from './parts.ts'
import { readLink } from './signed-link.ts'

/** A membership that the caller may end: their own, signed in or by the link of a mail. */
export interface OwnMembership {
  readonly current: CurrentMembership
  readonly person: Person
  /** The person, as the flows know who acts. */
  readonly as: SignedInCaller
}

const DEMO = 4

/** Refuses `sign_in_needed`, `link_spent` for a link that is not ours, over, or of a membership that another followed, and `not_found` for those who have none. */
export async function ownMembership(parts: MembershipParts, token: string | undefined, caller: Caller): Promise<Outcome<OwnMembership>> {
  const { orgId } = caller
  const claim = token === undefined ? null : readLink(parts.secret, token, parts.clock.nowMs())
  if (token !== undefined && claim?.orgId !== orgId) return refuse('link_spent')
  const userId = claim?.userId ?? caller.user?.userId
  if (!userId) return refuse('sign_in_needed')
  return parts.transactions.inTenant(
    orgId,
    async (tx): Promise<Outcome<OwnMembership>> => {
      const current = await parts.memberships.currentOf(tx, { orgId, userId })
      const person = await parts.personOf(tx, orgId, userId)
      if (claim && current?.membership.membershipNo !== claim.membershipNo) return refuse('link_spent')
      if (!current || !person) return refuse('not_found')
      return accept({ current, person, as: claim ? actingAs(caller, person) : (caller as SignedInCaller) })
    },
    { readOnly: true },
  )
}

/** Who came by a link acts as its person, and as no one else, also where another account is signed in. */
function actingAs({ impersonator: _, desk: __, ...caller }: Caller, person: Person): SignedInCaller {
  return {
    ...caller,
    user: {
      userId: person.user_id as UserId,
      sessionId: '',
      email: person.email,
      firstName: person.first_name,
      lastName: person.last_name,
      phone: person.phone,
      usrType: person.usr_type as UsrType,
      title: person.title,
      preferredCurrency: person.preferred_currency,
      preferredLanguage: person.preferred_language,
    },
  }
}

/** Nothing is ended for another person, nor by a demo account. */
export const mayEnd = ({ as }: OwnMembership): Outcome<void> => {
  if (as.user.usrType === DEMO) return refuse('demo_account')
  return as.impersonator ? refuse('not_allowed') : accept()
}
