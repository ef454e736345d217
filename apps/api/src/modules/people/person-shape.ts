import type { DataOf, getUser } from '@sojourn/contracts'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { Person } from './domain/person.ts'
import type { PeopleDeps } from './people-deps.ts'

export type PersonShape = DataOf<typeof getUser>['user']

/** A person as calls answer with them. */
export async function personShape({ membershipNo }: Pick<PeopleDeps, 'membershipNo'>, tx: Tx, orgId: OrgId, person: Person): Promise<PersonShape> {
  return {
    user_id: person.userId,
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    title: person.title,
    phone: person.phone,
    usr_type: person.usrType,
    is_blocked: person.isBlocked,
    preferred_language: person.preferredLanguage,
    preferred_currency: person.preferredCurrency,
    loyalty_membership_no: await membershipNo(tx, { orgId, userId: person.userId }),
  }
}
