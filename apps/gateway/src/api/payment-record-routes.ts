import { fromCardUnits, toCardUnits } from '@sojourn/kernel'
import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { changeMetadata, currency, id, minorUnits, page, pageOf } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { nameMethod } from './add-method.ts'
import { amountProblem } from './amount-rules.ts'
import { refusalAnswer } from './payment-answers.ts'
import { captureOf, descriptorProblem, extrasOf, notes, paymentConfirmation } from './payment-params.ts'
import { isPaymentId, type PaymentRoutesDeps } from './payment-routes.ts'
import { presentIntent, presentIntents } from './present-payments.ts'

const { off_session: _, error_on_requires_action: __, return_url: ___, ...cardRequest } = paymentConfirmation
const updateParams = z.strictObject({ ...cardRequest, ...notes, amount: minorUnits.optional(), currency: currency.optional(), customer: id.optional() })

/** Reading payments, and changing what was written on one before a card is charged. */
export function paymentRecordRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, vault, secrets } = deps
  const update = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    params: updateParams,
    async run({ merchant, input, id: paymentId }) {
      const known = isPaymentId(paymentId) ? await payments.find(merchant.id, paymentId) : null
      if (!known) return missing('payment_intent', 'intent')
      const amount = fromCardUnits(input.amount ?? toCardUnits(known.amount), input.currency ?? known.amount.currency)
      const isPriced = input.amount !== undefined || input.currency !== undefined
      const wrong = descriptorProblem(input) ?? (isPriced ? amountProblem(amount) : null)
      if (wrong) return wrong
      if (input.customer && !(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const method = await nameMethod(deps, merchant.id, input)
      if (!method.ok) return refusalAnswer(method.refusal, secrets)
      const captureMethod = captureOf(input)
      const changed = await payments.update(merchant.id, known.id, {
        ...(isPriced && { amount }),
        ...(input.customer && { customerId: input.customer }),
        ...(method.value && { methodId: method.value }),
        ...(captureMethod && { captureMethod }),
        ...(input.setup_future_usage !== undefined && { usage: input.setup_future_usage }),
        ...(input.description !== undefined && { description: input.description }),
        ...(input.metadata !== undefined && { metadata: (known) => changeMetadata(known, input.metadata) }),
        extras: extrasOf(input),
      })
      return changed.ok ? answer(await presentIntent(deps, await payments.withTries(changed.value))) : refusalAnswer(changed.refusal, secrets)
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: z.strictObject({ client_secret: id.optional() }),
    async run({ merchant, id: paymentId }) {
      const found = isPaymentId(paymentId) ? await payments.findWithTries(merchant.id, paymentId) : null
      return found ? answer(await presentIntent(deps, found)) : missing('payment_intent', 'intent')
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/payment_intents',
    params: z.strictObject({ ...page, customer: id.optional() }),
    async run({ merchant, input }) {
      const asked = pageOf(input)
      const rows = await payments.list(merchant.id, 'payment', asked, { customerId: input.customer })
      return answer(shapeList('/v1/payment_intents', await presentIntents(deps, merchant.id, rows), asked))
    },
  })
  return [update, retrieve, list]
}
