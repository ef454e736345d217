import { storedRows } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'

/** What is stored about a person as a member, for the file of their data: memberships, what they agreed to, and the plans they were named for. */
export async function storedOf(tx: Tx, { orgId, userId, email }: { readonly orgId: OrgId; readonly userId: UserId; readonly email: string }) {
  const by = { org_id: orgId, user_id: userId }
  const [memberships, consents, terms, prompts, named] = await Promise.all([
    storedRows(tx, { table: 'memberships', by }),
    storedRows(tx, { table: 'membership_consents', by }),
    storedRows(tx, { table: 'organisation_terms', by, without: ['box'] }),
    storedRows(tx, { table: 'membership_people', by }),
    storedRows(tx, { table: 'plan_people', by: { org_id: orgId, email } }),
  ])
  return { memberships, membership_consents: consents, terms_paid_by_organisation: terms, plans_shown: prompts, plans_named_for: named }
}
