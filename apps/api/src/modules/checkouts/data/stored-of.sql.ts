import { storedRows } from '@sojourn/db'
import type { OrgId, Tx, UserId } from '@sojourn/kernel'

/** A person's checkouts, for the file of their data: what was asked for and until when it was held. Prices as a supplier knows them are not theirs. */
export const storedOf = (tx: Tx, { orgId, userId }: { readonly orgId: OrgId; readonly userId: UserId }) =>
  storedRows(tx, { table: 'checkouts', by: { org_id: orgId, user_id: userId }, without: ['browser_id', 'items', 'terms', 'revenue_minor'] })
