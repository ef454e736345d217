import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { anything, id, metadata, page, text } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-door.ts'
import { shapeCustomer, shapeMethod, type Vault } from '../modules/vault/index.ts'

/** `/v1/customers` and their `/v1/payment_methods`, Stripe-shaped. */
export function customerRoutes(vault: Vault): SecretRoute[] {
  const create = secretRoute({
    method: 'POST',
    path: '/v1/customers',
    params: z.strictObject({
      expand: anything,
      email: text.optional(),
      name: text.optional(),
      description: anything,
      metadata: metadata.default({}),
    }),
    async run({ merchant, input, key }) {
      const wish = { merchantId: merchant.id, email: input.email ?? null, name: input.name ?? null, metadata: input.metadata }
      return answer(shapeCustomer(await vault.addCustomer(wish, key)))
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/customers/:id',
    params: z.strictObject({ expand: anything }),
    async run({ merchant, id: customerId }) {
      const customer = await vault.findCustomer(merchant.id, customerId)
      return customer ? answer(shapeCustomer(customer)) : missing('customer')
    },
  })
  const method = secretRoute({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: z.strictObject({ expand: anything }),
    async run({ merchant, id: methodId }) {
      const found = await vault.findMethod(merchant.id, methodId)
      return found ? answer(shapeMethod(found)) : missing('payment_method')
    },
  })
  const methods = secretRoute({
    method: 'GET',
    path: '/v1/payment_methods',
    params: z.strictObject({ ...page, customer: id, type: z.literal('card').optional() }),
    async run({ merchant, input }) {
      if (!(await vault.findCustomer(merchant.id, input.customer))) return missing('customer', 'customer')
      const rows = await vault.listMethods(merchant.id, input.customer, input.limit, input.starting_after)
      return answer(shapeList('/v1/payment_methods', rows.map(shapeMethod), input.limit))
    },
  })
  return [create, retrieve, method, methods]
}
