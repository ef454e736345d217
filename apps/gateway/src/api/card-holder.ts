// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import type { Context } from 'hono'
import type { Merchant } from '../config.ts'
import type { Answer } from '../http/answer.ts'
import { type BrowserCallerDeps, callerOf } from '../http/browser-caller.ts'
import { type Customer, type CustomerTokens, sameEmail, type Vault } from '../modules/vault/index.ts'

export interface CardRoutesDeps extends BrowserCallerDeps {
  readonly vault: Vault
  readonly tokens: CustomerTokens
  readonly nowMs: () => number
}

/** Whose cards a browser may change. */
export interface Holder {
  readonly merchant: Merchant
  readonly customer: Customer
}

/** A refusal as callers of the card calls read it. */
export function fail(status: number, code: string, message: string, path?: string): Answer {
  const errors = path === undefined ? [] : [{ path, message }]
  return { status, body: { status: 'fail', status_code: status, code, message, errors, error: { type: 'invalid_request_error', code, message, param: path } } }
}

/** The customer whose token this is, where the e-mail is theirs. The key alone opens nothing. */
export async function holderOf(c: Context, deps: CardRoutesDeps, email: string): Promise<Holder | Answer> {
  const merchant = callerOf(c, deps)
  if (!merchant) return fail(401, 'api_key_invalid', 'This api-key is unknown, or not for this site.')
  const token = c.req.header('customer-token') ?? ''
  const claim = deps.tokens.read(token, deps.nowMs())
  const customer = claim && (await deps.vault.findCustomer(merchant.id, claim.customerId))
  if (!customer || !deps.tokens.fits(token, customer)) return fail(401, 'customer_token_invalid', 'Your cards are locked again. Please reload the page.')
  if (!sameEmail(customer.email, email)) return fail(403, 'not_allowed', 'These cards belong to somebody else.', 'email')
  return { merchant, customer }
}
