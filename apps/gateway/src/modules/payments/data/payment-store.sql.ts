import { fixed, raw, sql, write } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { pageRows } from '../../../paging/paging.sql.ts'
import type { PaymentId } from '../domain/payment.ts'
import { type ChargeTable, readCharge } from './charge-row.sql.ts'
import { changing, type PaymentTable, readPayment } from './payment-row.sql.ts'
import type { PaymentStore } from './payment-store.ts'

interface Tables {
  charges: ChargeTable
  payment_intents: PaymentTable
}

export const paymentStore: PaymentStore = {
  async add(tx, payment, requestKey) {
    const { merchantId } = payment
    const row = { org_id: merchantId, payment_id: payment.id, request_key: requestKey, created_ms: payment.createdAtMs, ...changing(payment) }
    const added = await sql<Tables>(tx)
      .insertInto('payment_intents')
      .values({ ...row, kind: payment.kind, order_id: payment.orderId })
      .onConflict((on) => on.doNothing())
      .returningAll()
      .executeTakeFirst()
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
    const row = await select(tx, merchantId, id).executeTakeFirst()
    return row ? readPayment(row) : null
  },
  async findWithTries(tx, merchantId, id) {
    const tries = raw<ChargeTable[]>`(select coalesce(json_agg(c order by c.number), '[]') from charges c
      where c.org_id = payment_intents.org_id and c.payment_id = payment_intents.payment_id)`
    const row = await select(tx, merchantId, id).select(tries.as('tries')).executeTakeFirst()
    return row ? { payment: readPayment(row), charges: row.tries.map(readCharge) } : null
  },
  async findByRequest(tx, merchantId, requestKey) {
    const made = sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId).where('request_key', '=', requestKey)
    const row = await made.executeTakeFirst()
    return row ? readPayment(row) : null
  },
  async lock(tx, merchantId, id) {
    const row = await select(tx, merchantId, id).forUpdate().executeTakeFirst()
    return row ? readPayment(row) : null
  },
  async lockOf(tx, merchantId, chargeId) {
    const paymentId = sql<Tables>(tx).selectFrom('charges').select('payment_id').where('org_id', '=', merchantId).where('charge_id', '=', chargeId)
    const query = sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId).where('payment_id', '=', paymentId)
    const row = await query.forUpdate().executeTakeFirst()
    return row ? readPayment(row) : null
  },
  async save(tx, payment) {
    const query = sql<Tables>(tx).updateTable('payment_intents').set(changing(payment))
    write(tx, query.where('org_id', '=', payment.merchantId).where('payment_id', '=', payment.id))
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

const select = (tx: Parameters<PaymentStore['find']>[0], merchantId: OrgId, id: PaymentId) =>
  sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId).where('payment_id', '=', id)
