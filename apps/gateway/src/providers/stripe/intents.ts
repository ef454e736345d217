// nothing here is translated: words of a bank, which bankText says in the reader's language
import type Stripe from 'stripe'
import type { ChargeRef, ProviderAnswer, ProviderCharge } from '../../modules/payments/index.ts'

/** What a PaymentIntent and a SetupIntent can both do at Stripe. Each answer is null while no card was tried. */
export interface Intents {
  /** Repeatable from the reference alone: the same key answers the same intent. Null where Stripe cannot write the amount. */
  open(stripe: Stripe, ref: ChargeRef): Promise<string | null>
  /** A card that is to stay usable belongs to a customer there. */
  assign(stripe: Stripe, id: string, customer: string): Promise<void>
  confirm(stripe: Stripe, id: string, charge: ProviderCharge): Promise<ProviderAnswer | null>
  read(stripe: Stripe, id: string, ref: ChargeRef): Promise<ProviderAnswer | null>
  cancel(stripe: Stripe, id: string, ref: ChargeRef): Promise<ProviderAnswer | null>
}

/** The entry of an intent's metadata that identifies its charge: ids of ours, no personal data. */
export const CHARGE = 'charge'

/** The card as Stripe takes it: a token of its own fields, or, at a sandbox of ours, the number itself. */
export function payingCard({ card }: ProviderCharge) {
  if (card.kind === 'provider') return { payment_method: card.token }
  const { number, expMonth, expYear, code, name } = card
  const raw = { number, exp_month: expMonth, exp_year: expYear, ...(code && { cvc: code }) }
  // The types of Stripe's client know no raw number here.
  const data = { type: 'card' as const, card: raw, ...(name && { billing_details: { name } }) }
  return { payment_method_data: data }
}

/** Asks for 3-D Secure whatever the bank wants, of a holder who is there. */
export const challengeOf = ({ asksChallenge, offSession }: ProviderCharge) =>
  asksChallenge && !offSession ? { payment_method_options: { card: { request_three_d_secure: 'challenge' as const } } } : {}

/** What a holder without `use_stripe_sdk` is asked for is always a page of theirs. */
export function actionOf(action: { redirect_to_url?: { url: string | null } } | null): ProviderAnswer {
  const url = action?.redirect_to_url?.url
  return url ? { kind: 'action', url } : { kind: 'processing' }
}

/** A decline in Stripe's own codes and words. */
export const declinedBy = ({ code, decline_code, message }: { code?: string; decline_code?: string; message?: string }): ProviderAnswer => ({
  kind: 'declined',
  failure: { code: code ?? 'card_declined', declineCode: decline_code ?? null, message: message ?? 'Your card was declined.' },
})
