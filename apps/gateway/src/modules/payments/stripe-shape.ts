import type { Charge } from './domain/charge.ts'
import type { Failure, Payment } from './domain/payment.ts'
import type { Refund } from './domain/refund.ts'

const seconds = (ms: number): number => Math.floor(ms / 1000)

export const shapeFailure = (failure: Failure) => ({
  type: 'card_error',
  code: failure.code,
  decline_code: failure.declineCode ?? undefined,
  message: failure.message,
})

/** A payment as Stripe's clients read it. Events carry no client secret: whoever reads a log must not be able to pay. */
export const shapePayment = (payment: Payment, clientSecret: string | null = null): Record<string, unknown> => ({
  id: payment.id,
  object: 'payment_intent',
  amount: payment.amount.minor,
  amount_capturable: payment.status === 'requires_capture' ? payment.amount.minor : 0,
  amount_received: payment.receivedMinor,
  canceled_at: payment.canceledAtMs === null ? null : seconds(payment.canceledAtMs),
  cancellation_reason: payment.cancelReason,
  capture_method: 'automatic',
  client_secret: clientSecret,
  confirmation_method: 'automatic',
  created: seconds(payment.createdAtMs),
  currency: payment.amount.currency.toLowerCase(),
  customer: payment.customerId,
  description: payment.description,
  last_payment_error: payment.failure && shapeFailure(payment.failure),
  latest_charge: payment.chargeId,
  livemode: false,
  metadata: payment.metadata,
  next_action: payment.actionUrl && { type: 'redirect_to_url', redirect_to_url: { url: payment.actionUrl, return_url: payment.returnUrl } },
  payment_method: payment.methodId,
  payment_method_types: ['card'],
  setup_future_usage: payment.keepsCard ? 'off_session' : null,
  status: payment.status,
})

export const shapeCharge = (charge: Charge, payment: Payment): Record<string, unknown> => ({
  id: charge.id,
  object: 'charge',
  amount: charge.amount.minor,
  amount_captured: charge.state === 'succeeded' ? charge.amount.minor : 0,
  amount_refunded: charge.refundedMinor,
  captured: charge.state === 'succeeded',
  created: seconds(charge.startedAtMs),
  currency: charge.amount.currency.toLowerCase(),
  customer: payment.customerId,
  failure_code: charge.failure?.code ?? null,
  failure_message: charge.failure?.message ?? null,
  livemode: false,
  metadata: payment.metadata,
  paid: charge.state === 'succeeded' || charge.state === 'authorized',
  payment_intent: payment.id,
  payment_method: charge.methodId,
  payment_method_details: {
    type: 'card',
    card: {
      brand: charge.card.brand,
      last4: charge.card.last4,
      exp_month: charge.card.expMonth,
      exp_year: charge.card.expYear,
      fingerprint: charge.card.fingerprint,
    },
  },
  refunded: charge.refundedMinor === charge.amount.minor && charge.amount.minor > 0,
  status: charge.state === 'succeeded' || charge.state === 'authorized' ? 'succeeded' : charge.failure ? 'failed' : 'pending',
})

export const shapeRefund = (refund: Refund): Record<string, unknown> => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount.minor,
  charge: refund.chargeId,
  created: seconds(refund.createdAtMs),
  currency: refund.amount.currency.toLowerCase(),
  failure_reason: refund.failureReason ?? undefined,
  metadata: refund.metadata,
  payment_intent: refund.paymentId,
  reason: refund.reason,
  status: refund.state,
})
