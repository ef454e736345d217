import type { Tx } from '@sojourn/kernel'
import { z } from 'zod'
import { type Answer, answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { id, page, pageOf } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { shapeCustomer } from '../modules/vault/index.ts'
import { type AddMethodDeps, nameMethod, namesCard } from './add-method.ts'
import { customerParams, factsOf, metadataOf } from './customer-params.ts'
import { methodRefusal } from './method-answers.ts'

const nothing = z.strictObject({})

/** `/v1/customers`, Stripe-shaped. */
export function customerRoutes(deps: AddMethodDeps): SecretRoute[] {
  const { vault } = deps
  const create = secretRoute({
    method: 'POST',
    path: '/v1/customers',
    params: z.strictObject({ ...customerParams, payment_method: id.optional() }),
    work({ merchant, input, requestKey }) {
      const add = (tx?: Tx) => vault.addCustomer(merchant.id, { ...factsOf(input), metadata: metadataOf(input)({}) }, requestKey, tx)
      if (!namesCard(input)) return { inside: async (tx) => answer(shapeCustomer(await add(tx))) }
      async function outside(): Promise<Answer> {
        const customer = await add()
        const named = await nameMethod(deps, merchant.id, { payment_method: input.payment_method })
        if (!named.ok || named.value === null) return answer(shapeCustomer(customer))
        const attached = await vault.attach(merchant.id, named.value, customer.id)
        if (attached.ok) return answer(shapeCustomer((await vault.findCustomer(merchant.id, customer.id)) ?? customer))
        // A customer is made with its card or not at all.
        await vault.deleteCustomer(merchant.id, customer.id)
        return methodRefusal(attached.refusal)
      }
      return { outside }
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/customers/:id',
    params: nothing,
    async run({ merchant, id: customerId }) {
      const customer = await vault.recallCustomer(merchant.id, customerId)
      return customer ? answer(shapeCustomer(customer)) : missing('customer')
    },
  })
  const update = secretRoute({
    method: 'POST',
    path: '/v1/customers/:id',
    params: z.strictObject({ ...customerParams, default_source: z.unknown().optional() }),
    async run({ merchant, input, id: customerId }) {
      const change = { ...factsOf(input), metadata: metadataOf(input), defaultMethodId: input.invoice_settings?.default_payment_method }
      const changed = await vault.changeCustomer(merchant.id, customerId, change)
      if (changed.ok) return answer(shapeCustomer(changed.value))
      return changed.refusal.code === 'no_such_customer' ? missing('customer') : missing('payment_method', 'invoice_settings[default_payment_method]')
    },
  })
  const remove = secretRoute({
    method: 'DELETE',
    path: '/v1/customers/:id',
    params: nothing,
    async run({ merchant, id: customerId }) {
      const deleted = await vault.deleteCustomer(merchant.id, customerId)
      return deleted.ok ? answer(shapeCustomer(deleted.value)) : missing('customer')
    },
  })
  const list = secretRoute({
    method: 'GET',
    path: '/v1/customers',
    params: z.strictObject({ ...page, email: z.string().max(512).optional() }),
    async run({ merchant, input }) {
      const request = pageOf(input)
      const rows = await vault.listCustomers(merchant.id, request, input.email)
      return answer(shapeList('/v1/customers', rows.map(shapeCustomer), request))
    },
  })
  return [create, retrieve, update, remove, list]
}
