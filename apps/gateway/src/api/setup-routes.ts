import type { OrgId, Outcome, Tx } from '@sojourn/kernel'
import { z } from 'zod'
import { type Answer, answer, missing } from '../http/answer.ts'
import { changeMetadata, flag, id, metadataChange, text, unsettable } from '../http/params.ts'
import { type SecretCall, type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { PaymentId, SetupRequest, Tender, Tried } from '../modules/payments/index.ts'
import { nameMethod, namesCard, nameTender } from './add-method.ts'
import { confirmedAnswer, refusalAnswer } from './payment-answers.ts'
import { confirmation, extrasOf, setupUsage } from './payment-params.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'
import { tellIntent } from './tell-payments.ts'

export const setupNotes = { customer: id.optional(), description: unsettable(text).optional(), metadata: metadataChange.optional() }

const createParams = z.strictObject({ ...confirmation, ...setupNotes, confirm: flag.default(false), usage: setupUsage.default('off_session') })

/** An id of the other kind is not there. */
export const isSetupId = (given: string): given is PaymentId => given.startsWith('seti_')
export const noSetup = missing('setup_intent', 'intent')

/** What moves a setup, by which a card is kept without any payment: opened, confirmed, cancelled. */
export function setupRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, vault, secrets } = deps
  const told = async (outcome: Outcome<Tried>) => (outcome.ok ? confirmedAnswer(deps, outcome.value) : refusalAnswer(outcome.refusal, secrets))

  const create = secretRoute({
    method: 'POST',
    path: '/v1/setup_intents',
    params: createParams,
    work(call) {
      const { merchant, input, key } = call
      const isKnown = async (tx?: Tx) => !input.customer || (await vault.findCustomer(merchant.id, input.customer, tx)) !== null
      async function outside(): Promise<Answer> {
        // As for a payment: what a first run has tried is told, and not tried twice.
        const tried = input.confirm ? await payments.findTried(merchant.id, key) : null
        if (tried) return confirmedAnswer(deps, await payments.withTries(tried))
        if (!(await isKnown())) return missing('customer', 'customer')
        const method = await nameMethod(deps, merchant.id, input)
        if (!method.ok) return refusalAnswer(method.refusal, secrets)
        const made = await payments.createSetup(requestOf(call, method.value))
        if (!made.ok) return refusalAnswer(made.refusal, secrets)
        const { payment } = made.value
        if (!input.confirm) return answer(await tellIntent(deps, await payments.withTries(payment)))
        return told(await payments.confirm(confirmationOf(merchant.id, payment.id, { kind: 'named' }, null)))
      }
      async function inside(tx: Tx): Promise<Answer> {
        if (!(await isKnown(tx))) return missing('customer', 'customer')
        const made = await payments.createSetup(requestOf(call, null), tx)
        if (!made.ok) return refusalAnswer(made.refusal, secrets)
        return answer(await tellIntent(deps, await payments.withTries(made.value.payment, tx), tx))
      }
      return input.confirm || namesCard(input) ? { outside } : { inside }
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
      return told(await payments.confirm(confirmationOf(merchant.id, setupId, tender.value, input.return_url ?? null)))
    },
  })
  const cancel = secretRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id/cancel',
    params: z.strictObject({ cancellation_reason: z.enum(['abandoned', 'requested_by_customer', 'duplicate']).optional() }),
    async run({ merchant, input, id: setupId }) {
      if (!isSetupId(setupId)) return noSetup
      const canceled = await payments.cancel(merchant.id, setupId, input.cancellation_reason ?? null)
      if (canceled.ok) return answer(await tellIntent(deps, await payments.withTries(canceled.value)))
      return canceled.refusal.code === 'no_such_payment' ? noSetup : refusalAnswer(canceled.refusal, secrets)
    },
  })
  return [create, confirm, cancel]
}

const requestOf = ({ merchant, input, key }: SecretCall<z.output<typeof createParams>>, methodId: string | null): SetupRequest => ({
  merchantId: merchant.id,
  customerId: input.customer ?? null,
  methodId,
  usage: input.usage,
  description: input.description ?? null,
  metadata: changeMetadata({}, input.metadata),
  extras: extrasOf(input),
  returnUrl: input.return_url ?? null,
  requestKey: key,
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
