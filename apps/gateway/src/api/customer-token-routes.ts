// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { z } from 'zod'
import { answer, invalid, missing } from '../http/answer.ts'
import { id } from '../http/params.ts'
import { type SecretRoute, secretRoute } from '../http/secret-route.ts'
import type { CustomerTokens, Vault } from '../modules/vault/index.ts'

/** `POST /v1/customer_tokens`: what a merchant hands to the browser of its signed-in customer, so that it may change their saved cards. */
export function customerTokenRoutes(vault: Vault, tokens: CustomerTokens, nowMs: () => number): SecretRoute[] {
  const create = secretRoute({
    method: 'POST',
    path: '/v1/customer_tokens',
    params: z.strictObject({ customer: id }),
    async run({ merchant, input }) {
      const customer = await vault.findCustomer(merchant.id, input.customer)
      if (!customer) return missing('customer', 'customer')
      if (!customer.email) return invalid('A customer without an e-mail gets no token.', { code: 'parameter_invalid', param: 'customer' })
      const { token, expiresAtMs } = tokens.issue(customer, nowMs())
      return answer({ object: 'customer_token', customer: customer.id, token, expires_at: Math.floor(expiresAtMs / 1000) })
    },
  })
  return [create]
}
