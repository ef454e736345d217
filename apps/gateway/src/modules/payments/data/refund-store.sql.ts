import { fallsDue, sql, write } from '@sojourn/db'
import { pageRows } from '../../../paging/paging.sql.ts'
import type { Refund } from '../domain/refund.ts'
import { type RefundStore, TO_ASK } from './payment-store.ts'
import { type RefundTable, readRefund } from './refund-row.sql.ts'

interface Tables {
  refunds: RefundTable
}

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
    return row ? readRefund(row) : null
  },
  async add(tx, refund, requestKey) {
    const row = sql<Tables>(tx)
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
    write(tx, row)
    fallsDue(tx, TO_ASK, refund.askAtMs)
  },
  async find(tx, merchantId, id) {
    const row = await sql<Tables>(tx).selectFrom('refunds').selectAll().where('org_id', '=', merchantId).where('refund_id', '=', id).executeTakeFirst()
    return row ? readRefund(row) : null
  },
  async save(tx, refund) {
    const query = sql<Tables>(tx).updateTable('refunds').set(changing(refund))
    write(tx, query.where('org_id', '=', refund.merchantId).where('refund_id', '=', refund.id))
    fallsDue(tx, TO_ASK, refund.askAtMs)
  },
  async list(tx, merchantId, page, { paymentId, chargeId }) {
    let query = sql<Tables>(tx).selectFrom('refunds').selectAll().where('org_id', '=', merchantId)
    if (paymentId) query = query.where('payment_id', '=', paymentId)
    if (chargeId) query = query.where('charge_id', '=', chargeId)
    return (await pageRows(query, { table: 'refunds', id: 'refund_id' }, merchantId, page).execute()).map(readRefund)
  },
  async claimDue(tx, nowMs, leaseUntilMs, limit) {
    const due = sql<Tables>(tx).selectFrom('refunds').select(['org_id', 'refund_id']).where('ask_ms', '<=', nowMs).orderBy('ask_ms').limit(limit)
    const claimed = sql<Tables>(tx)
      .updateTable('refunds')
      .from(due.forUpdate().skipLocked().as('due'))
      .set((on) => ({ ask_ms: leaseUntilMs, asks: on('refunds.asks', '+', 1) }))
      .whereRef('refunds.org_id', '=', 'due.org_id')
      .whereRef('refunds.refund_id', '=', 'due.refund_id')
    return (await claimed.returningAll('refunds').execute()).map(readRefund)
  },
  async nextAskMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('refunds')
      .select((eb) => eb.fn.min<number | null>('ask_ms').as('at_ms'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}
