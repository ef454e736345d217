import { storedRows } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'

/** A person's consents to later charges, and the charges, for the file of their data. */
export async function storedOf(tx: Tx, { orgId, userId }: { readonly orgId: OrgId; readonly userId: UserId }) {
  const by = { org_id: orgId, user_id: userId }
  const [consents, mandates, charges] = await Promise.all(
    (['charge_consents', 'charge_mandates', 'scheduled_charges'] as const).map((table) => storedRows(tx, { table, by })),
  )
  return { consents_to_charges: consents, mandates, later_charges: charges }
}
