// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import { type Answer, answer, invalid, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { changeMetadata, flag, id, metadataChange, page, pageOf } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { type Dispute, type Disputes, EVIDENCE, shapeDispute } from '../modules/disputes/index.ts'

const text = z.string().max(20_000)
const evidence = z.strictObject(Object.fromEntries(EVIDENCE.map((name) => [name, text.optional()])))
const nothing = z.strictObject({})

/** `/v1/disputes`, Stripe-shaped. */
export function disputeRoutes(disputes: Disputes, nowMs: () => number): SecretRoute[] {
  const answerOf = (outcome: Outcome<Dispute>): Answer => {
    if (outcome.ok) return answer(shapeDispute(outcome.value, nowMs()))
    return outcome.refusal.code === 'no_such_dispute' ? missing('dispute') : invalid('This dispute is already closed.', { code: 'dispute_closed' })
  }
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/disputes/:id',
    params: nothing,
    async run({ merchant, id: disputeId }) {
      const found = await disputes.find(merchant.id, disputeId)
      return found ? answer(shapeDispute(found, nowMs())) : missing('dispute')
    },
  })
  const update = secretRoute({
    method: 'POST',
    path: '/v1/disputes/:id',
    params: z.strictObject({ evidence: evidence.optional(), submit: flag.default(true), metadata: metadataChange.optional() }),
    async run({ merchant, input, id: disputeId }) {
      const given = Object.fromEntries(Object.entries(input.evidence ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined))
      return answerOf(
        await disputes.answer(merchant.id, disputeId, { evidence: given, submit: input.submit, metadata: (known) => changeMetadata(known, input.metadata) }),
      )
    },
  })
  const close = secretRoute({
    method: 'POST',
    path: '/v1/disputes/:id/close',
    params: nothing,
    run: async ({ merchant, id: disputeId }) => answerOf(await disputes.close(merchant.id, disputeId)),
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/disputes',
    params: z.strictObject({ ...page, charge: id.optional(), payment_intent: id.optional() }),
    async run({ merchant, input }) {
      const request = pageOf(input)
      const rows = await disputes.list(merchant.id, request, { chargeId: input.charge, paymentId: input.payment_intent })
      return answer(
        shapeList(
          '/v1/disputes',
          rows.map((dispute) => shapeDispute(dispute, nowMs())),
          request,
        ),
      )
    },
  })
  return [retrieve, update, close, list]
}
