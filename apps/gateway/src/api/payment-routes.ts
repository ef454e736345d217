import { z } from 'zod'
import { answer, invalid, missing } from '../http/answer.ts'
import { anything, currency, flag, id, ignored, metadata, minorUnits, text, webUrl } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-door.ts'
import type { Payment, PaymentId, Payments } from '../modules/payments/index.ts'
import type { Vault } from '../modules/vault/index.ts'
import { type ClientSecrets, confirmedAnswer, openedPayment, refusalAnswer } from './payment-answers.ts'

export interface PaymentRoutesDeps {
  readonly payments: Payments
  readonly vault: Vault
  readonly secrets: ClientSecrets
}

const confirmParams = z.strictObject({ ...ignored, payment_method: id.optional(), return_url: webUrl.optional(), off_session: flag.optional() })

const createParams = z.strictObject({
  ...ignored,
  amount: minorUnits,
  currency,
  customer: id.optional(),
  payment_method: id.optional(),
  confirm: flag.default(false),
  off_session: flag.optional(),
  setup_future_usage: z.enum(['on_session', 'off_session']).optional(),
  capture_method: z.enum(['automatic', 'automatic_async']).optional(),
  confirmation_method: z.literal('automatic').optional(),
  description: text.optional(),
  metadata: metadata.default({}),
  return_url: webUrl.optional(),
})

const TENDERS = { kept: (methodId: string) => ({ kind: 'kept', methodId }) as const, named: { kind: 'named' } as const }

/** What moves a payment: opened, confirmed, cancelled. */
export function paymentRoutes({ payments, vault, secrets }: PaymentRoutesDeps): SecretRoute[] {
  const shaped = (payment: Payment) => openedPayment(payment, secrets)
  const create = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents',
    params: createParams,
    async run({ merchant, input, key }) {
      const keepsCard = input.setup_future_usage !== undefined
      if (input.amount === 0 && !keepsCard)
        return invalid('Invalid positive integer: 0 is for setting a card up.', { code: 'amount_too_small', param: 'amount' })
      if (input.customer && !(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const made = await payments.create({
        merchantId: merchant.id,
        amount: { minor: input.amount, currency: input.currency },
        customerId: input.customer ?? null,
        methodId: input.payment_method ?? null,
        keepsCard,
        description: input.description ?? null,
        metadata: input.metadata,
        returnUrl: input.return_url ?? null,
        requestKey: key,
      })
      if (!made.ok) return refusalAnswer(made.refusal, secrets)
      if (!input.confirm) return answer(shaped(made.value))
      // Run again after a crash: the first run has tried the card, and it is not tried twice.
      if (made.value.chargeId) return confirmedAnswer(made.value, secrets)
      const confirmed = await payments.confirm({
        merchantId: merchant.id,
        paymentId: made.value.id,
        tender: TENDERS.named,
        returnOrigin: null,
        returnUrl: null,
        offSession: input.off_session ?? false,
      })
      return confirmed.ok ? confirmedAnswer(confirmed.value, secrets) : refusalAnswer(confirmed.refusal, secrets)
    },
  })
  const confirm = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: confirmParams,
    async run({ merchant, input, id: paymentId }) {
      const tender = input.payment_method ? TENDERS.kept(input.payment_method) : TENDERS.named
      const wish = {
        merchantId: merchant.id,
        paymentId: paymentId as PaymentId,
        tender,
        returnOrigin: null,
        returnUrl: input.return_url ?? null,
        offSession: input.off_session ?? false,
      }
      const confirmed = await payments.confirm(wish)
      return confirmed.ok ? confirmedAnswer(confirmed.value, secrets) : refusalAnswer(confirmed.refusal, secrets)
    },
  })
  const cancel = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: z.strictObject({ expand: anything, cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional() }),
    async run({ merchant, input, id: paymentId }) {
      const canceled = await payments.cancel(merchant.id, paymentId as PaymentId, input.cancellation_reason ?? null)
      return canceled.ok ? answer(shaped(canceled.value)) : refusalAnswer(canceled.refusal, secrets)
    },
  })
  return [create, confirm, cancel]
}
