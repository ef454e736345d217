import type { OrgId, Outcome } from '@sojourn/kernel'
import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { changeMetadata, flag, id, metadataChange, text, unsettable } from '../http/params.ts'
import { type SecretCall, type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { PaymentId, SetupRequest, Tender, Tried } from '../modules/payments/index.ts'
import { nameTender } from './add-method.ts'
import { openingWork } from './opening-work.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import { confirmation, extrasOf, setupUsage, unconfirmedProblem } from './payment-params.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'
import { presentIntent } from './present-payments.ts'

export const setupNotes = { customer: id.optional(), description: unsettable(text).optional(), metadata: metadataChange.optional() }

const createParams = z.strictObject({ ...confirmation, ...setupNotes, confirm: flag.default(false), usage: setupUsage.default('off_session') })

/** An id of the other kind is not there. */
export const isSetupId = (given: string): given is PaymentId => given.startsWith('seti_')
export const noSetup = missing('setup_intent', 'intent')

/** Opens, confirms and cancels a setup, which saves a card without any payment. */
export function setupRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, secrets } = deps
  const answerOf = async (outcome: Outcome<Tried>) => (outcome.ok ? confirmedAnswer(deps, outcome.value) : refusalAnswer(outcome.refusal, secrets))

  const create = secretRoute({
    method: 'POST',
    path: '/v1/setup_intents',
    params: createParams,
    work(call) {
      const wrong = unconfirmedProblem(call.input)
      if (wrong) return { inside: async () => wrong }
      return openingWork(deps, call, {
        create: (methodId, tx) => payments.createSetup(requestOf(call, methodId), tx),
        confirm: async (payment) => answerOf(await payments.confirm(confirmationOf(call.merchant.id, payment.id, { kind: 'named' }, null))),
      })
    },
  })
  const confirm = secretRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id/confirm',
    params: z.strictObject(confirmation),
    async run({ merchant, input, id: setupId }) {
      if (!isSetupId(setupId) || !(await payments.find(merchant.id, setupId))) return noSetup
      const tender = await nameTender(deps, merchant.id, input)
      if (!tender.ok) return refusalAnswer(tender.refusal, secrets)
      return answerOf(await payments.confirm(confirmationOf(merchant.id, setupId, tender.value, input.return_url ?? null)))
    },
  })
  const cancel = secretRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    params: z.strictObject({ cancellation_reason: z.enum(['abandoned', 'requested_by_customer', 'duplicate']).optional() }),
    async run({ merchant, input, id: setupId }) {
      if (!isSetupId(setupId)) return noSetup
      const canceled = await payments.cancel(merchant.id, setupId, input.cancellation_reason ?? null)
      if (canceled.ok) return answer(await presentIntent(deps, await payments.withTries(canceled.value)))
      return canceled.refusal.code === 'no_such_payment' ? noSetup : refusalAnswer(canceled.refusal, secrets)
    },
  })
  return [create, confirm, cancel]
}

const requestOf = ({ merchant, input, requestKey }: SecretCall<z.output<typeof createParams>>, methodId: string | null): SetupRequest => ({
  merchantId: merchant.id,
  customerId: input.customer ?? null,
  methodId,
  usage: input.usage,
  description: input.description ?? null,
  metadata: changeMetadata({}, input.metadata),
  extras: extrasOf(input),
  returnUrl: input.return_url ?? null,
  requestKey,
})

const confirmationOf = (merchantId: OrgId, paymentId: PaymentId, tender: Tender, returnUrl: string | null) => ({
  merchantId,
  paymentId,
  tender,
  returnOrigin: null,
  returnUrl,
  offSession: false,
  byServer: true,
})
