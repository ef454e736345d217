import { prepared, type Sql, sql } from '@sojourn/db'
import type { CustomerStore } from './customer-store.ts'

interface Tables {
  payment_customers: { org_id: string; user_id: string; customer_id: string; email: string; created_ms: number }
}

const find = prepared((db: Sql<Tables>, at: { org_id: string; user_id: string }) =>
  db.selectFrom('payment_customers').select(['customer_id', 'email']).where('org_id', '=', at.org_id).where('user_id', '=', at.user_id),
)

export const customerStore: CustomerStore = {
  async find(tx, orgId, userId) {
    const row = await find.first(tx, { org_id: orgId, user_id: userId })
    return row ? { orgId, userId, customerId: row.customer_id, email: row.email } : null
  },
  async insert(tx, { orgId, userId, customerId, email }, createdMs) {
    await sql<Tables>(tx)
      .insertInto('payment_customers')
      .values({ org_id: orgId, user_id: userId, customer_id: customerId, email, created_ms: createdMs })
      .onConflict((same) => same.doNothing())
      .execute()
  },
}
