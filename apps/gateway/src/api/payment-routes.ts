import type { OrgId, Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import { answer, invalid, missing } from '../http/answer.ts'
import { changeMetadata, currency, flag, id, minorUnits } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { Payment, PaymentId, Tender, Tried } from '../modules/payments/index.ts'
import { type AddMethodDeps, nameMethod, nameTender, tenderOf } from './add-method.ts'
import { amountProblem } from './amount-rules.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import { captureOf, extrasOf, notes, paymentConfirmation } from './payment-params.ts'
import { type TellDeps, tellIntent } from './tell-payments.ts'

export interface PaymentRoutesDeps extends TellDeps, AddMethodDeps {}

const createParams = z.strictObject({
  ...paymentConfirmation,
  ...notes,
  amount: minorUnits,
  currency,
  customer: id.optional(),
  confirm: flag.default(false),
  confirmation_method: z.enum(['automatic', 'manual']).default('automatic'),
})

/** An id of the other kind is not there. */
export const isPaymentId = (given: string): given is PaymentId => given.startsWith('pi_')

/** Of an order that is under way, or paid, no card is tried. */
const isUnderWay = ({ chargeId, status }: Payment): boolean => chargeId !== null && status !== 'requires_payment_method' && status !== 'requires_confirmation'

/** What moves a payment: opened, confirmed, cancelled. */
export function paymentRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, vault, secrets } = deps
  const told = async (outcome: Outcome<Tried>) => (outcome.ok ? confirmedAnswer(deps, outcome.value) : refusalAnswer(outcome.refusal, secrets))

  const create = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents',
    params: createParams,
    async run({ merchant, input, key }) {
      const amount = { minor: input.amount, currency: input.currency }
      const wrong = amountProblem(amount) ?? (input.off_session && !input.confirm ? ONLY_CONFIRMED : null)
      if (wrong) return wrong
      // Run again after a crash: the first run has tried its card, which may be spent by now, and is not tried twice.
      const tried = input.confirm ? await payments.findTried(merchant.id, key) : null
      if (tried) return confirmedAnswer(deps, await payments.withTries(tried))
      if (input.customer && !(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const method = await nameMethod(deps, merchant.id, input)
      if (!method.ok) return refusalAnswer(method.refusal, secrets)
      const metadata = changeMetadata({}, input.metadata)
      const made = await payments.create({
        merchantId: merchant.id,
        amount,
        captureMethod: captureOf(input) ?? 'automatic',
        confirmationMethod: input.confirmation_method,
        orderId: metadata.order_id ?? null,
        customerId: input.customer ?? null,
        methodId: method.value,
        usage: input.setup_future_usage ?? null,
        description: input.description ?? null,
        metadata,
        extras: extrasOf(input),
        returnUrl: input.return_url ?? null,
        requestKey: key,
        reopens: true,
      })
      if (!made.ok) return refusalAnswer(made.refusal, secrets)
      const { payment } = made.value
      if (!input.confirm) return answer(await tellIntent(deps, await payments.withTries(payment)))
      if (isUnderWay(payment)) return confirmedAnswer(deps, await payments.withTries(payment))
      return told(await payments.confirm(confirmationOf(merchant.id, payment.id, input, tenderOf(method.value))))
    },
  })
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
      // For a payment that is not there no card is written down.
      if (input.payment_method_data && !(await payments.find(merchant.id, paymentId))) return missing('payment_intent', 'intent')
      const tender = await nameTender(deps, merchant.id, input)
      if (!tender.ok) return refusalAnswer(tender.refusal, secrets)
      return told(await payments.confirm(confirmationOf(merchant.id, paymentId, input, tender.value)))
    },
  })
  const cancel = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: z.strictObject({ cancellation_reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned']).optional() }),
    async run({ merchant, input, id: paymentId }) {
      if (!isPaymentId(paymentId)) return missing('payment_intent', 'intent')
      const canceled = await payments.cancel(merchant.id, paymentId, input.cancellation_reason ?? null)
      return canceled.ok ? answer(await tellIntent(deps, await payments.withTries(canceled.value))) : refusalAnswer(canceled.refusal, secrets)
    },
  })
  return [create, confirm, cancel]
}

const ONLY_CONFIRMED = invalid('off_session says something of a confirmation: send it with confirm.', { code: 'parameter_invalid', param: 'off_session' })

type PaymentConfirmationParams = z.output<z.ZodObject<typeof paymentConfirmation>>

/** The server's word. Where no step of the payer's is wanted, a card that asks for one is declined. */
const confirmationOf = (merchantId: OrgId, paymentId: PaymentId, input: Partial<PaymentConfirmationParams>, tender: Tender) => ({
  merchantId,
  paymentId,
  tender,
  returnOrigin: null,
  returnUrl: input.return_url ?? null,
  offSession: (input.off_session ?? false) || (input.error_on_requires_action ?? false),
  byServer: true,
  usage: input.setup_future_usage ?? null,
})
