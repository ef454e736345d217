// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { BrowserPayment, PayResult } from '@sojourn/card-sdk'
import type { Payment } from '../modules/payments/index.ts'

/** A payment as its payer's browser may see it. */
export const browserPayment = (payment: Payment): BrowserPayment => ({
  id: payment.id,
  object: 'payment',
  status: payment.status,
  amount: payment.amount.minor,
  currency: payment.amount.currency,
  action_url: payment.actionUrl,
  error: payment.failure && { code: payment.failure.code, decline_code: payment.failure.declineCode, message: payment.failure.message },
})

/** What the shop does next. Nothing but `succeeded` is paid. */
export function payResult(payment: Payment): PayResult {
  const { id: paymentId, failure, actionUrl } = payment
  if (payment.status === 'succeeded') return { status: 'succeeded', paymentId }
  if (payment.status === 'requires_action' && actionUrl) return { status: 'action', paymentId, url: actionUrl }
  if (failure) return { status: 'declined', paymentId, code: failure.code, declineCode: failure.declineCode, message: failure.message }
  if (payment.status === 'canceled') {
    return { status: 'declined', paymentId, code: 'payment_canceled', declineCode: null, message: 'This payment was canceled. Nothing was charged.' }
  }
  return { status: 'processing', paymentId }
}
