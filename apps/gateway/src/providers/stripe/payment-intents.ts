import { fromCardUnits, isChargeable, toCardUnits } from '@sojourn/kernel'
import type Stripe from 'stripe'
import type { ProviderAnswer } from '../../modules/payments/index.ts'
import { actionOf, CHARGE, challengeOf, declinedBy, type Intents, payingCard } from './intents.ts'

/** An authorisation whose expiry Stripe does not return is taken to expire as most cards' do. */
const HELD_MS = 7 * 86_400_000
const expand = ['latest_charge']

export const paymentIntents: Intents = {
  async open(stripe, { key, amount, capture }) {
    if (!isChargeable(amount)) return null
    const request = {
      amount: toCardUnits(amount),
      currency: amount.currency.toLowerCase(),
      capture_method: capture === 'now' ? ('automatic' as const) : ('manual' as const),
      payment_method_types: ['card'],
      metadata: { [CHARGE]: key },
    }
    return (await stripe.paymentIntents.create(request, { idempotencyKey: `${key}:open` })).id
  },
  async assign(stripe, id, customer) {
    await stripe.paymentIntents.update(id, { customer })
  },
  async confirm(stripe, id, charge) {
    const request = {
      ...payingCard(charge),
      expand,
      return_url: charge.returnUrl,
      ...(charge.offSession && { off_session: true }),
      ...challengeOf(charge),
      // Stripe does not accept both: a payer who is not present cannot agree to save a card.
      ...(charge.keep && !charge.offSession && { setup_future_usage: 'off_session' as const }),
    }
    return answer(stripe, await stripe.paymentIntents.confirm(id, request, { idempotencyKey: `${charge.key}:confirm` }))
  },
  async read(stripe, id) {
    return answer(stripe, await stripe.paymentIntents.retrieve(id, { expand }))
  },
  async cancel(stripe, id) {
    return answer(stripe, await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned', expand }))
  },
}

/** Takes an authorised payment, or a part; the same key takes it once. */
export async function captureIntent(stripe: Stripe, id: string, amount: number, key: string): Promise<ProviderAnswer | null> {
  return answer(stripe, await stripe.paymentIntents.capture(id, { amount_to_capture: amount, expand }, { idempotencyKey: key }))
}

async function answer(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<ProviderAnswer | null> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  switch (intent.status) {
    case 'succeeded':
      return {
        kind: 'succeeded',
        amount: fromCardUnits(intent.amount_received, intent.currency),
        dispute: charge?.disputed ? await disputeOf(stripe, intent.id) : null,
      }
    case 'requires_capture': {
      const before = charge?.payment_method_details?.card?.capture_before ?? intent.created + HELD_MS / 1000
      return { kind: 'authorized', amount: fromCardUnits(intent.amount_capturable, intent.currency), captureBeforeMs: before * 1000 }
    }
    case 'requires_action':
      return actionOf(intent.next_action)
    case 'canceled':
      return { kind: 'canceled' }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return intent.last_payment_error ? declinedBy(intent.last_payment_error) : null
    default:
      return { kind: 'processing' }
  }
}

async function disputeOf(stripe: Stripe, intentId: string) {
  const [dispute] = (await stripe.disputes.list({ payment_intent: intentId, limit: 1 })).data
  return dispute ? { reason: dispute.reason, amount: fromCardUnits(dispute.amount, dispute.currency) } : null
}
