import type Stripe from 'stripe'
import type { Payment } from '../domain/payment.ts'

/** Where the payer goes to pass 3-D Secure. */
export const shapeAction = ({ actionUrl, returnUrl }: Payment) =>
  actionUrl === null ? null : { type: 'redirect_to_url', redirect_to_url: { url: actionUrl, return_url: returnUrl } }

const CARD_OPTIONS = { mandate_options: null, network: null, request_three_d_secure: 'automatic' }

/** As they were given, over what they are where nothing is said. */
export const shapePaymentOptions = ({ extras }: Payment) =>
  ({ card: { installments: null, ...CARD_OPTIONS, ...(extras.methodOptions?.card as object | undefined) } }) as Stripe.PaymentIntent.PaymentMethodOptions

export const shapeSetupOptions = ({ extras }: Payment) =>
  ({ card: { ...CARD_OPTIONS, ...(extras.methodOptions?.card as object | undefined) } }) as Stripe.SetupIntent.PaymentMethodOptions
