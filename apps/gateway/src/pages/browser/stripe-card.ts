import type { CardBrand, FieldError, FieldState, PayResult } from '@sojourn/card-sdk'
import { text } from './page-facts.ts'

/** The part of Stripe.js that is used here. */
interface StripeJs {
  elements(options: { locale: string }): { create(kind: 'card', options: Record<string, unknown>): StripeElement }
  createPaymentMethod(request: Record<string, unknown>): Promise<{ paymentMethod?: { id: string }; error?: StripeError }>
}
interface StripeElement {
  mount(host: HTMLElement): void
  on(event: string, hear: (event: StripeChange) => void): void
  update(options: Record<string, unknown>): void
  focus(): void
  clear(): void
}
interface StripeChange {
  readonly empty: boolean
  readonly complete: boolean
  readonly brand?: string
  readonly error?: StripeError
}
interface StripeError {
  readonly type?: string
  readonly code?: string
  readonly decline_code?: string
  readonly message?: string
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs
  }
}

export interface StripeCard {
  state(): FieldState
  /** Makes a payment method of what is typed: its id, or why there is none. */
  method(name: string | null, paymentId: string): Promise<string | PayResult>
  dress(): void
  focus(): void
  clear(): void
}

const OURS: readonly string[] = ['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay']
const empty = (): FieldError => ({ code: 'empty_number', message: text('noNumber') })
const unsent = (): PayResult => ({ status: 'error', code: 'provider_unreachable', message: text('unsent') })

/** Stripe's own card element in a host of ours: the number goes from it to Stripe, and we hold a name for it. Null where its script did not come. */
export function mountStripeCard(
  host: HTMLElement,
  key: string,
  hear: (event: 'change' | 'focus' | 'blur' | 'ready', state: FieldState) => void,
): StripeCard | null {
  const stripe = window.Stripe?.(key)
  if (!stripe) return null
  const card = stripe.elements({ locale: document.documentElement.lang }).create('card', { hidePostalCode: true, style: styleOf() })
  let state: FieldState = { empty: true, complete: false, error: null, brand: 'unknown' }
  card.on('change', ({ empty, complete, brand = '', error }) => {
    state = { empty, complete, error: error ? errorOf(error) : null, brand: (OURS.includes(brand) ? brand : 'unknown') as CardBrand }
    hear('change', state)
  })
  for (const event of ['focus', 'blur', 'ready'] as const) card.on(event, () => hear(event, state))
  card.mount(host)
  return {
    state: () => state,
    async method(name, paymentId) {
      if (!state.complete) return invalid(state.error ?? empty())
      try {
        const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card, billing_details: name ? { name } : {} })
        return paymentMethod?.id ?? refusalOf(error ?? {}, paymentId)
      } catch {
        return unsent()
      }
    },
    dress: () => card.update({ style: styleOf() }),
    focus: () => card.focus(),
    clear: () => card.clear(),
  }
}

const errorOf = ({ code = 'invalid_number', message = text('badNumber') }: StripeError): FieldError => ({ code, message })
const invalid = (error: FieldError): PayResult => ({ status: 'invalid', message: error.message, fields: [{ kind: 'number', error }] })

function refusalOf(error: StripeError, paymentId: string): PayResult {
  if (error.type === 'validation_error') return invalid(errorOf(error))
  if (error.type !== 'card_error') return unsent()
  const { code = 'card_declined', decline_code = null, message = text('declined') } = error
  return { status: 'declined', paymentId, code, declineCode: decline_code, message }
}

/** The page's own colours, which a theme has passed through our checks. */
function styleOf(): Record<string, unknown> {
  const of = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim()
  return { base: { color: of('--ink'), fontSize: '16px', '::placeholder': { color: of('--muted') } }, invalid: { color: of('--stop') } }
}
