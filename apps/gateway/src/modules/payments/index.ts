import type { OrgId, Outcome } from '@sojourn/kernel'
import { askAbout, askAboutRefund, askProvider } from './ask-provider.ts'
import { cancelPayment } from './cancel-payment.ts'
import { type Confirmation, confirmPayment } from './confirm-payment.ts'
import { createPayment, type PaymentChange, type PaymentRequest, updatePayment } from './create-payment.ts'
import { chargeStore } from './data/charge-store.sql.ts'
import { paymentStore } from './data/payment-store.sql.ts'
import type { Page } from './data/payment-store.ts'
import { refundStore } from './data/refund-store.sql.ts'
import type { Charge } from './domain/charge.ts'
import type { ChargeId, Payment, PaymentId, RefundId } from './domain/payment.ts'
import type { Refund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { type RefundRequest, refundPayment } from './refund-payment.ts'

export type { CardProvider, ChargeRef, PayingCard, ProviderCapture, ProviderCharge, ProviderRefund, TypedCard } from './card-provider.ts'
export type { Confirmation, Tender } from './confirm-payment.ts'
export type { Dispute, ProviderAnswer, RefundAnswer } from './domain/answer.ts'
export { NOT_CHARGED } from './domain/answer.ts'
export type { CardFacts, Charge } from './domain/charge.ts'
export type { ChargeId, Failure, Payment, PaymentId, RefundId } from './domain/payment.ts'
export type { Refund } from './domain/refund.ts'
export type { Announce, CardKeeper, ChargeableCard } from './payments-deps.ts'
export { shapeCharge, shapePayment, shapeRefund } from './stripe-shape.ts'

/** Payments, their charges and refunds. Each verb opens its own transactions, for it calls a provider between them. */
export interface Payments {
  create(request: PaymentRequest): Promise<Outcome<Payment>>
  update(merchantId: OrgId, id: PaymentId, change: PaymentChange): Promise<Outcome<Payment>>
  confirm(wish: Confirmation): Promise<Outcome<Payment>>
  cancel(merchantId: OrgId, id: PaymentId, reason: string | null): Promise<Outcome<Payment>>
  refund(request: RefundRequest): Promise<Outcome<Refund>>
  find(merchantId: OrgId, id: PaymentId): Promise<Payment | null>
  findCharge(merchantId: OrgId, id: ChargeId): Promise<Charge | null>
  findRefund(merchantId: OrgId, id: RefundId): Promise<Refund | null>
  list(merchantId: OrgId, page: Page, customerId?: string): Promise<Payment[]>
  listRefunds(merchantId: OrgId, page: Page, paymentId?: PaymentId): Promise<Refund[]>
  /** Asks the provider about one charge now. */
  ask(merchantId: OrgId, id: ChargeId): Promise<void>
  /** Asks the provider about one refund now; one that is not there is nothing to ask about. */
  askRefund(merchantId: OrgId, id: RefundId): Promise<void>
  /** Asks about all that is due; answers how many. */
  askDue(): Promise<number>
}

export function createPayments(given: Omit<PaymentsDeps, 'stores'>): Payments {
  const stores = { payments: paymentStore, charges: chargeStore, refunds: refundStore }
  const deps: PaymentsDeps = { ...given, stores }
  const { db } = deps
  return {
    create: (request) => createPayment(deps, request),
    update: (merchantId, id, change) => updatePayment(deps, merchantId, id, change),
    confirm: (wish) => confirmPayment(deps, wish),
    cancel: (merchantId, id, reason) => cancelPayment(deps, merchantId, id, reason),
    refund: (request) => refundPayment(deps, request),
    find: (merchantId, id) => db.inTenant(merchantId, (tx) => stores.payments.find(tx, merchantId, id)),
    findCharge: (merchantId, id) => db.inTenant(merchantId, (tx) => stores.charges.find(tx, merchantId, id)),
    findRefund: (merchantId, id) => db.inTenant(merchantId, (tx) => stores.refunds.find(tx, merchantId, id)),
    list: (merchantId, page, customerId) => db.inTenant(merchantId, (tx) => stores.payments.list(tx, merchantId, page, customerId)),
    listRefunds: (merchantId, page, paymentId) => db.inTenant(merchantId, (tx) => stores.refunds.list(tx, merchantId, page, paymentId)),
    ask: (merchantId, id) => askAbout(deps, merchantId, id),
    askRefund: (merchantId, id) => askAboutRefund(deps, merchantId, id),
    askDue: () => askProvider(deps),
  }
}

export const paymentsMigrations = { owner: 'gateway-payments', folder: new URL('./data/', import.meta.url) }
