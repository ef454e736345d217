import type { Id, Money, OrgId } from '@sojourn/kernel'

export type PaymentId = Id<'payment'>
export type ChargeId = Id<'charge'>
export type RefundId = Id<'refund'>

/** The states of Stripe's payment intent, by their own names. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

/** Why the last card was not taken. */
export interface Failure {
  readonly code: string
  readonly declineCode: string | null
  readonly message: string
}

/** A wish to be paid once. Its money moves by charges, at most one of them live. */
export interface Payment {
  readonly id: PaymentId
  readonly merchantId: OrgId
  readonly amount: Money
  readonly receivedMinor: number
  readonly status: PaymentStatus
  readonly customerId: string | null
  readonly methodId: string | null
  readonly chargeId: ChargeId | null
  /** The card is kept for later payments of the customer. */
  readonly keepsCard: boolean
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly returnUrl: string | null
  /** Where the payer passes 3-D Secure while the status is `requires_action`. */
  readonly actionUrl: string | null
  readonly failure: Failure | null
  readonly cancelReason: string | null
  readonly canceledAtMs: number | null
  readonly createdAtMs: number
}

/** Every step a payment may take; whatever is not here cannot happen. */
export const TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  requires_payment_method: ['requires_confirmation', 'processing', 'canceled'],
  requires_confirmation: ['requires_payment_method', 'processing', 'canceled'],
  // From here the provider alone moves the payment: cancelling asks it first.
  requires_action: ['processing', 'requires_payment_method', 'requires_capture', 'succeeded', 'canceled'],
  processing: ['requires_action', 'requires_payment_method', 'requires_capture', 'succeeded'],
  requires_capture: ['succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => TRANSITIONS[from].includes(to)

/** May a card be charged for it now? */
export const awaitsCharge = (status: PaymentStatus): boolean => mayBecome(status, 'processing') && status !== 'requires_action'
