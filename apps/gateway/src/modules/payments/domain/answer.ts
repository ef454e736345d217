import { type Money, never } from '@sojourn/kernel'
import type { ChargeState } from './charge.ts'
import type { Failure, PaymentStatus } from './payment.ts'

/** What a provider says about a charge. Only `declined` and `canceled` are failures; `unknown` is a question to ask again. */
export type ProviderAnswer =
  | { readonly kind: 'succeeded'; readonly amount: Money; readonly dispute?: Dispute | null }
  | { readonly kind: 'authorized'; readonly amount: Money; readonly captureBeforeMs: number }
  | { readonly kind: 'action'; readonly url: string }
  | { readonly kind: 'declined'; readonly failure: Failure }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'unknown' }

/** A holder asks the bank to take a charge back. */
export interface Dispute {
  readonly reason: string
  readonly amount: Money
}

/** What an answer makes of charge and payment, and the event that tells of it. */
export interface Settlement {
  readonly charge: ChargeState
  readonly payment: PaymentStatus
  readonly event: string | null
  readonly failure: Failure | null
  readonly actionUrl: string | null
  readonly open: boolean
}

const settlement = (charge: ChargeState, payment: PaymentStatus, event: string | null, more: Partial<Settlement> = {}): Settlement => ({
  charge,
  payment,
  event,
  failure: null,
  actionUrl: null,
  open: false,
  ...more,
})

/** A charge the provider never heard of, or gave up, took no money. */
export const NOT_CHARGED: Failure = {
  code: 'processing_error',
  declineCode: 'processing_error',
  message: 'The card could not be processed. Nothing was charged. Please try again.',
}

export function settle(answer: ProviderAnswer): Settlement {
  switch (answer.kind) {
    case 'succeeded':
      return settlement('succeeded', 'succeeded', 'payment_intent.succeeded')
    case 'authorized':
      return settlement('authorized', 'requires_capture', 'payment_intent.amount_capturable_updated')
    case 'action':
      return settlement('action', 'requires_action', 'payment_intent.requires_action', { actionUrl: answer.url, open: true })
    case 'declined':
      return settlement('declined', 'requires_payment_method', 'payment_intent.payment_failed', { failure: answer.failure })
    case 'canceled':
      return settlement('abandoned', 'requires_payment_method', 'payment_intent.payment_failed', { failure: NOT_CHARGED })
    case 'processing':
      return settlement('processing', 'processing', 'payment_intent.processing', { open: true })
    case 'unknown':
      return settlement('unknown', 'processing', 'payment_intent.processing', { open: true })
    default:
      return never(answer)
  }
}

/** What a provider says about a refund. `provisional`: done, yet the bank may still send it back. */
export type RefundAnswer =
  | { readonly kind: 'succeeded'; readonly provisional: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'unknown' }
