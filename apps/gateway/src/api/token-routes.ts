import { z } from 'zod'
import { answer, missing } from '../http/answer.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import { shapeToken } from '../modules/vault/index.ts'
import type { AddMethodDeps } from './add-method.ts'
import { methodRefusal } from './method-answers.ts'
import { tokenCard } from './method-params.ts'

/** `/v1/tokens`: one-time names for cards, Stripe-shaped. */
export function tokenRoutes({ vault, refusesCard }: AddMethodDeps): SecretRoute[] {
  const create = secretRoute({
    method: 'POST',
    path: '/v1/tokens',
    params: z.strictObject({ card: tokenCard }),
    async run({ merchant, input: { card } }) {
      const { number, exp_month: expMonth, exp_year: expYear, cvc, name = null } = card
      const typed = { number, expMonth, expYear, name }
      const failure = refusesCard({ ...typed, code: cvc ?? null })
      if (failure) return methodRefusal({ code: 'declined', detail: { failure } })
      const { address_city: city, address_country: country, address_line1: line1, address_line2: line2, address_zip: postal_code, address_state: state } = card
      const address = { city, country, line1, line2, postal_code, state }
      const notes = { billing: { email: null, phone: null, address }, coded: cvc !== undefined }
      return answer(shapeToken(await vault.addToken(merchant.id, typed, notes)))
    },
  })
  const retrieve = secretRoute({
    method: 'GET',
    path: '/v1/tokens/:id',
    params: z.strictObject({}),
    async run({ merchant, id }) {
      const found = await vault.findToken(merchant.id, id)
      return found ? answer(shapeToken(found)) : missing('token', 'token')
    },
  })
  return [create, retrieve]
}
