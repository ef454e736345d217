import type { ToField } from '@sojourn/card-sdk'
import type { OpenPayment } from './confirm-card.ts'
import { page } from './page-facts.ts'

/** The payment that a request to pay names, and the key that may pay it. */
export const openedBy = ({ paymentId, clientSecret }: Extract<ToField, { type: 'pay' }>): OpenPayment => ({
  paymentId: encodeURIComponent(paymentId),
  clientSecret,
  key: page.publishableKey,
})
