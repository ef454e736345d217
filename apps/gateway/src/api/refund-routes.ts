import { z } from 'zod'
import { answer, invalid, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, id, metadata, minorUnits, page } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-door.ts'
import { type ChargeId, type PaymentId, type RefundId, shapeRefund } from '../modules/payments/index.ts'
import { refusalAnswer } from './payment-answers.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'

const createParams = z.strictObject({
  expand: anything,
  payment_intent: id.optional(),
  charge: id.optional(),
  amount: minorUnits.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
})

/** `/v1/refunds`, Stripe-shaped. */
export function refundRoutes({ payments, secrets }: PaymentRoutesDeps): SecretRoute[] {
  const create = secretRoute({
    method: 'POST',
    path: '/v1/refunds',
    params: createParams,
    async run({ merchant, input, key }) {
      const charge = input.charge ? await payments.findCharge(merchant.id, input.charge as ChargeId) : null
      if (input.charge && !charge) return missing('charge', 'charge')
      const paymentId = input.payment_intent ?? charge?.paymentId
      if (!paymentId) return invalid('Name the payment_intent or the charge to refund.', { code: 'parameter_missing', param: 'payment_intent' })
      const refunded = await payments.refund({
        merchantId: merchant.id,
        paymentId: paymentId as PaymentId,
        amountMinor: input.amount ?? null,
        reason: input.reason ?? null,
        metadata: input.metadata,
        requestKey: key,
      })
      return refunded.ok ? answer(shapeRefund(refunded.value)) : refusalAnswer(refunded.refusal, secrets)
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/refunds/:id',
    params: z.strictObject({ expand: anything }),
    async run({ merchant, id: refundId }) {
      const refund = await payments.findRefund(merchant.id, refundId as RefundId)
      return refund ? answer(shapeRefund(refund)) : missing('refund')
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/refunds',
    params: z.strictObject({ ...page, payment_intent: id.optional() }),
    async run({ merchant, input }) {
      const paymentId = input.payment_intent as PaymentId | undefined
      const rows = await payments.listRefunds(merchant.id, { limit: input.limit, after: input.starting_after }, paymentId)
      return answer(shapeList('/v1/refunds', rows.map(shapeRefund), input.limit))
    },
  })
  return [create, retrieve, list]
}
