import { sql } from '@sojourn/db'
import type { Currency, OrgId } from '@sojourn/kernel'
import { pageRows } from '../../../paging/paging.sql.ts'
import type { ChargeId, PaymentId, RefundId } from '../domain/payment.ts'
import type { Refund, RefundState } from '../domain/refund.ts'
import type { RefundStore } from './payment-store.ts'

interface RefundTable {
  org_id: string
  refund_id: string
  request_key: string | null
  payment_id: string
  charge_id: string
  amount_minor: number
  currency: string
  state: RefundState
  reason: string | null
  failure_reason: string | null
  metadata: unknown
  created_ms: number
  ask_ms: number | null
  asks: number
}

interface Tables {
  refunds: RefundTable
}

const read = (row: RefundTable): Refund => ({
  id: row.refund_id as RefundId,
  merchantId: row.org_id as OrgId,
  paymentId: row.payment_id as PaymentId,
  chargeId: row.charge_id as ChargeId,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  state: row.state,
  reason: row.reason,
  failureReason: row.failure_reason,
  metadata: row.metadata as Record<string, string>,
  createdAtMs: row.created_ms,
  askAtMs: row.ask_ms,
  asks: row.asks,
})

const changing = (refund: Refund) => ({
  state: refund.state,
  failure_reason: refund.failureReason,
  metadata: JSON.stringify(refund.metadata),
  ask_ms: refund.askAtMs,
  asks: refund.asks,
})

export const refundStore: RefundStore = {
  async findByRequest(tx, merchantId, requestKey) {
    const query = sql<Tables>(tx).selectFrom('refunds').selectAll().where('org_id', '=', merchantId).where('request_key', '=', requestKey)
    const row = await query.executeTakeFirst()
    return row ? read(row) : null
  },
  async add(tx, refund, requestKey) {
    await sql<Tables>(tx)
      .insertInto('refunds')
      .values({
        org_id: refund.merchantId,
        refund_id: refund.id,
        request_key: requestKey,
        payment_id: refund.paymentId,
        charge_id: refund.chargeId,
        amount_minor: refund.amount.minor,
        currency: refund.amount.currency,
        reason: refund.reason,
        created_ms: refund.createdAtMs,
        ...changing(refund),
      })
      .execute()
  },
  async find(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('refunds').selectAll().where('org_id', '=', merchantId).where('refund_id', '=', id).executeTakeFirst()
    return row ? read(row) : null
  },
  async save(tx, refund) {
    await sql<Tables>(tx).updateTable('refunds').set(changing(refund)).where('org_id', '=', refund.merchantId).where('refund_id', '=', refund.id).execute()
  },
  async list(tx, merchantId, page, { paymentId, chargeId }) {
    let query = sql<Tables>(tx).selectFrom('refunds').selectAll().where('org_id', '=', merchantId)
    if (paymentId) query = query.where('payment_id', '=', paymentId)
    if (chargeId) query = query.where('charge_id', '=', chargeId)
    return (await pageRows(query, { table: 'refunds', id: 'refund_id' }, merchantId, page).execute()).map(read)
  },
  async claimDue(tx, nowMs, leaseUntilMs, limit) {
    const due = sql<Tables>(tx).selectFrom('refunds').select(['org_id', 'refund_id']).where('ask_ms', '<=', nowMs).orderBy('ask_ms').limit(limit)
    const claimed = sql<Tables>(tx)
      .updateTable('refunds')
      .from(due.forUpdate().skipLocked().as('due'))
      .set((on) => ({ ask_ms: leaseUntilMs, asks: on('refunds.asks', '+', 1) }))
      .whereRef('refunds.org_id', '=', 'due.org_id')
      .whereRef('refunds.refund_id', '=', 'due.refund_id')
    return (await claimed.returningAll('refunds').execute()).map(read)
  },
}
