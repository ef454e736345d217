import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { shapeList } from '../http/list.ts'
import { changeMetadata, id, page, pageOf } from '../http/params.ts'
import { type SecretCall, type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { isSavedFor, shapeMethod, type Vault } from '../modules/vault/index.ts'
import { type AddMethodDeps, addMethod } from './add-method.ts'
import { methodAnswer } from './method-answers.ts'
import { billingOf, methodChange, methodData } from './method-params.ts'

const nothing = z.strictObject({})

/** `/v1/payment_methods`, Stripe-shaped. */
export function methodRoutes(deps: AddMethodDeps): SecretRoute[] {
  const { vault } = deps
  const create = secretRoute({
    method: 'POST',
    path: '/v1/payment_methods',
    params: methodData,
    run: async ({ merchant, input }) => methodAnswer(await addMethod(deps, merchant.id, input)),
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/payment_methods/:id',
    params: nothing,
    async run({ merchant, id: methodId }) {
      const found = await vault.findMethod(merchant.id, methodId)
      return found ? answer(shapeMethod(found)) : missing('payment_method', 'payment_method')
    },
  })
  const update = secretRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id',
    params: methodChange,
    async run({ merchant, input, id: methodId }) {
      const { card, billing_details, metadata: change } = input
      const metadata = (known: Readonly<Record<string, string>>) => changeMetadata(known, change)
      return methodAnswer(
        await vault.changeMethod(merchant.id, methodId, { expMonth: card?.exp_month, expYear: card?.exp_year, billing: billingOf(billing_details), metadata }),
      )
    },
  })
  const attach = secretRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    params: z.strictObject({ customer: id }),
    async run({ merchant, input, id: name }) {
      const methodId = (await vault.addPublished(merchant.id, name))?.id ?? name
      return methodAnswer(await vault.attach(merchant.id, methodId, input.customer))
    },
  })
  const detach = secretRoute({
    method: 'POST',
    path: '/v1/payment_methods/:id/detach',
    params: nothing,
    run: async ({ merchant, id: methodId }) => methodAnswer(await vault.detach(merchant.id, methodId)),
  })
  return [create, retrieve, update, attach, detach, ...listRoutes(vault)]
}

const ofType = { type: z.string().max(40).optional(), allow_redisplay: z.unknown().optional() }

/** The cards of a customer, by either of the two ways to them. */
function listRoutes(vault: Vault): SecretRoute[] {
  const listed = async ({ merchant, input }: SecretCall<z.output<z.ZodObject<typeof page & typeof ofType>>>, customerId: string, url: string) => {
    if (!(await vault.findCustomer(merchant.id, customerId))) return missing('customer', 'customer')
    const request = pageOf(input)
    const rows = input.type === undefined || input.type === 'card' ? await vault.listMethods(merchant.id, customerId, request) : []
    return answer(shapeList(url, rows.map(shapeMethod), request))
  }
  const list = secretRoute({
    method: 'GET',
    path: '/v1/payment_methods',
    params: z.strictObject({ ...page, ...ofType, customer: id }),
    run: (call) => listed(call, call.input.customer, '/v1/payment_methods'),
  })
  const listOfCustomer = secretRoute({
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    params: z.strictObject({ ...page, ...ofType }),
    run: (call) => listed(call, call.id, `/v1/customers/${call.id}/payment_methods`),
  })
  const retrieveOfCustomer = secretRoute({
    method: 'GET',
    path: '/v1/customers/:id/payment_methods/:inner',
    params: nothing,
    async run({ merchant, id: customerId, innerId }) {
      const found = await vault.findMethod(merchant.id, innerId)
      return found && isSavedFor(found, customerId) ? answer(shapeMethod(found)) : missing('payment_method', 'payment_method')
    },
  })
  return [list, listOfCustomer, retrieveOfCustomer]
}
