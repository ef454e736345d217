import type { Currency, OrgId, Tx } from '@sojourn/kernel'
import type { Page } from '../../../paging/page.ts'
import type { CardTries } from '../domain/card-tries.ts'
import type { Charge, Tried } from '../domain/charge.ts'
import type { ChargeId, Payment, PaymentId, RefundId } from '../domain/payment.ts'
import type { Refund } from '../domain/refund.ts'

/** What charges and refunds that are to be asked about are announced as. */
export const TO_ASK = 'open charges'

export interface PaymentFilter {
  readonly customerId?: string | undefined
  readonly methodId?: string | undefined
}

export interface ChargeFilter {
  readonly customerId?: string | undefined
  readonly paymentId?: PaymentId | undefined
  readonly transferGroup?: string | undefined
}

export interface RefundFilter {
  readonly paymentId?: PaymentId | undefined
  readonly chargeId?: ChargeId | undefined
}

export interface Opened {
  readonly payment: Payment
  readonly by: 'new' | 'request' | 'order'
}

/** A charge with all that belongs to it. */
export interface WholeCharge {
  readonly charge: Charge
  readonly payment: Payment
  readonly refunds: readonly Refund[]
}

/** Rows in the words of the domain. A payment is locked before it is changed; its lock covers its charges and refunds. */
export interface PaymentStore {
  /** Returns the payment already made under the same request key, or open for the same order, where there is one, and which of them it is. */
  add(tx: Tx, payment: Payment, requestKey: string | null): Promise<Opened>
  find(tx: Tx, merchantId: OrgId, id: PaymentId): Promise<Payment | null>
  findByRequest(tx: Tx, merchantId: OrgId, requestKey: string): Promise<Payment | null>
  /** With all its charges, read together. */
  findWithTries(tx: Tx, merchantId: OrgId, id: PaymentId): Promise<Tried | null>
  lock(tx: Tx, merchantId: OrgId, id: PaymentId): Promise<Payment | null>
  /** Locks the payment that a charge belongs to. */
  lockOf(tx: Tx, merchantId: OrgId, chargeId: ChargeId): Promise<Payment | null>
  save(tx: Tx, payment: Payment): Promise<void>
  /** Had the order payments, all of them cancelled by now? Locks them for the rest of the transaction. */
  isGivenUp(tx: Tx, merchantId: OrgId, orderId: string): Promise<boolean>
  list(tx: Tx, merchantId: OrgId, kind: Payment['kind'], page: Page, filter: PaymentFilter): Promise<Payment[]>
}

export interface ChargeStore {
  add(tx: Tx, charge: Charge): Promise<void>
  find(tx: Tx, merchantId: OrgId, id: ChargeId): Promise<Charge | null>
  /** With its payment, and the newest refunds of it. */
  findWhole(tx: Tx, merchantId: OrgId, id: ChargeId, refundsMax: number): Promise<WholeCharge | null>
  /** All tries of these payments, the first one first. */
  ofPayments(tx: Tx, merchantId: OrgId, paymentIds: readonly PaymentId[]): Promise<Charge[]>
  /** All tries of the payment that this one belongs to, the first one first. */
  ofSamePayment(tx: Tx, merchantId: OrgId, id: ChargeId): Promise<Charge[]>
  save(tx: Tx, charge: Charge): Promise<void>
  /** Charges of payments; those of setups are left out. */
  list(tx: Tx, merchantId: OrgId, page: Page, filter: ChargeFilter): Promise<Charge[]>
  /** Claims up to `limit` open charges that are due to be asked about, for this node, until `leaseUntilMs`. */
  claimDue(tx: Tx, nowMs: number, leaseUntilMs: number, limit: number): Promise<Charge[]>
  /** When the next is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
}

export interface RefundStore {
  /** Returns the refund already made under the same request key, where there is one. */
  findByRequest(tx: Tx, merchantId: OrgId, requestKey: string): Promise<Refund | null>
  add(tx: Tx, refund: Refund, requestKey: string | null): Promise<void>
  find(tx: Tx, merchantId: OrgId, id: RefundId): Promise<Refund | null>
  save(tx: Tx, refund: Refund): Promise<void>
  list(tx: Tx, merchantId: OrgId, page: Page, filter: RefundFilter): Promise<Refund[]>
  claimDue(tx: Tx, nowMs: number, leaseUntilMs: number, limit: number): Promise<Refund[]>
  /** When the next is to be asked about; null where none is open. */
  nextAskMs(tx: Tx): Promise<number | null>
}

export interface Alarm {
  readonly merchantId: OrgId
  readonly chargeId: ChargeId
  readonly paymentId: PaymentId
  readonly reason: 'amount_differs'
  readonly askedMinor: number
  readonly askedCurrency: Currency
  readonly notifiedMinor: number
  readonly reportedCurrency: Currency
  readonly createdAtMs: number
}

/** Counts of tries by their keys. */
export interface CardTryStore {
  /** Reads the counts under these keys and holds them until the transaction ends. */
  hold(tx: Tx, merchantId: OrgId, keys: readonly string[]): Promise<ReadonlyMap<string, CardTries>>
  save(tx: Tx, merchantId: OrgId, tries: ReadonlyMap<string, CardTries>): void
  /** The bank has answered; the try stays counted. */
  answered(tx: Tx, merchantId: OrgId, keys: readonly string[]): void
  /** A set-up has verified the card: shared counts are reduced by this try; its payer's are not. */
  verified(tx: Tx, merchantId: OrgId, keys: readonly string[]): void
  /** The card has paid: counts of this payer start again from zero, shared counts are reduced by this try. */
  paid(tx: Tx, merchantId: OrgId, keys: readonly string[], at: { readonly nowMs: number; readonly wasAsked: boolean }): void
  sweep(tx: Tx, quietSinceMs: number, nowMs: number): Promise<number>
}

export interface AlarmStore {
  /** Once a charge and reason. */
  raise(tx: Tx, alarm: Alarm): Promise<void>
}
