import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, changeMetadata, id, page, pageOf } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { nameMethod } from './add-method.ts'
import { refusalAnswer } from './payment-answers.ts'
import { cardParams } from './payment-params.ts'
import type { PaymentRoutesDeps } from './payment-routes.ts'
import { presentIntent, presentIntents } from './present-payments.ts'
import { isSetupId, noSetup, setupNotes } from './setup-routes.ts'

/** Reading setups, and changing what was written on one before a card is tried. */
export function setupRecordRoutes(deps: PaymentRoutesDeps): SecretRoute[] {
  const { payments, vault, secrets } = deps
  const update = secretRoute({
    method: 'POST',
    path: '/v1/setup_intents/:id',
    params: z.strictObject({ ...cardParams, ...setupNotes, payment_method_types: anything }),
    async run({ merchant, input, id: setupId }) {
      const known = isSetupId(setupId) ? await payments.find(merchant.id, setupId) : null
      if (!known) return noSetup
      if (input.customer && !(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const method = await nameMethod(deps, merchant.id, input)
      if (!method.ok) return refusalAnswer(method.refusal, secrets)
      const changed = await payments.update(merchant.id, known.id, {
        ...(input.customer && { customerId: input.customer }),
        ...(method.value && { methodId: method.value }),
        ...(input.description !== undefined && { description: input.description }),
        ...(input.metadata !== undefined && { metadata: (known) => changeMetadata(known, input.metadata) }),
      })
      return changed.ok ? answer(await presentIntent(deps, await payments.withTries(changed.value))) : refusalAnswer(changed.refusal, secrets)
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/setup_intents/:id',
    params: z.strictObject({ client_secret: id.optional() }),
    async run({ merchant, id: setupId }) {
      const found = isSetupId(setupId) ? await payments.findWithTries(merchant.id, setupId) : null
      return found ? answer(await presentIntent(deps, found)) : noSetup
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/setup_intents',
    params: z.strictObject({ ...page, customer: id.optional(), payment_method: id.optional(), attach_to_self: anything }),
    async run({ merchant, input }) {
      const asked = pageOf(input)
      const rows = await payments.list(merchant.id, 'setup', asked, { customerId: input.customer, methodId: input.payment_method })
      return answer(shapeList('/v1/setup_intents', await presentIntents(deps, merchant.id, rows), asked))
    },
  })
  return [update, retrieve, list]
}
