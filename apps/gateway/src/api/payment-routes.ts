import type { OrgId, Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { PaymentId, Tender, Tried } from '../modules/payments/index.ts'
import { type AddMethodDeps, nameTender } from './add-method.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import { captureOf, extrasOf, paymentConfirmation } from './payment-params.ts'
import { type PresentDeps, presentIntent } from './present-payments.ts'

export interface PaymentRoutesDeps extends PresentDeps, AddMethodDeps {}

/** An id of the other kind is not there. */
export const isPaymentId = (given: string): given is PaymentId => given.startsWith('pi_')

/** What moves a payment: confirmed, cancelled. */
export function paymentRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, secrets } = deps
  const answerOf = async (outcome: Outcome<Tried>) => (outcome.ok ? confirmedAnswer(deps, outcome.value) : refusalAnswer(outcome.refusal, secrets))

  const confirm = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: z.strictObject(paymentConfirmation),
    async run({ merchant, input, id: paymentId }) {
      if (!isPaymentId(paymentId)) return missing('payment_intent', 'intent')
      const captureMethod = captureOf(input)
      const extras = extrasOf(input)
      if (captureMethod !== undefined || Object.keys(extras).length > 0) {
        const changed = await payments.update(merchant.id, paymentId, { extras, ...(captureMethod && { captureMethod }) })
        if (!changed.ok) return refusalAnswer(changed.refusal, secrets)
      }
      // For a payment that does not exist no card is stored.
      if (input.payment_method_data && !(await payments.find(merchant.id, paymentId))) return missing('payment_intent', 'intent')
      const tender = await nameTender(deps, merchant.id, input)
      if (!tender.ok) return refusalAnswer(tender.refusal, secrets)
      return answerOf(await payments.confirm(confirmationOf(merchant.id, paymentId, input, tender.value)))
    },
  })
  const cancel = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: z.strictObject({ cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional() }),
    async run({ merchant, input, id: paymentId }) {
      if (!isPaymentId(paymentId)) return missing('payment_intent', 'intent')
      const canceled = await payments.cancel(merchant.id, paymentId, input.cancellation_reason ?? null)
      return canceled.ok ? answer(await presentIntent(deps, await payments.withTries(canceled.value))) : refusalAnswer(canceled.refusal, secrets)
    },
  })
  return [confirm, cancel]
}

type PaymentConfirmationParams = z.output<z.ZodObject<typeof paymentConfirmation>>

/** The server's word. Where no step of the payer's is wanted, a card that asks for one is declined. */
export const confirmationOf = (merchantId: OrgId, paymentId: PaymentId, input: Partial<PaymentConfirmationParams>, tender: Tender) => ({
  merchantId,
  paymentId,
  tender,
  returnOrigin: null,
  returnUrl: input.return_url ?? null,
  offSession: (input.off_session ?? false) || (input.error_on_requires_action ?? false),
  byServer: true,
  usage: input.setup_future_usage ?? null,
})
