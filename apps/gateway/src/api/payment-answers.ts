import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Refusal } from '@sojourn/kernel'
import { type Answer, invalid, missing, problem } from '../http/answer.ts'
import { type Failure, type Payment, type PaymentId, shapePayment } from '../modules/payments/index.ts'

/** The secret of one payment, shared with the one browser that pays it. Derived, so that it is stored nowhere. */
export interface ClientSecrets {
  of(id: PaymentId): string
  fits(id: PaymentId, secret: string): boolean
  /** The address of the hosted page that pays it. */
  hostedUrlOf(id: PaymentId): string
}

export function createClientSecrets(key: Buffer, hosted: { urlOf(id: PaymentId): string }): ClientSecrets {
  const of = (id: PaymentId): string => `${id}_secret_${createHmac('sha256', key).update(id).digest('base64url').slice(0, 32)}`
  return {
    of,
    hostedUrlOf: (id) => hosted.urlOf(id),
    fits(id, secret) {
      const wanted = Buffer.from(of(id))
      const given = Buffer.from(secret)
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}

/** A payment as its merchant's server reads it: with what opens it to one browser. `hosted_url` is a word of our own. */
export const openedPayment = (payment: Payment, secrets: ClientSecrets): Record<string, unknown> => ({
  ...shapePayment(payment, secrets.of(payment.id)),
  hosted_url: secrets.hostedUrlOf(payment.id),
})

const cardProblem = (failure: Failure, payment?: Record<string, unknown>): Answer =>
  problem(402, {
    type: 'card_error',
    code: failure.code,
    decline_code: failure.declineCode ?? undefined,
    message: failure.message,
    payment_intent: payment,
  })

/** A confirmed payment: the payment, or 402 where its card was declined. */
export function confirmedAnswer(payment: Payment, secrets: ClientSecrets): Answer {
  const shaped = openedPayment(payment, secrets)
  return payment.status === 'requires_payment_method' && payment.failure ? cardProblem(payment.failure, shaped) : { status: 200, body: shaped }
}

export function refusalAnswer(refusal: Refusal, secrets: ClientSecrets): Answer {
  const payment = refusal.detail?.payment as Payment | undefined
  switch (refusal.code) {
    case 'no_such_payment':
      return missing('payment_intent', 'intent')
    case 'no_such_method':
      return missing('payment_method', 'payment_method')
    case 'declined':
      return cardProblem(refusal.detail?.failure as Failure)
    case 'unexpected_state':
      return invalid(`This cannot be done to a payment whose status is ${payment?.status}.`, {
        code: 'payment_intent_unexpected_state',
        payment_intent: payment && openedPayment(payment, secrets),
      })
    case 'customer_required':
      return invalid('A card is kept for a customer: give the payment one.', { code: 'parameter_missing', param: 'customer' })
    case 'too_many_tries':
      return invalid('Too many cards were tried for this payment. Open a new one.', { code: 'too_many_attempts' }, 429)
    case 'nothing_charged':
      return invalid('This payment has no successful charge to refund.', { code: 'charge_not_refundable', param: 'payment_intent' })
    case 'already_refunded':
      return invalid('This payment has been refunded already.', { code: 'charge_already_refunded' })
    case 'more_than_left':
      return invalid(`The refund is greater than what is left of the charge (${refusal.detail?.left}).`, { code: 'amount_too_large', param: 'amount' })
    default:
      return invalid('The request was refused.', { code: refusal.code })
  }
}
