import { sql } from '@sojourn/db'
import type { Currency, Money, OrgId, Tx } from '@sojourn/kernel'

interface Tables {
  disputes: { org_id: string; status: string; currency: string; amount_minor: number }
}

/** Disputed amounts that banks have withdrawn and not returned, in each currency. */
export async function withdrawnOf(tx: Tx, merchantId: OrgId): Promise<Money[]> {
  const rows = await sql<Tables>(tx)
    .selectFrom('disputes')
    .where('org_id', '=', merchantId)
    .where('status', '!=', 'won')
    .groupBy('currency')
    .select((on) => ['currency', on.fn.sum<number>('amount_minor').as('minor')])
    .execute()
  return rows.map(({ currency, minor }) => ({ minor: Number(minor), currency: currency as Currency }))
}
