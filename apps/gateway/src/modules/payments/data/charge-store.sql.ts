import { raw, sql } from '@sojourn/db'
import { pageRows } from '../../../paging/paging.sql.ts'
import { type ChargeTable, changing, readCharge, standing } from './charge-row.sql.ts'
import type { ChargeStore } from './payment-store.ts'

interface Tables {
  charges: ChargeTable
}

export const chargeStore: ChargeStore = {
  async add(tx, charge) {
    await sql<Tables>(tx)
      .insertInto('charges')
      .values({ ...standing(charge), ...changing(charge) })
      .execute()
  },
  async find(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('charges').selectAll().where('org_id', '=', merchantId).where('charge_id', '=', id).executeTakeFirst()
    return row ? readCharge(row) : null
  },
  async ofPayments(tx, merchantId, paymentIds) {
    if (paymentIds.length === 0) return []
    const query = sql<Tables>(tx).selectFrom('charges').selectAll().where('org_id', '=', merchantId).where('payment_id', 'in', paymentIds)
    return (await query.orderBy('payment_id').orderBy('number').execute()).map(readCharge)
  },
  async count(tx, merchantId, paymentId) {
    const query = sql<Tables>(tx).selectFrom('charges').where('org_id', '=', merchantId).where('payment_id', '=', paymentId)
    return (await query.select((on) => on.fn.countAll<number>().as('tries')).executeTakeFirstOrThrow()).tries
  },
  async save(tx, charge) {
    const query = sql<Tables>(tx).updateTable('charges').set(changing(charge))
    await query.where('org_id', '=', charge.merchantId).where('charge_id', '=', charge.id).execute()
  },
  async list(tx, merchantId, page, { customerId, paymentId, transferGroup }) {
    let query = sql<Tables>(tx).selectFrom('charges').selectAll().where('org_id', '=', merchantId)
    if (paymentId) query = query.where('payment_id', '=', paymentId)
    const theirs = raw`p.org_id = charges.org_id and p.payment_id = charges.payment_id and p.kind = 'payment'`
    const customer = customerId ? raw`and p.customer_id = ${customerId}` : raw``
    const group = transferGroup ? raw`and p.extras ->> 'transferGroup' = ${transferGroup}` : raw``
    query = query.where(raw<boolean>`exists (select 1 from payment_intents p where ${theirs} ${customer} ${group})`)
    return (await pageRows(query, { table: 'charges', id: 'charge_id' }, merchantId, page).execute()).map(readCharge)
  },
  async claimDue(tx, nowMs, leaseUntilMs, limit) {
    const due = sql<Tables>(tx).selectFrom('charges').select(['org_id', 'charge_id']).where('ask_ms', '<=', nowMs).orderBy('ask_ms').limit(limit)
    const claimed = sql<Tables>(tx)
      .updateTable('charges')
      .from(due.forUpdate().skipLocked().as('due'))
      .set((on) => ({ ask_ms: leaseUntilMs, asks: on('charges.asks', '+', 1) }))
      .whereRef('charges.org_id', '=', 'due.org_id')
      .whereRef('charges.charge_id', '=', 'due.charge_id')
    return (await claimed.returningAll('charges').execute()).map(readCharge)
  },
}
