import type { OrgId, Tx } from '@sojourn/kernel'
import type { Charge } from '../domain/charge.ts'
import type { ChargeId, Payment, PaymentId, RefundId } from '../domain/payment.ts'
import type { Refund } from '../domain/refund.ts'

export interface Page {
  readonly limit: number
  /** Older than this one. */
  readonly after?: string | undefined
}

/** Rows in the house's words. Whoever changes a payment locks it first; its charges and refunds stand under the same lock. */
export interface PaymentStore {
  /** Answers the payment already made under the same request key, where there is one. */
  add(tx: Tx, payment: Payment, requestKey: string | null): Promise<Payment>
  find(tx: Tx, merchantId: OrgId, id: PaymentId): Promise<Payment | null>
  lock(tx: Tx, merchantId: OrgId, id: PaymentId): Promise<Payment | null>
  save(tx: Tx, payment: Payment): Promise<void>
  list(tx: Tx, merchantId: OrgId, page: Page, customerId?: string): Promise<Payment[]>
}

export interface ChargeStore {
  add(tx: Tx, charge: Charge): Promise<void>
  find(tx: Tx, merchantId: OrgId, id: ChargeId): Promise<Charge | null>
  count(tx: Tx, merchantId: OrgId, paymentId: PaymentId): Promise<number>
  save(tx: Tx, charge: Charge): Promise<void>
  /** Takes up to `limit` open charges whose time to ask has come, for this node, until `leaseUntilMs`. */
  claimDue(tx: Tx, nowMs: number, leaseUntilMs: number, limit: number): Promise<Charge[]>
}

export interface RefundStore {
  /** Answers the refund already made under the same request key, where there is one. */
  findByRequest(tx: Tx, merchantId: OrgId, requestKey: string): Promise<Refund | null>
  add(tx: Tx, refund: Refund, requestKey: string | null): Promise<void>
  find(tx: Tx, merchantId: OrgId, id: RefundId): Promise<Refund | null>
  save(tx: Tx, refund: Refund): Promise<void>
  list(tx: Tx, merchantId: OrgId, page: Page, paymentId?: PaymentId): Promise<Refund[]>
  claimDue(tx: Tx, nowMs: number, leaseUntilMs: number, limit: number): Promise<Refund[]>
}
