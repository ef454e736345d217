import type { Data } from '@sojourn/contracts/client'
import type { PaymentRoute } from './payment-step-props.ts'

/** How a checkout is paid, by the server's answer. */
export const payOf = (payment: Data<'/api/checkout/get'>['payment']): PaymentRoute => ({
  route: payment.route,
  gateway: payment.gateway,
  gatewayUrl: payment.gateway_url,
  publishableKey: payment.publishable_key,
  isPopup: payment.is_popup,
  forced: payment.forced,
  guarantee: payment.guarantee,
  invoice: payment.invoice,
})
