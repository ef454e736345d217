import { fallsDue, prepared, type Sql, sql } from '@sojourn/db'
import { type BookingId, money, type OrgId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { AttemptId } from '../domain/attempt.ts'
import type { Refund, RefundId, RefundState } from '../domain/refund.ts'
import { type AlarmStore, OPEN_PAYMENTS, type RefundStore } from './payment-store.ts'

interface RefundTable {
  org_id: string
  refund_id: string
  booking_id: string
  attempt_id: string
  intent_id: string
  key: string
  generation: number
  gateway_refund_id: string | null
  amount_minor: number
  currency: string
  reason: string
  actor: Refund['actor']
  counted_minor: number
  state: RefundState
  asks: number
  next_ask_ms: number | null
  created_ms: number
  settled_ms: number | null
}
interface Tables {
  payment_refunds: RefundTable
  payment_alarms: { org_id: string; alarm_id: string; kind: string; booking_id: string; detail: string; raised_ms: number }
}

const read = (row: Selectable<RefundTable>): Refund => ({
  orgId: row.org_id as OrgId,
  refundId: row.refund_id as RefundId,
  bookingId: row.booking_id as BookingId,
  attemptId: row.attempt_id as AttemptId,
  intentId: row.intent_id,
  key: row.key,
  generation: row.generation,
  gatewayRefundId: row.gateway_refund_id,
  amount: money(row.amount_minor, row.currency),
  reason: row.reason,
  actor: row.actor,
  countedMinor: row.counted_minor,
  state: row.state,
  asks: row.asks,
  nextAskMs: row.next_ask_ms,
  createdAtMs: row.created_ms,
  settledAtMs: row.settled_ms,
})

const refunds = (db: Sql<Tables>) => db.selectFrom('payment_refunds').selectAll()
const lock = prepared((db: Sql<Tables>, at: { org_id: string; refund_id: string }) =>
  refunds(db).where('org_id', '=', at.org_id).where('refund_id', '=', at.refund_id).forUpdate(),
)
const listOf = prepared((db: Sql<Tables>, at: { org_id: string; booking_id: string }) =>
  refunds(db).where('org_id', '=', at.org_id).where('booking_id', '=', at.booking_id).orderBy('refund_id'),
)
const findByGatewayId = prepared((db: Sql<Tables>, at: { id: string }) => refunds(db).where('gateway_refund_id', '=', at.id))

export const refundStore: RefundStore = {
  async insert(tx, refund) {
    await sql<Tables>(tx)
      .insertInto('payment_refunds')
      .values({
        org_id: refund.orgId,
        refund_id: refund.refundId,
        booking_id: refund.bookingId,
        attempt_id: refund.attemptId,
        intent_id: refund.intentId,
        key: refund.key,
        generation: refund.generation,
        gateway_refund_id: refund.gatewayRefundId,
        amount_minor: refund.amount.minor,
        currency: refund.amount.currency,
        reason: refund.reason,
        actor: refund.actor,
        counted_minor: refund.countedMinor,
        state: refund.state,
        asks: refund.asks,
        next_ask_ms: refund.nextAskMs,
        created_ms: refund.createdAtMs,
        settled_ms: refund.settledAtMs,
      })
      .execute()
    fallsDue(tx, OPEN_PAYMENTS, refund.nextAskMs)
  },
  async save(tx, refund) {
    await sql<Tables>(tx)
      .updateTable('payment_refunds')
      .set({
        key: refund.key,
        actor: refund.actor,
        counted_minor: refund.countedMinor,
        generation: refund.generation,
        gateway_refund_id: refund.gatewayRefundId,
        amount_minor: refund.amount.minor,
        state: refund.state,
        asks: refund.asks,
        next_ask_ms: refund.nextAskMs,
        settled_ms: refund.settledAtMs,
      })
      .where('org_id', '=', refund.orgId)
      .where('refund_id', '=', refund.refundId)
      .execute()
    fallsDue(tx, OPEN_PAYMENTS, refund.nextAskMs)
  },
  async lock(tx, orgId, refundId) {
    const row = await lock.first(tx, { org_id: orgId, refund_id: refundId })
    return row ? read(row) : null
  },
  async listOf(tx, orgId, bookingId) {
    return (await listOf.all(tx, { org_id: orgId, booking_id: bookingId })).map(read)
  },
  async findByGatewayId(tx, gatewayRefundId) {
    const row = await findByGatewayId.first(tx, { id: gatewayRefundId })
    return row ? read(row) : null
  },
  async claimToAsk(tx, nowMs, untilMs, limit) {
    const due = sql<Tables>(tx)
      .selectFrom('payment_refunds')
      .select(['org_id', 'refund_id'])
      .where('next_ask_ms', '<=', nowMs)
      .orderBy('next_ask_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('payment_refunds')
      .set({ next_ask_ms: untilMs })
      .where((eb) => eb(eb.refTuple('org_id', 'refund_id'), 'in', due.$asTuple('org_id', 'refund_id')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
  async nextAskMs(tx) {
    const row = await sql<Tables>(tx)
      .selectFrom('payment_refunds')
      .select((eb) => eb.fn.min<number | null>('next_ask_ms').as('at_ms'))
      .executeTakeFirst()
    return row?.at_ms ?? null
  },
}

export const alarmStore: AlarmStore = {
  async raise(tx, { orgId, alarmId, kind, bookingId, detail, atMs }) {
    await sql<Tables>(tx)
      .insertInto('payment_alarms')
      .values({ org_id: orgId, alarm_id: alarmId, kind, booking_id: bookingId, detail: JSON.stringify(detail), raised_ms: atMs })
      .onConflict((conflict) => conflict.columns(['org_id', 'kind', 'booking_id']).doNothing())
      .execute()
  },
}
