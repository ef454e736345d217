import { sql } from '@sojourn/db'
import type { CustomerStore } from './customer-store.ts'

interface Tables {
  payment_customers: { org_id: string; user_id: string; customer_id: string; email: string; created_ms: number }
}

export const customerStore: CustomerStore = {
  async find(tx, orgId, userId) {
    const row = await sql<Tables>(tx)
      .selectFrom('payment_customers')
      .select(['customer_id', 'email'])
      .where('org_id', '=', orgId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
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
