import type { Currency, OrgId } from '@sojourn/kernel'
import type { ChargeId, PaymentId, RefundId } from '../domain/payment.ts'
import type { Refund, RefundState } from '../domain/refund.ts'

export interface RefundTable {
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

export const readRefund = (row: RefundTable): Refund => ({
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
