import type { Page } from '@playwright/test'

/** Replaces https://js.stripe.com/v3/: an element with one input, as much of Stripe.js as the gateway's pages use. */
const SCRIPT = `
window.Stripe = (key) => ({
  elements: () => ({
    create(kind, options) {
      const hear = {}
      const input = document.createElement('input')
      input.setAttribute('aria-label', 'Card at Stripe')
      const digits = () => input.value.replace(/ /g, '')
      const change = () => hear.change({ empty: digits() === '', complete: digits().length === 16, brand: digits().startsWith('4') ? 'visa' : 'unknown' })
      input.addEventListener('input', change)
      return {
        on: (event, handler) => void (hear[event] = handler),
        mount(host) { host.append(input); document.documentElement.dataset.stripeKey = key; input.style.color = options.style.base.color; setTimeout(() => hear.ready({}), 0) },
        update: ({ style }) => void (input.style.color = style.base.color),
        focus: () => input.focus(),
        clear() { input.value = ''; change() },
        digits,
      }
    },
  }),
  async createPaymentMethod({ card, billing_details }) {
    if (card.digits() === '4000000000000002') return { error: { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' } }
    return { paymentMethod: { id: 'pm_at_stripe_' + billing_details.name.length } }
  },
})`

export interface Confirmed {
  readonly bodies: string[]
}

/** Routes Stripe's script to the double, and records what the gateway is asked to confirm, with the answer of a paid payment. */
export async function playStripe(page: Page): Promise<Confirmed> {
  const bodies: string[] = []
  await page.route('https://js.stripe.com/v3/', (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
  await page.route('**/v1/payments/*/confirm', (route) => {
    bodies.push(route.request().postData() ?? '')
    const paymentId = /payments\/([^/]+)/.exec(route.request().url())?.[1]
    return route.fulfill({ json: { payment: { id: paymentId, object: 'payment', status: 'succeeded' }, result: { status: 'succeeded', paymentId } } })
  })
  return { bodies }
}
