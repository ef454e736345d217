import type { PayResult } from '@sojourn/card-sdk'
import { type CardInput, cardInput } from './card-input.ts'
import { byId, text } from './page-facts.ts'
import { mountStripeCard } from './stripe-card.ts'
import { cardOf, complaintOf } from './typed-card.ts'

/** The card of the hosted page, wherever it is typed. */
export interface HostedCard {
  /** What is sent to pay with it, or why nothing is. Says at its fields what is wrong. */
  body(name: string, paymentId: string): Promise<{ body: Record<string, unknown> } | PayResult>
  /** For another card, after one was declined. */
  clear(): void
}

/** The three inputs of the page itself. */
export function ownCard(): HostedCard {
  const make = (kind: CardInput['kind'], changed = (): void => {}): CardInput =>
    cardInput(kind, { input: byId(kind), alert: byId(`${kind}-error`), ...(kind === 'number' && { badge: byId('brand') }), changed })
  const code = make('code')
  const number: CardInput = make('number', () => code.setBrand(number.state().brand ?? 'unknown'))
  const inputs = { number, expiry: make('expiry'), code }
  return {
    async body(name) {
      return complaintOf(inputs) ?? { body: { card: cardOf(inputs, name) } }
    },
    clear() {
      for (const input of Object.values(inputs)) input.clear()
      number.focus()
    },
  }
}

/** Stripe's element, where Stripe takes the cards. */
export function stripeCard(key: string): HostedCard {
  const error = byId('number-error')
  const card = mountStripeCard(byId('card'), key, (event, state) => {
    if (event === 'change') error.textContent = state.error?.message ?? ''
  })
  return {
    async body(name, paymentId) {
      if (!card) return { status: 'error', code: 'provider_unreachable', message: text('noForm') }
      const method = await card.method(name, paymentId)
      if (typeof method === 'string') return { body: { provider_method: method, name } }
      if (method.status === 'invalid') error.textContent = method.message
      return method
    },
    clear() {
      card?.clear()
      card?.focus()
    },
  }
}
