import { sql, write } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import type { StripeBooks } from './stripe-books.ts'

interface Tables {
  stripe_charges: { org_id: string; key: string; intent_id: string; created_ms: number }
}

export const stripeBooks: StripeBooks = {
  async add(tx, { merchantId, key, intentId }, nowMs) {
    const row = { org_id: merchantId, key, intent_id: intentId, created_ms: nowMs }
    const insert = sql<Tables>(tx).insertInto('stripe_charges').values(row)
    write(
      tx,
      insert.onConflict((on) => on.columns(['org_id', 'key']).doNothing()),
    )
  },
  async findIntent(tx, merchantId, key) {
    const query = sql<Tables>(tx).selectFrom('stripe_charges').select('intent_id').where('org_id', '=', merchantId).where('key', '=', key)
    return (await query.executeTakeFirst())?.intent_id ?? null
  },
  async findByIntent(tx, intentId) {
    const row = await sql<Tables>(tx).selectFrom('stripe_charges').selectAll().where('intent_id', '=', intentId).executeTakeFirst()
    return row ? { merchantId: row.org_id as OrgId, key: row.key, intentId: row.intent_id } : null
  },
}
