// nothing here is translated: words of a bank, which bankText says in the reader's language
import type { Money } from '@sojourn/kernel'
import type { Failure } from './payment.ts'

/** A holder disputes a charge at the bank. */
export interface Dispute {
  readonly reason: string
  readonly amount: Money
}

/** What a provider says about a charge. Only `declined` and `canceled` are failures; `unknown` has to be asked again. */
export type ProviderAnswer =
  | { readonly kind: 'succeeded'; readonly amount: Money; readonly dispute?: Dispute | null }
  | { readonly kind: 'authorized'; readonly amount: Money; readonly captureBeforeMs: number }
  | { readonly kind: 'action'; readonly url: string }
  | { readonly kind: 'declined'; readonly failure: Failure }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'unknown' }

/** A charge that the provider never received, or cancelled, took no money. */
export const NOT_CHARGED: Failure = {
  code: 'processing_error',
  declineCode: 'processing_error',
  message: 'The card could not be processed. Nothing was charged. Please try again.',
}

/** What a provider says about a refund. `provisional`: done, but the bank may still return it. */
export type RefundAnswer =
  | { readonly kind: 'succeeded'; readonly provisional: boolean }
  | { readonly kind: 'pending' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'unknown' }
