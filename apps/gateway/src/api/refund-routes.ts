// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { z } from 'zod'
import { answer, invalid, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, changeMetadata, id, metadata, metadataChange, minorUnits, page, pageOf } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { type ChargeId, type PaymentId, type RefundId, shapeRefund } from '../modules/payments/index.ts'
import { refusalAnswer } from './payment-answers.ts'
import type { PresentDeps } from './present-payments.ts'

const createParams = z.strictObject({
  payment_intent: id.optional(),
  charge: id.optional(),
  amount: minorUnits.pipe(z.number().min(1)).optional(),
  currency: anything,
  instructions_email: anything,
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
})

/** `/v1/refunds`, Stripe-shaped. */
export function refundRoutes({ payments, secrets }: PresentDeps): SecretRoute[] {
  const create = secretRoute({
    method: 'POST',
    path: '/v1/refunds',
    params: createParams,
    async run({ merchant, input, requestKey }) {
      const charge = input.charge ? await payments.findCharge(merchant.id, input.charge as ChargeId) : null
      if (input.charge && !charge) return missing('charge', 'charge')
      const paymentId = input.payment_intent ?? charge?.paymentId
      if (!paymentId) return invalid('Name the payment_intent or the charge to refund.', { code: 'parameter_missing', param: 'payment_intent' })
      const refunded = await payments.refund({
        merchantId: merchant.id,
        paymentId: paymentId as PaymentId,
        amountUnits: input.amount ?? null,
        reason: input.reason ?? null,
        metadata: input.metadata,
        requestKey,
      })
      return refunded.ok ? answer(shapeRefund(refunded.value)) : refusalAnswer(refunded.refusal, secrets)
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/refunds/:id',
    params: z.strictObject({}),
    async run({ merchant, id: refundId }) {
      const refund = await payments.findRefund(merchant.id, refundId as RefundId)
      return refund ? answer(shapeRefund(refund)) : missing('refund')
    },
  })
  const update = secretRoute({
    method: 'POST',
    path: '/v1/refunds/:id',
    params: z.strictObject({ metadata: metadataChange.optional() }),
    async run({ merchant, input, id: refundId }) {
      const change = (known: Readonly<Record<string, string>>) => changeMetadata(known, input.metadata)
      const refund = await payments.updateRefund(merchant.id, refundId as RefundId, change)
      return refund ? answer(shapeRefund(refund)) : missing('refund')
    },
  })
  const cancel = secretRoute({
    method: 'POST',
    path: '/v1/refunds/:id/cancel',
    params: z.strictObject({}),
    async run({ merchant, id: refundId }) {
      const canceled = await payments.cancelRefund(merchant.id, refundId as RefundId)
      if (canceled.ok) return answer(shapeRefund(canceled.value))
      return canceled.refusal.code === 'no_such_refund' ? missing('refund') : NOT_CANCELABLE
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/refunds',
    params: z.strictObject({ ...page, payment_intent: id.optional(), charge: id.optional() }),
    async run({ merchant, input }) {
      const asked = pageOf(input)
      const filter = { paymentId: input.payment_intent as PaymentId | undefined, chargeId: input.charge as ChargeId | undefined }
      const rows = await payments.listRefunds(merchant.id, asked, filter)
      return answer(shapeList('/v1/refunds', rows.map(shapeRefund), asked))
    },
  })
  return [create, retrieve, update, cancel, list]
}

const NOT_CANCELABLE = invalid('Only a refund that is still pending can be cancelled. This one stands.', { code: 'refund_not_cancelable', param: 'id' })
