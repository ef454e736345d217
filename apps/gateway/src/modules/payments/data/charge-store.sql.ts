import { fallsDue, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { Insertable, Updateable } from 'kysely'
import { pageRows } from '../../../paging/paging.sql.ts'
import { type ChargeTable, changing, fixedColumns, readCharge } from './charge-row.sql.ts'
import { type PaymentTable, readPayment } from './payment-row.sql.ts'
import { type ChargeStore, TO_ASK } from './payment-store.ts'
import { type RefundTable, readRefund } from './refund-row.sql.ts'

interface Tables {
  charges: ChargeTable
}

interface Key {
  org_id: string
  charge_id: string
}

const insert = prepared((db: Sql<Tables>, row: Insertable<ChargeTable>) => db.insertInto('charges').values(row))

const ofSamePayment = prepared((db: Sql<Tables>, at: Key) => {
  const paymentId = db.selectFrom('charges').select('payment_id').where('org_id', '=', at.org_id).where('charge_id', '=', at.charge_id)
  return db.selectFrom('charges').selectAll().where('org_id', '=', at.org_id).where('payment_id', '=', paymentId).orderBy('number')
})

const change = prepared((db: Sql<Tables>, { org_id, charge_id, ...changes }: Key & Updateable<ChargeTable>) =>
  db.updateTable('charges').set(changes).where('org_id', '=', org_id).where('charge_id', '=', charge_id),
)

export const chargeStore: ChargeStore = {
  async add(tx, charge) {
    insert.write(tx, { ...fixedColumns(charge), ...changing(charge) })
    fallsDue(tx, TO_ASK, charge.askAtMs)
  },
  async find(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('charges').selectAll().where('org_id', '=', merchantId).where('charge_id', '=', id).executeTakeFirst()
    return row ? readCharge(row) : null
  },
  async findWhole(tx, merchantId, id, refundsMax) {
    const payment = raw<PaymentTable>`(select to_json(p) from payment_intents p where p.org_id = charges.org_id and p.payment_id = charges.payment_id)`
    const refunds = raw<RefundTable[]>`(select coalesce(json_agg(r), '[]') from (
      select * from refunds r where r.org_id = charges.org_id and r.charge_id = charges.charge_id order by created_ms desc, refund_id desc limit ${refundsMax}) r)`
    const query = sql<Tables>(tx)
      .selectFrom('charges')
      .selectAll()
      .select([payment.as('payment'), refunds.as('refunds')])
    const row = await query.where('org_id', '=', merchantId).where('charge_id', '=', id).executeTakeFirst()
    return row ? { charge: readCharge(row), payment: readPayment(row.payment), refunds: row.refunds.map(readRefund) } : null
  },
  async ofPayments(tx, merchantId, paymentIds) {
    if (paymentIds.length === 0) return []
    const query = sql<Tables>(tx).selectFrom('charges').selectAll().where('org_id', '=', merchantId)
    const theirs = query.where('payment_id', '=', raw<string>`any(${paymentIds})`)
    return (await theirs.orderBy('payment_id').orderBy('number').execute()).map(readCharge)
  },
  async ofSamePayment(tx, merchantId, id) {
    return (await ofSamePayment.all(tx, { org_id: merchantId, charge_id: id })).map(readCharge)
  },
  async save(tx, charge) {
    change.write(tx, { org_id: charge.merchantId, charge_id: charge.id, ...changing(charge) })
    fallsDue(tx, TO_ASK, charge.askAtMs)
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
  async nextAskMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('charges')
      .select((eb) => eb.fn.min<number | null>('ask_ms').as('at_ms'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}
