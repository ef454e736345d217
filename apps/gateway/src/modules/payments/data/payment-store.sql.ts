import { fixed, prepared, raw, type Sql, sql } from '@sojourn/db'
import type { Insertable, Updateable } from 'kysely'
import { pageRows } from '../../../paging/paging.sql.ts'
import { type ChargeTable, readCharge } from './charge-row.sql.ts'
import { changing, type PaymentTable, readPayment } from './payment-row.sql.ts'
import type { PaymentStore } from './payment-store.ts'

interface Tables {
  charges: ChargeTable
  payment_intents: PaymentTable
}

interface Key {
  org_id: string
  payment_id: string
}

const insert = prepared((db: Sql<Tables>, row: Insertable<PaymentTable>) =>
  db
    .insertInto('payment_intents')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returningAll(),
)

const one = (db: Sql<Tables>, at: Key) => db.selectFrom('payment_intents').selectAll().where('org_id', '=', at.org_id).where('payment_id', '=', at.payment_id)
const find = prepared(one)
const lock = prepared((db: Sql<Tables>, at: Key) => one(db, at).forUpdate())

const tries = raw<ChargeTable[]>`(select coalesce(json_agg(c order by c.number), '[]') from charges c
      where c.org_id = payment_intents.org_id and c.payment_id = payment_intents.payment_id)`
const findWithTries = prepared((db: Sql<Tables>, at: Key) => one(db, at).select(tries.as('tries')))

const lockOf = prepared((db: Sql<Tables>, at: { org_id: string; charge_id: string }) => {
  const paymentId = db.selectFrom('charges').select('payment_id').where('org_id', '=', at.org_id).where('charge_id', '=', at.charge_id)
  return db.selectFrom('payment_intents').selectAll().where('org_id', '=', at.org_id).where('payment_id', '=', paymentId).forUpdate()
})

const change = prepared((db: Sql<Tables>, { org_id, payment_id, ...changes }: Key & Updateable<PaymentTable>) =>
  db.updateTable('payment_intents').set(changes).where('org_id', '=', org_id).where('payment_id', '=', payment_id),
)

export const paymentStore: PaymentStore = {
  async add(tx, payment, requestKey) {
    const { merchantId } = payment
    const row = { org_id: merchantId, payment_id: payment.id, request_key: requestKey, created_ms: payment.createdAtMs, ...changing(payment) }
    const added = await insert.first(tx, { ...row, kind: payment.kind, order_id: payment.orderId })
    if (added) return { payment: readPayment(added), by: 'new' }
    const made = await sql<Tables>(tx)
      .selectFrom('payment_intents')
      .selectAll()
      .where('org_id', '=', merchantId)
      .where((on) => on.or([on('request_key', '=', requestKey), on.and([on('order_id', '=', payment.orderId), on('status', '<>', fixed('canceled'))])]))
      // The call repeated finds what it made; another call for the order finds the order's.
      .orderBy(raw`(request_key = ${requestKey}) is not true`)
      .executeTakeFirstOrThrow()
    return { payment: readPayment(made), by: requestKey !== null && made.request_key === requestKey ? 'request' : 'order' }
  },
  async find(tx, merchantId, id) {
    const row = await find.first(tx, { org_id: merchantId, payment_id: id })
    return row ? readPayment(row) : null
  },
  async findWithTries(tx, merchantId, id) {
    const row = await findWithTries.first(tx, { org_id: merchantId, payment_id: id })
    return row ? { payment: readPayment(row), charges: row.tries.map(readCharge) } : null
  },
  async findByRequest(tx, merchantId, requestKey) {
    const made = sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId).where('request_key', '=', requestKey)
    const row = await made.executeTakeFirst()
    return row ? readPayment(row) : null
  },
  async lock(tx, merchantId, id) {
    const row = await lock.first(tx, { org_id: merchantId, payment_id: id })
    return row ? readPayment(row) : null
  },
  async lockOf(tx, merchantId, chargeId) {
    const row = await lockOf.first(tx, { org_id: merchantId, charge_id: chargeId })
    return row ? readPayment(row) : null
  },
  async save(tx, payment) {
    change.write(tx, { org_id: payment.merchantId, payment_id: payment.id, ...changing(payment) })
  },
  async isGivenUp(tx, merchantId, orderId) {
    const ofOrder = sql<Tables>(tx).selectFrom('payment_intents').select('status').where('org_id', '=', merchantId).where('order_id', '=', orderId)
    const rows = await ofOrder.forUpdate().execute()
    return rows.length > 0 && rows.every(({ status }) => status === 'canceled')
  },
  async list(tx, merchantId, kind, page, { customerId, methodId }) {
    let query = sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId).where('kind', '=', kind)
    if (customerId) query = query.where('customer_id', '=', customerId)
    if (methodId) query = query.where('method_id', '=', methodId)
    return (await pageRows(query, { table: 'payment_intents', id: 'payment_id' }, merchantId, page).execute()).map(readPayment)
  },
}
