import { fallsDue, raw, sql } from '@sojourn/db'
import { type Money, money, type OrgId, type Tx } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { ChargeAttemptId } from '../domain/attempt.ts'
import type { ChargeId } from '../domain/charge.ts'
import type { ChargeRefund, ChargeRefundId } from '../domain/refund.ts'
import { LATER_CHARGES } from './due-name.ts'

interface RefundTable {
  org_id: string
  refund_id: string
  charge_id: string
  attempt_id: string
  intent_id: string
  key: string
  generation: number
  amount_minor: number
  currency: string
  reason: string
  actor: ChargeRefund['actor']
  state: ChargeRefund['state']
  gateway_refund_id: string | null
  asks: number
  next_ask_ms: number | null
  at_ms: number
}
interface DisputeTable {
  org_id: string
  dispute_id: string
  charge_id: string
  amount_minor: number
  currency: string
  state: 'open' | 'won' | 'lost'
  at_ms: number
}
interface Tables {
  charge_refunds: RefundTable
  charge_disputes: DisputeTable
}

const read = (row: Selectable<RefundTable>): ChargeRefund => ({
  orgId: row.org_id as OrgId,
  refundId: row.refund_id as ChargeRefundId,
  chargeId: row.charge_id as ChargeId,
  attemptId: row.attempt_id as ChargeAttemptId,
  intentId: row.intent_id,
  key: row.key,
  generation: row.generation,
  amount: money(row.amount_minor, row.currency),
  reason: row.reason,
  actor: row.actor,
  state: row.state,
  gatewayRefundId: row.gateway_refund_id,
  asks: row.asks,
  nextAskMs: row.next_ask_ms,
  atMs: row.at_ms,
})

const changing = (refund: ChargeRefund) => ({
  generation: refund.generation,
  amount_minor: refund.amount.minor,
  actor: refund.actor,
  state: refund.state,
  gateway_refund_id: refund.gatewayRefundId,
  asks: refund.asks,
  next_ask_ms: refund.nextAskMs,
})

export interface ChargeDispute {
  readonly orgId: OrgId
  readonly disputeId: string
  readonly chargeId: ChargeId
  readonly amount: Money
  readonly state: 'open' | 'won' | 'lost'
}

export const refundStore = {
  async insert(tx: Tx, refund: ChargeRefund): Promise<void> {
    const { orgId, refundId, chargeId, attemptId, intentId, key, reason, atMs, amount } = refund
    const row = { org_id: orgId, refund_id: refundId, charge_id: chargeId, attempt_id: attemptId, intent_id: intentId, key, reason, at_ms: atMs }
    await sql<Tables>(tx)
      .insertInto('charge_refunds')
      .values({ ...row, currency: amount.currency, ...changing(refund) })
      .execute()
    fallsDue(tx, LATER_CHARGES, refund.nextAskMs)
  },
  async save(tx: Tx, refund: ChargeRefund): Promise<void> {
    const { orgId, refundId } = refund
    await sql<Tables>(tx).updateTable('charge_refunds').set(changing(refund)).where('org_id', '=', orgId).where('refund_id', '=', refundId).execute()
    fallsDue(tx, LATER_CHARGES, refund.nextAskMs)
  },
  async lock(tx: Tx, { orgId, refundId }: Pick<ChargeRefund, 'orgId' | 'refundId'>): Promise<ChargeRefund | null> {
    const rows = sql<Tables>(tx).selectFrom('charge_refunds').selectAll().where('org_id', '=', orgId).where('refund_id', '=', refundId)
    const row = await rows.forUpdate().executeTakeFirst()
    return row ? read(row) : null
  },
  async listOf(tx: Tx, { orgId, chargeId }: { orgId: OrgId; chargeId: ChargeId }): Promise<ChargeRefund[]> {
    const rows = sql<Tables>(tx).selectFrom('charge_refunds').selectAll().where('org_id', '=', orgId).where('charge_id', '=', chargeId)
    return (await rows.orderBy('refund_id').execute()).map(read)
  },
  async listOfAll(tx: Tx, orgId: OrgId, chargeIds: readonly ChargeId[]): Promise<ChargeRefund[]> {
    if (chargeIds.length === 0) return []
    const rows = sql<Tables>(tx).selectFrom('charge_refunds').selectAll().where('org_id', '=', orgId).where('charge_id', 'in', chargeIds)
    return (await rows.execute()).map(read)
  },
  async findByGatewayId(tx: Tx, id: string): Promise<ChargeRefund | null> {
    const row = await sql<Tables>(tx).selectFrom('charge_refunds').selectAll().where('gateway_refund_id', '=', id).executeTakeFirst()
    return row ? read(row) : null
  },
  async claimToAsk(tx: Tx, { nowMs, untilMs, limit }: { nowMs: number; untilMs: number; limit: number }): Promise<ChargeRefund[]> {
    const due = sql<Tables>(tx)
      .selectFrom('charge_refunds')
      .select(['org_id', 'refund_id'])
      .where('next_ask_ms', '<=', nowMs)
      .orderBy('next_ask_ms')
      .limit(limit)
      .forUpdate()
      .skipLocked()
    const rows = await sql<Tables>(tx)
      .updateTable('charge_refunds')
      .set({ next_ask_ms: untilMs })
      .where((eb) => eb(eb.refTuple('org_id', 'refund_id'), 'in', due.$asTuple('org_id', 'refund_id')))
      .returningAll()
      .execute()
    return rows.map(read)
  },
  async nextAskMs(tx: Tx): Promise<number | null> {
    const first = await sql<Tables>(tx)
      .selectFrom('charge_refunds')
      .select((eb) => eb.fn.min<number | null>('next_ask_ms').as('at_ms'))
      .executeTakeFirst()
    return first?.at_ms ?? null
  },
  /** Writes it as it is now; returns its state before, null for a new one. The charge must be locked. */
  async putDispute(tx: Tx, { orgId, disputeId, chargeId, amount, state }: ChargeDispute, atMs: number): Promise<ChargeDispute['state'] | null> {
    const before = await sql<Tables>(tx)
      .selectFrom('charge_disputes')
      .select('state')
      .where('org_id', '=', orgId)
      .where('dispute_id', '=', disputeId)
      .executeTakeFirst()
    await sql<Tables>(tx)
      .insertInto('charge_disputes')
      .values({ org_id: orgId, dispute_id: disputeId, charge_id: chargeId, amount_minor: amount.minor, currency: amount.currency, state, at_ms: atMs })
      .onConflict((on) => on.columns(['org_id', 'dispute_id']).doUpdateSet({ state: raw<ChargeDispute['state']>`excluded.state` }))
      .execute()
    return before?.state ?? null
  },
}
