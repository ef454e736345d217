import type Stripe from 'stripe'
import type { ChargeRef, ProviderAnswer } from '../../modules/payments/index.ts'
import { actionOf, CHARGE, challengeOf, declinedBy, type Intents, payingCard } from './intents.ts'

/** Setting a card up: asked of its bank as a payment of nothing. */
export const setupIntents: Intents = {
  async open(stripe, { key }) {
    const request = { payment_method_types: ['card'], usage: 'off_session' as const, metadata: { [CHARGE]: key } }
    return (await stripe.setupIntents.create(request, { idempotencyKey: `${key}:open` })).id
  },
  async assign(stripe, id, customer) {
    await stripe.setupIntents.update(id, { customer })
  },
  async confirm(stripe, id, charge) {
    const request = { ...payingCard(charge), ...challengeOf(charge), return_url: charge.returnUrl }
    return answer(await stripe.setupIntents.confirm(id, request, { idempotencyKey: `${charge.key}:confirm` }), charge)
  },
  async read(stripe, id, ref) {
    return answer(await stripe.setupIntents.retrieve(id), ref)
  },
  async cancel(stripe, id, ref) {
    return answer(await stripe.setupIntents.cancel(id, { cancellation_reason: 'abandoned' }), ref)
  },
}

function answer(intent: Stripe.SetupIntent, { amount }: ChargeRef): ProviderAnswer | null {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'succeeded', amount }
    case 'requires_action':
      return actionOf(intent.next_action)
    case 'canceled':
      return { kind: 'canceled' }
    case 'requires_payment_method':
    case 'requires_confirmation':
      return intent.last_setup_error ? declinedBy(intent.last_setup_error) : null
    default:
      return { kind: 'processing' }
  }
}
