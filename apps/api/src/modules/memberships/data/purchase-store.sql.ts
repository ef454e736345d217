import { sql } from '@sojourn/db'
import type { Tx } from '@sojourn/kernel'
import type { OfPerson } from './membership-store.sql.ts'
import type { MembershipTables } from './tables.ts'

/** The checkout in which a person buys. */
export interface OpenPurchase {
  readonly checkoutId: string
  readonly request: string
}

export const purchaseStore = {
  async find(tx: Tx, { orgId, userId }: OfPerson): Promise<OpenPurchase | null> {
    const row = await sql<MembershipTables>(tx)
      .selectFrom('membership_purchases')
      .select(['checkout_id', 'request'])
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row ? { checkoutId: row.checkout_id, request: row.request } : null
  },
  /** Puts one in the place of another, or of none; false where by now another one is there. */
  async replace(tx: Tx, { orgId, userId }: OfPerson, former: string | null, { checkoutId, request }: OpenPurchase): Promise<boolean> {
    const row = { checkout_id: checkoutId, request }
    const db = sql<MembershipTables>(tx)
    const done =
      former === null
        ? await db
            .insertInto('membership_purchases')
            .values({ org_id: orgId, user_id: userId, ...row })
            .onConflict((same) => same.columns(['org_id', 'user_id']).doNothing())
            .executeTakeFirstOrThrow()
        : await db
            .updateTable('membership_purchases')
            .set(row)
            .where('org_id', '=', orgId)
            .where('user_id', '=', userId)
            .where('checkout_id', '=', former)
            .executeTakeFirstOrThrow()
    return ('numUpdatedRows' in done ? done.numUpdatedRows : done.numInsertedOrUpdatedRows) === 1n
  },
}
