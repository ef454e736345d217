import type { Currency, OrgId } from '@sojourn/kernel'
import type { Selectable } from 'kysely'
import type { ChargeId, Extras, FailedTry, Payment, PaymentId, PaymentStatus } from '../domain/payment.ts'

export interface PaymentTable {
  org_id: string
  payment_id: string
  request_key: string | null
  kind: Payment['kind']
  amount_minor: number
  currency: string
  received_minor: number
  status: PaymentStatus
  capture_method: Payment['captureMethod']
  confirmation_method: Payment['confirmationMethod']
  order_id: string | null
  customer_id: string | null
  method_id: string | null
  charge_id: string | null
  usage: Payment['usage']
  off_session: boolean
  description: string | null
  metadata: unknown
  extras: unknown
  return_url: string | null
  action_url: string | null
  failure: unknown
  conflict_minor: number | null
  conflict_currency: string | null
  cancel_reason: string | null
  canceled_ms: number | null
  created_ms: number
}

export const readPayment = (row: Selectable<PaymentTable>): Payment => ({
  id: row.payment_id as PaymentId,
  merchantId: row.org_id as OrgId,
  kind: row.kind,
  amount: { minor: row.amount_minor, currency: row.currency as Currency },
  receivedMinor: row.received_minor,
  status: row.status,
  captureMethod: row.capture_method,
  confirmationMethod: row.confirmation_method,
  orderId: row.order_id,
  customerId: row.customer_id,
  methodId: row.method_id,
  chargeId: row.charge_id as ChargeId | null,
  usage: row.usage,
  offSession: row.off_session,
  description: row.description,
  metadata: row.metadata as Record<string, string>,
  extras: row.extras as Extras,
  returnUrl: row.return_url,
  actionUrl: row.action_url,
  failure: row.failure as FailedTry | null,
  conflict: row.conflict_minor === null ? null : { minor: row.conflict_minor, currency: row.conflict_currency as Currency },
  cancelReason: row.cancel_reason,
  canceledAtMs: row.canceled_ms,
  createdAtMs: row.created_ms,
})

/** Columns of a payment that may change after it was opened. */
export const changing = (payment: Payment) => ({
  amount_minor: payment.amount.minor,
  currency: payment.amount.currency,
  received_minor: payment.receivedMinor,
  status: payment.status,
  capture_method: payment.captureMethod,
  confirmation_method: payment.confirmationMethod,
  customer_id: payment.customerId,
  method_id: payment.methodId,
  charge_id: payment.chargeId,
  usage: payment.usage,
  off_session: payment.offSession,
  description: payment.description,
  metadata: JSON.stringify(payment.metadata),
  extras: JSON.stringify(payment.extras),
  return_url: payment.returnUrl,
  action_url: payment.actionUrl,
  failure: payment.failure && JSON.stringify(payment.failure),
  conflict_minor: payment.conflict?.minor ?? null,
  conflict_currency: payment.conflict?.currency ?? null,
  cancel_reason: payment.cancelReason,
  canceled_ms: payment.canceledAtMs,
})
