// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { fromCardUnits, type Money, type Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import { changeMetadata, currency, flag, id, minorUnits, webUrl } from '../http/params.ts'
import { type SecretCall, type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { Payment, PaymentRequest, Tried } from '../modules/payments/index.ts'
import { tenderOf } from './add-method.ts'
import { amountProblem } from './amount-rules.ts'
import { openingWork } from './opening-work.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import { captureOf, descriptorProblem, extrasOf, notes, paymentConfirmation, unconfirmedProblem } from './payment-params.ts'
import { confirmationOf, type PaymentRoutesDeps } from './payment-routes.ts'

const createParams = z.strictObject({
  ...paymentConfirmation,
  ...notes,
  amount: minorUnits,
  currency,
  customer: id.optional(),
  confirm: flag.default(false),
  hosted_return_url: webUrl.optional(),
  confirmation_method: z.enum(['automatic', 'manual']).default('automatic'),
})

type CreateParams = z.output<typeof createParams>

/** Of an order that is under way, or paid, no card is tried. */
const isUnderWay = ({ chargeId, status }: Payment): boolean => chargeId !== null && status !== 'requires_payment_method' && status !== 'requires_confirmation'

/** `POST /v1/payment_intents`: opened, and confirmed in the same call where it says so. Without a card only our own database is called. */
export function paymentCreateRoute(deps: PaymentRoutesDeps): SecretRoute {
  const { payments, secrets } = deps
  const answerOf = async (outcome: Outcome<Tried>) => (outcome.ok ? confirmedAnswer(deps, outcome.value) : refusalAnswer(outcome.refusal, secrets))

  return secretRoute({
    method: 'POST',
    path: '/v1/payment_intents',
    params: createParams,
    work(call) {
      const { merchant, input } = call
      const wrong = amountProblem(amountOf(input)) ?? descriptorProblem(input) ?? unconfirmedProblem(input)
      if (wrong) return { inside: async () => wrong }
      return openingWork(deps, call, {
        create: (methodId, tx) => payments.create(requestOf(call, methodId), tx),
        async confirm(payment, methodId) {
          if (isUnderWay(payment)) return confirmedAnswer(deps, await payments.withTries(payment))
          return answerOf(await payments.confirm(confirmationOf(merchant.id, payment.id, input, tenderOf(methodId))))
        },
      })
    },
  })
}

const amountOf = ({ amount, currency }: CreateParams): Money => fromCardUnits(amount, currency)

/** What is opened, with this card named for it. */
const requestOf = ({ merchant, input, requestKey }: SecretCall<CreateParams>, methodId: string | null): PaymentRequest => {
  const metadata = changeMetadata({}, input.metadata)
  return {
    merchantId: merchant.id,
    amount: amountOf(input),
    captureMethod: captureOf(input) ?? 'automatic',
    confirmationMethod: input.confirmation_method,
    orderId: metadata.order_id ?? null,
    customerId: input.customer ?? null,
    methodId,
    usage: input.setup_future_usage ?? null,
    description: input.description ?? null,
    metadata,
    extras: extrasOf(input),
    returnUrl: input.return_url ?? input.hosted_return_url ?? null,
    requestKey,
    reopens: true,
  }
}
