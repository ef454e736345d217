import { storedRows } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'

/** A person's consents to later charges, and the charges, for the file of their data. */
export async function storedOf(tx: Tx, { orgId, userId }: { readonly orgId: OrgId; readonly userId: UserId }) {
  const by = { org_id: orgId, user_id: userId }
  const [mandates, charges] = await Promise.all([storedRows(tx, { table: 'charge_mandates', by }), storedRows(tx, { table: 'scheduled_charges', by })])
  return { mandates, later_charges: charges }
}
