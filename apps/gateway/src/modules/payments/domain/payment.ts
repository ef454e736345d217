import type { Id, Money, OrgId } from '@sojourn/kernel'

export type PaymentId = Id<'payment'>
export type ChargeId = Id<'charge'>
export type RefundId = Id<'refund'>

/** The states of Stripe's payment intent, by their own names. A setup has all but `requires_capture`. */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

/** Why a card was not taken. */
export interface Failure {
  readonly code: string
  readonly declineCode: string | null
  readonly message: string
}

/** The last card that was not taken, and the charge that tried it. */
export interface FailedTry extends Failure {
  readonly chargeId?: ChargeId
  readonly methodId?: string
}

export type CardUsage = 'on_session' | 'off_session'

/** Fields that clients send and get back; they change nothing here. */
export interface Extras {
  readonly receiptEmail?: string | null
  readonly statementDescriptor?: string | null
  readonly statementDescriptorSuffix?: string | null
  readonly transferGroup?: string | null
  readonly shipping?: Readonly<Record<string, unknown>> | null
  readonly methodOptions?: Readonly<Record<string, unknown>> | null
}

/** A request to be paid once. Its money moves by charges, at most one of them live. A setup has amount 0 and saves its card. */
export interface Payment {
  readonly id: PaymentId
  readonly merchantId: OrgId
  readonly kind: 'payment' | 'setup'
  readonly amount: Money
  readonly receivedMinor: number
  readonly status: PaymentStatus
  readonly captureMethod: 'automatic' | 'automatic_async' | 'manual'
  /** `manual`: nothing is captured before the server confirms, after 3-D Secure once more. */
  readonly confirmationMethod: 'automatic' | 'manual'
  /** One order is one payment. */
  readonly orderId: string | null
  readonly customerId: string | null
  readonly methodId: string | null
  readonly chargeId: ChargeId | null
  /** What the card is saved for; null where it is not saved. */
  readonly usage: CardUsage | null
  /** The last confirmation was made without the payer. */
  readonly offSession: boolean
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly extras: Extras
  readonly returnUrl: string | null
  /** The address at which the payer passes 3-D Secure while the status is `requires_action`. */
  readonly actionUrl: string | null
  readonly failure: FailedTry | null
  /** The amount that the provider took, where it is not the requested one: nothing counts as received until people have looked. */
  readonly conflict: Money | null
  readonly cancelReason: string | null
  readonly canceledAtMs: number | null
  readonly createdAtMs: number
}

const CHALLENGES: readonly unknown[] = ['any', 'challenge']

/** Its merchant asks for 3-D Secure (`request_three_d_secure`), though the bank may not. */
export function asksChallenge({ extras }: Pick<Payment, 'extras'>): boolean {
  const card: unknown = extras.methodOptions?.card
  return typeof card === 'object' && card !== null && 'request_three_d_secure' in card && CHALLENGES.includes(card.request_three_d_secure)
}

/** Every allowed change of a payment's status; others cannot happen. */
export const TRANSITIONS: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  requires_payment_method: ['requires_confirmation', 'processing', 'canceled'],
  // While it waits for its server's confirmation, it may be captured at the provider by hand.
  requires_confirmation: ['requires_payment_method', 'requires_capture', 'processing', 'succeeded', 'canceled'],
  // From here the provider alone moves the payment: cancelling asks it first.
  requires_action: ['processing', 'requires_payment_method', 'requires_confirmation', 'requires_capture', 'succeeded', 'canceled'],
  processing: ['requires_action', 'requires_payment_method', 'requires_confirmation', 'requires_capture', 'succeeded', 'canceled'],
  requires_capture: ['processing', 'succeeded', 'canceled'],
  succeeded: [],
  canceled: [],
}

export const mayBecome = (from: PaymentStatus, to: PaymentStatus): boolean => TRANSITIONS[from].includes(to)

/** May a card be charged for it now? */
export const awaitsCharge = (status: PaymentStatus): boolean => status === 'requires_payment_method' || status === 'requires_confirmation'

/** May the merchant cancel it now? While the bank is processing it only the bank can end it. */
export const isCancelable = (status: PaymentStatus): boolean => status !== 'processing' && mayBecome(status, 'canceled')
