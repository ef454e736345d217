import { equals, type Money, never, zero } from '@sojourn/kernel'

/** The states of a payment at the gateway, by their own names. */
export const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'succeeded',
  'canceled',
] as const
export type IntentStatus = (typeof INTENT_STATUSES)[number]

/** What may be shown of a card that paid. */
export interface PaidCard {
  /** As people call it, the same in every language: `Visa`. */
  readonly brand: string
  readonly last4: string
}

/** A payment as the gateway reports it. */
export interface Intent {
  readonly id: string
  readonly status: IntentStatus
  /** Null of a setup, which is of nothing. */
  readonly amount: Money | null
  readonly receivedMinor: number
  /** What the provider took, where that is not what it was asked: nothing counts as received. */
  readonly conflict: Money | null
  readonly clientSecret: string | null
  readonly actionUrl: string | null
  /** The gateway's own page for this payment. */
  readonly hostedUrl: string | null
  readonly chargeId: string | null
  /** The card it was tried with last. */
  readonly paidCard: PaidCard | null
  /** That card as the gateway distinguishes cards, the same for a number however often it is typed, and the country of its bank; null where nothing is said of it. */
  readonly card: { readonly fingerprint: string; readonly country: string | null } | null
  /** The name of that card at the gateway; null where it said none. */
  readonly methodId: string | null
  readonly failure: { readonly code: string; readonly message: string } | null
}

/** What the gateway's word means for an attempt of ours. */
export type Outcome =
  | { readonly kind: 'open' }
  | { readonly kind: 'confirmable' }
  | { readonly kind: 'action'; readonly url: string | null }
  | { readonly kind: 'processing' }
  | { readonly kind: 'declined'; readonly code: string; readonly message: string }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'cancelled' }
  /** It differs from what we asked for: nothing is fulfilled, a person looks. */
  | { readonly kind: 'conflict'; readonly found: Money }

/** `requires_confirmation` is not paid, whatever a page may think of it: only `succeeded` is, and only for our amount in our currency. A setup expects 0. */
export function outcomeOf(intent: Intent, expected: Money): Outcome {
  const found = intent.conflict ?? intent.amount ?? zero(expected.currency)
  if (intent.conflict || !equals(found, expected)) return { kind: 'conflict', found }
  switch (intent.status) {
    case 'requires_payment_method':
      return intent.failure ? { kind: 'declined', ...intent.failure } : { kind: 'open' }
    case 'requires_confirmation':
      return { kind: 'confirmable' }
    case 'requires_action':
      return { kind: 'action', url: intent.actionUrl }
    // Captured automatically: until then no money has moved.
    case 'requires_capture':
    case 'processing':
      return { kind: 'processing' }
    case 'succeeded':
      return intent.receivedMinor === expected.minor
        ? { kind: 'succeeded' }
        : { kind: 'conflict', found: { minor: intent.receivedMinor, currency: expected.currency } }
    case 'canceled':
      return { kind: 'cancelled' }
    default:
      return never(intent.status)
  }
}
