import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, currency, id, ignored, metadata, minorUnits, page, text } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-door.ts'
import { type ChargeId, type Payment, type PaymentId, shapeCharge } from '../modules/payments/index.ts'
import { openedPayment, refusalAnswer } from './payment-answers.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'

const updateParams = z.strictObject({
  ...ignored,
  amount: minorUnits.optional(),
  currency: currency.optional(),
  customer: id.optional(),
  payment_method: id.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
})

/** Reading payments and charges, and changing what was written on a payment before a card is charged. */
export function paymentRecordRoutes({ payments, vault, secrets }: PaymentRoutesDeps): SecretRoute[] {
  const shaped = (payment: Payment) => openedPayment(payment, secrets)
  const update = secretRoute({
    method: 'POST',
    path: '/v1/payment_intents/:id',
    params: updateParams,
    async run({ merchant, input, id: paymentId }) {
      const known = await payments.find(merchant.id, paymentId as PaymentId)
      if (!known) return missing('payment_intent', 'intent')
      if (input.customer && !(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const amount = { minor: input.amount ?? known.amount.minor, currency: input.currency ?? known.amount.currency }
      const change = {
        amount,
        ...(input.customer && { customerId: input.customer }),
        ...(input.payment_method && { methodId: input.payment_method }),
        ...(input.description && { description: input.description }),
        ...(input.metadata && { metadata: input.metadata }),
      }
      const changed = await payments.update(merchant.id, known.id, change)
      return changed.ok ? answer(shaped(changed.value)) : refusalAnswer(changed.refusal, secrets)
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/payment_intents/:id',
    params: z.strictObject({ expand: anything, client_secret: id.optional() }),
    async run({ merchant, id: paymentId }) {
      const payment = await payments.find(merchant.id, paymentId as PaymentId)
      return payment ? answer(shaped(payment)) : missing('payment_intent', 'intent')
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/payment_intents',
    params: z.strictObject({ ...page, customer: id.optional() }),
    async run({ merchant, input }) {
      const rows = await payments.list(merchant.id, { limit: input.limit, after: input.starting_after }, input.customer)
      return answer(shapeList('/v1/payment_intents', rows.map(shaped), input.limit))
    },
  })
  const charge = secretRoute({
    method: 'GET',
    path: '/v1/charges/:id',
    params: z.strictObject({ expand: anything }),
    async run({ merchant, id: chargeId }) {
      const found = await payments.findCharge(merchant.id, chargeId as ChargeId)
      const payment = found && (await payments.find(merchant.id, found.paymentId))
      return found && payment ? answer(shapeCharge(found, payment)) : missing('charge')
    },
  })
  return [update, retrieve, list, charge]
}
