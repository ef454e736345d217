import type { OrgId } from '@sojourn/kernel'
import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, changeMetadata, id, metadataChange, page, pageOf, text, unsettable } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { type ChargeId, type Payment, type PaymentId, shapeCharge, shapeRefund, type WholeCharge } from '../modules/payments/index.ts'
import type { PresentDeps } from './present-payments.ts'

const REFUNDS_SHOWN = 10

/** `/v1/charges`: the tries of cards, each with what went back to it. A setup's tries are not among them. */
export function chargeRoutes({ payments }: PresentDeps): SecretRoute[] {
  const present = ({ charge, payment, refunds }: WholeCharge) => answer(shapeCharge(charge, payment, refunds.map(shapeRefund)))
  const find = async (merchantId: OrgId, chargeId: string): Promise<WholeCharge | null> => {
    const found = await payments.findWholeCharge(merchantId, chargeId as ChargeId, REFUNDS_SHOWN)
    return found?.payment.kind === 'payment' ? found : null
  }
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/charges/:id',
    params: z.strictObject({}),
    async run({ merchant, id: chargeId }) {
      const found = await find(merchant.id, chargeId)
      return found ? present(found) : missing('charge')
    },
  })
  const update = secretRoute({
    method: 'POST',
    path: '/v1/charges/:id',
    params: z.strictObject({
      description: unsettable(text).optional(),
      metadata: metadataChange.optional(),
      receipt_email: anything,
      shipping: anything,
      fraud_details: anything,
    }),
    async run({ merchant, input, id: chargeId }) {
      const known = await find(merchant.id, chargeId)
      if (!known) return missing('charge')
      const changed = await payments.updateCharge(merchant.id, known.charge.id, {
        ...(input.description !== undefined && { description: input.description }),
        ...(input.metadata !== undefined && { metadata: (known) => changeMetadata(known, input.metadata) }),
      })
      return changed ? present({ ...known, ...changed }) : missing('charge')
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/charges',
    params: z.strictObject({ ...page, customer: id.optional(), payment_intent: id.optional(), transfer_group: text.optional() }),
    async run({ merchant, input }) {
      const asked = pageOf(input)
      const filter = { customerId: input.customer, paymentId: input.payment_intent as PaymentId | undefined, transferGroup: input.transfer_group }
      const rows = await payments.listCharges(merchant.id, asked, filter)
      const known = new Map<string, Payment | null>()
      for (const { paymentId } of rows) if (!known.has(paymentId)) known.set(paymentId, await payments.find(merchant.id, paymentId))
      return answer(
        shapeList(
          '/v1/charges',
          rows.map((charge) => shapeCharge(charge, known.get(charge.paymentId) as Payment)),
          asked,
        ),
      )
    },
  })
  return [retrieve, update, list]
}
