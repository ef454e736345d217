import type { Money, OrgId, Outcome, Tx } from '@sojourn/kernel'
import type { Page } from '../../paging/page.ts'
import { askAbout, askAboutRefund, askProvider, nextAskMs } from './ask-provider.ts'
import { cancelPayment } from './cancel-payment.ts'
import { cancelRefund } from './cancel-refund.ts'
import { type CaptureRequest, capturePayment } from './capture-payment.ts'
import { type Confirmation, confirmPayment } from './confirm-payment.ts'
import { sweepTries } from './count-try.ts'
import { createPayment, createSetup, type PaymentRequest, type SetupRequest } from './create-payment.ts'
import { alarmStore } from './data/alarm-store.sql.ts'
import { balanceOf } from './data/balance.sql.ts'
import { cardTryStore } from './data/card-try-store.sql.ts'
import { chargeStore } from './data/charge-store.sql.ts'
import { paymentStore } from './data/payment-store.sql.ts'
import type { ChargeFilter, Opened, PaymentFilter, RefundFilter, WholeCharge } from './data/payment-store.ts'
import { refundStore } from './data/refund-store.sql.ts'
import type { CardFacts, Charge, Tried } from './domain/charge.ts'
import type { ChargeId, Payment, PaymentId, RefundId } from './domain/payment.ts'
import type { Refund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { type RefundRequest, refundPayment } from './refund-payment.ts'
import { type ChargeChange, type PaymentChange, updateCharge, updatePayment } from './update-payment.ts'
import { updateRefund } from './update-refund.ts'

export type { CardProvider, ChargeRef, PayingCard, ProviderCapture, ProviderCharge, ProviderRefund, TypedCard } from './card-provider.ts'
export type { Confirmation, Tender } from './confirm-payment.ts'
export type { TriedFrom } from './count-try.ts'
export type { PaymentRequest, SetupRequest } from './create-payment.ts'
export { type Opened, TO_ASK, type WholeCharge } from './data/payment-store.ts'
export type { Dispute, ProviderAnswer, RefundAnswer } from './domain/answer.ts'
export { NOT_CHARGED } from './domain/answer.ts'
export type { CardFacts, Charge, Tried } from './domain/charge.ts'
export type { CardUsage, ChargeId, Extras, Failure, Payment, PaymentId, RefundId } from './domain/payment.ts'
export type { Refund } from './domain/refund.ts'
export type { Announce, CardKeeper, ChargeableCard, DisputedCharge, NewCard } from './payments-deps.ts'
export { shapeCharge } from './shape/charge-shape.ts'
export { shapeIntent } from './shape/intent-shape.ts'
export { shapeRefund } from './shape/refund-shape.ts'

/**
 * Payments and setups, their charges and refunds. Each verb opens its own transactions, for it calls a provider between them; one that calls no provider may be
 * handed its caller's.
 */
export interface Payments {
  create(request: PaymentRequest, tx?: Tx): Promise<Outcome<Opened>>
  createSetup(request: SetupRequest, tx?: Tx): Promise<Outcome<Opened>>
  update(merchantId: OrgId, id: PaymentId, change: PaymentChange): Promise<Outcome<Payment>>
  confirm(request: Confirmation): Promise<Outcome<Tried>>
  capture(request: CaptureRequest): Promise<Outcome<Payment>>
  cancel(merchantId: OrgId, id: PaymentId, reason: string | null): Promise<Outcome<Payment>>
  refund(request: RefundRequest): Promise<Outcome<Refund>>
  /** Only while it is pending, and only where the provider can cancel it. */
  cancelRefund(merchantId: OrgId, id: RefundId): Promise<Outcome<Refund>>
  /** What may be shown of a card that the provider stores; null where it knows none, or stores none. */
  describe(token: string): Promise<CardFacts | null>
  updateCharge(merchantId: OrgId, id: ChargeId, change: ChargeChange): Promise<{ payment: Payment; charge: Charge } | null>
  updateRefund(merchantId: OrgId, id: RefundId, metadata: (known: Refund['metadata']) => Refund['metadata']): Promise<Refund | null>
  /** A payment or a setup. */
  find(merchantId: OrgId, id: PaymentId): Promise<Payment | null>
  /** With all its tries. */
  findWithTries(merchantId: OrgId, id: PaymentId): Promise<Tried | null>
  /** The payment that an earlier run of the same request has made and tried a card for; null where there is none. */
  findTried(merchantId: OrgId, requestKey: string | null): Promise<Payment | null>
  /** With its payment, and as many of its refunds, the newest ones. */
  findWholeCharge(merchantId: OrgId, id: ChargeId, refundsMax: number): Promise<WholeCharge | null>
  findCharge(merchantId: OrgId, id: ChargeId): Promise<Charge | null>
  findRefund(merchantId: OrgId, id: RefundId): Promise<Refund | null>
  list(merchantId: OrgId, kind: Payment['kind'], page: Page, filter: PaymentFilter): Promise<Payment[]>
  listCharges(merchantId: OrgId, page: Page, filter: ChargeFilter): Promise<Charge[]>
  /** A payment with all its charges. */
  withTries(payment: Payment, tx?: Tx): Promise<Tried>
  /** All tries of these payments. */
  chargesOf(merchantId: OrgId, ids: readonly PaymentId[]): Promise<Charge[]>
  listRefunds(merchantId: OrgId, page: Page, filter: RefundFilter): Promise<Refund[]>
  /** What was captured and not refunded, in each currency. */
  balance(merchantId: OrgId): Promise<Money[]>
  /** Asks the provider about one charge now. */
  ask(merchantId: OrgId, id: ChargeId): Promise<void>
  /** Asks the provider about one refund now; does nothing for one that does not exist. */
  askRefund(merchantId: OrgId, id: RefundId): Promise<void>
  /** Asks about all that are due; returns how many. */
  askDue(): Promise<number>
  /** When the next charge or refund is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
  /** Removes expired counts of tries; hourly or so. */
  sweep(): Promise<unknown>
}

export function createPayments(given: Omit<PaymentsDeps, 'stores'>): Payments {
  const stores = { payments: paymentStore, charges: chargeStore, refunds: refundStore, alarms: alarmStore, tries: cardTryStore }
  const deps: PaymentsDeps = { ...given, stores }
  const within = <T>(merchantId: OrgId, tx: Tx | undefined, work: (tx: Tx) => Promise<T>): Promise<T> => (tx ? work(tx) : deps.db.inTenant(merchantId, work))
  /** What one query reads. */
  const read = <T>(merchantId: OrgId, ask: (tx: Tx) => Promise<T>): Promise<T> => deps.db.inTenant(merchantId, ask, { readOnly: true })
  return {
    create: (request, tx) => within(request.merchantId, tx, (inner) => createPayment(deps, inner, request)),
    createSetup: (request, tx) => within(request.merchantId, tx, (inner) => createSetup(deps, inner, request)),
    update: (merchantId, id, change) => updatePayment(deps, merchantId, id, change),
    confirm: (request) => confirmPayment(deps, request),
    capture: (request) => capturePayment(deps, request),
    cancel: (merchantId, id, reason) => cancelPayment(deps, merchantId, id, reason),
    refund: (request) => refundPayment(deps, request),
    cancelRefund: (merchantId, id) => cancelRefund(deps, merchantId, id),
    describe: async (token) => (await deps.provider.describe?.(token)) ?? null,
    updateCharge: (merchantId, id, change) => updateCharge(deps, merchantId, id, change),
    updateRefund: (merchantId, id, change) => updateRefund(deps, merchantId, id, change),
    find: (merchantId, id) => read(merchantId, (tx) => stores.payments.find(tx, merchantId, id)),
    async findTried(merchantId, requestKey) {
      const made = requestKey === null ? null : await read(merchantId, (tx) => stores.payments.findByRequest(tx, merchantId, requestKey))
      return made?.chargeId ? made : null
    },
    findWithTries: (merchantId, id) => read(merchantId, (tx) => stores.payments.findWithTries(tx, merchantId, id)),
    findWholeCharge: (merchantId, id, refundsMax) => read(merchantId, (tx) => stores.charges.findWhole(tx, merchantId, id, refundsMax)),
    findCharge: (merchantId, id) => read(merchantId, (tx) => stores.charges.find(tx, merchantId, id)),
    findRefund: (merchantId, id) => read(merchantId, (tx) => stores.refunds.find(tx, merchantId, id)),
    list: (merchantId, kind, page, filter) => read(merchantId, (tx) => stores.payments.list(tx, merchantId, kind, page, filter)),
    listCharges: (merchantId, page, filter) => read(merchantId, (tx) => stores.charges.list(tx, merchantId, page, filter)),
    async withTries(payment, tx) {
      const { merchantId, id, chargeId } = payment
      return { payment, charges: chargeId === null ? [] : await within(merchantId, tx, (inner) => stores.charges.ofPayments(inner, merchantId, [id])) }
    },
    chargesOf: (merchantId, ids) => read(merchantId, (tx) => stores.charges.ofPayments(tx, merchantId, ids)),
    listRefunds: (merchantId, page, filter) => read(merchantId, (tx) => stores.refunds.list(tx, merchantId, page, filter)),
    balance: (merchantId) => read(merchantId, (tx) => balanceOf(tx, merchantId)),
    ask: (merchantId, id) => askAbout(deps, merchantId, id),
    askRefund: (merchantId, id) => askAboutRefund(deps, merchantId, id),
    askDue: () => askProvider(deps),
    nextAskMs: (tx) => nextAskMs(deps, tx),
    sweep: () => sweepTries(deps),
  }
}

export const paymentsMigrations = { owner: 'gateway-payments', folder: new URL('./data/', import.meta.url) }
