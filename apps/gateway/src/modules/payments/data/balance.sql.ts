import { fixed, sql } from '@sojourn/db'
import type { Currency, Money, OrgId, Tx } from '@sojourn/kernel'

interface Tables {
  charges: { org_id: string; state: string; currency: string; captured_minor: number; refunded_minor: number }
}

/** What was captured and not refunded, in each currency. */
export async function balanceOf(tx: Tx, merchantId: OrgId): Promise<Money[]> {
  const rows = await sql<Tables>(tx)
    .selectFrom('charges')
    .where('org_id', '=', merchantId)
    .where('state', '=', fixed('succeeded'))
    .groupBy('currency')
    .orderBy('currency')
    .select((on) => ['currency', on.fn.sum<number>(on('captured_minor', '-', on.ref('refunded_minor'))).as('minor')])
    .execute()
  return rows.map(({ currency, minor }) => ({ minor: Number(minor), currency: currency as Currency }))
}
