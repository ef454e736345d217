import { sql } from '@sojourn/db'
import type { Currency, OrgId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { ChargeId, Failure, Payment, PaymentId, PaymentStatus } from '../domain/payment.ts'
import { newestFirst } from './paging.sql.ts'
import type { PaymentStore } from './payment-store.ts'

interface PaymentTable {
  org_id: string
  payment_id: string
  request_key: string | null
  amount_minor: number
  currency: string
  received_minor: number
  status: PaymentStatus
  customer_id: string | null
  method_id: string | null
  charge_id: string | null
  keeps_card: boolean
  description: string | null
  metadata: unknown
  return_url: string | null
  action_url: string | null
  failure: unknown
  cancel_reason: string | null
  canceled_ms: number | null
  created_ms: number
}

interface Tables {
  payment_intents: PaymentTable
}

const read = (row: Selectable<PaymentTable>): Payment => ({
  id: row.payment_id as PaymentId,
  merchantId: row.org_id as OrgId,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  receivedMinor: row.received_minor,
  status: row.status,
  customerId: row.customer_id,
  methodId: row.method_id,
  chargeId: row.charge_id as ChargeId | null,
  keepsCard: row.keeps_card,
  description: row.description,
  metadata: row.metadata as Record<string, string>,
  returnUrl: row.return_url,
  actionUrl: row.action_url,
  failure: row.failure as Failure | null,
  cancelReason: row.cancel_reason,
  canceledAtMs: row.canceled_ms,
  createdAtMs: row.created_ms,
})

const changing = (payment: Payment) => ({
  amount_minor: payment.amount.minor,
  currency: payment.amount.currency,
  received_minor: payment.receivedMinor,
  status: payment.status,
  customer_id: payment.customerId,
  method_id: payment.methodId,
  charge_id: payment.chargeId,
  keeps_card: payment.keepsCard,
  description: payment.description,
  metadata: JSON.stringify(payment.metadata),
  return_url: payment.returnUrl,
  action_url: payment.actionUrl,
  failure: payment.failure && JSON.stringify(payment.failure),
  cancel_reason: payment.cancelReason,
  canceled_ms: payment.canceledAtMs,
})

export const paymentStore: PaymentStore = {
  async add(tx, payment, requestKey) {
    const row = { org_id: payment.merchantId, payment_id: payment.id, request_key: requestKey, created_ms: payment.createdAtMs, ...changing(payment) }
    const added = await sql<Tables>(tx)
      .insertInto('payment_intents')
      .values(row)
      .onConflict((on) => on.columns(['org_id', 'request_key']).where('request_key', 'is not', null).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (added) return read(added)
    const made = sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', payment.merchantId).where('request_key', '=', requestKey)
    return read(await made.executeTakeFirstOrThrow())
  },
  async find(tx, merchantId, id) {
    const row = await select(tx, merchantId, id).executeTakeFirst()
    return row ? read(row) : null
  },
  async lock(tx, merchantId, id) {
    const row = await select(tx, merchantId, id).forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },
  async save(tx, payment) {
    await sql<Tables>(tx)
      .updateTable('payment_intents')
      .set(changing(payment))
      .where('org_id', '=', payment.merchantId)
      .where('payment_id', '=', payment.id)
      .execute()
  },
  async list(tx, merchantId, page, customerId) {
    let query = sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId)
    if (customerId) query = query.where('customer_id', '=', customerId)
    return (await newestFirst(query, 'payment_intents', 'payment_id', merchantId, page).execute()).map(read)
  },
}

const select = (tx: Parameters<PaymentStore['find']>[0], merchantId: OrgId, id: PaymentId) =>
  sql<Tables>(tx).selectFrom('payment_intents').selectAll().where('org_id', '=', merchantId).where('payment_id', '=', id)
