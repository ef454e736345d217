import { type Money, toCardUnits } from '@sojourn/kernel'
import type { Intent } from './domain/intent.ts'
import type { GatewayRefund } from './domain/refund.ts'
import { type Answer, createGatewayCall, type GatewayClientDeps } from './gateway-call.ts'
import { type ListedDispute, type ListedRefund, readDisputeList, readIntent, readIntentNamed, readRefund, readRefundList } from './gateway-shapes.ts'

export type { Answer, GatewayClientDeps } from './gateway-call.ts'

/** A payment or, of nothing, a setup to be opened. */
export interface IntentRequest {
  readonly key: string
  readonly kind: 'payment' | 'setup'
  readonly amount: Money
  readonly description: string
  readonly metadata: Readonly<Record<string, string>>
  readonly customerId: string | null
  readonly returnUrl: string | null
  /** The card is saved to be charged later. */
  readonly keepsCard: boolean
  /** Its holder is to pass 3-D Secure, whatever their bank asks for. */
  readonly asksChallenge: boolean
}

/** A charge of a saved card while its holder is not there. */
export interface OffSessionRequest {
  readonly key: string
  /** Our own name of it at the gateway, the same for each key it is asked under: one name is one payment there. */
  readonly name: string
  readonly amount: Money
  readonly description: string
  readonly metadata: Readonly<Record<string, string>>
  readonly customerId: string
  readonly methodId: string
}

/** The gateway as we need it. None of these is called inside a transaction. */
export interface GatewayClient {
  createIntent(request: IntentRequest): Promise<Answer<Intent>>
  /** In a set-up its card is expanded. */
  retrieveIntent(id: string): Promise<Answer<Intent>>
  /** Opened and confirmed in one call. A decline is `refused` with its payment; no answer is unknown, and asked again under the same key charges once. */
  chargeOffSession(request: OffSessionRequest): Promise<Answer<Intent>>
  /** The charge of that name, or null where the gateway has none: for a key whose answer was an error. */
  findOffSession(customerId: string, name: string): Promise<Answer<Intent | null>>
  /** With the card named, or as the browser left it. */
  confirmIntent(
    id: string,
    key: string,
    card?: { readonly methodId: string; readonly returnUrl: string | null; readonly asksChallenge: boolean },
  ): Promise<Answer<Intent>>
  cancelIntent(id: string): Promise<Answer<Intent>>
  refund(request: { key: string; intentId: string; amount: Money; refundId: string }): Promise<Answer<GatewayRefund>>
  retrieveRefund(id: string): Promise<Answer<GatewayRefund>>
  /** The refund we named so, or null where the gateway has none. */
  findRefund(intentId: string, refundId: string): Promise<Answer<GatewayRefund | null>>
  /** All of a payment, also those made at the gateway. */
  listRefunds(intentId: string): Promise<Answer<ListedRefund[]>>
  /** What its holder's bank took back of a payment, or would. */
  listDisputes(intentId: string): Promise<Answer<ListedDispute[]>>
}

const SETUPS = '/v1/setup_intents'
const PAYMENTS = '/v1/payment_intents'
const intentPath = (id: string, verb = '') => `${id.startsWith('seti_') ? SETUPS : PAYMENTS}/${encodeURIComponent(id)}${verb}`

const challengeOf = ({ asksChallenge }: Pick<IntentRequest, 'asksChallenge'>) =>
  asksChallenge ? { 'payment_method_options[card][request_three_d_secure]': 'any' } : {}
/** In one order, whether it was just decided or read from its row: a repeat under the same key is the same request. */
const written = (metadata: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.keys(metadata)
      .sort()
      .map((name) => [`metadata[${name}]`, metadata[name]]),
  )

export function createGatewayClient(deps: GatewayClientDeps): GatewayClient {
  const call = createGatewayCall(deps)
  const listRefunds = (intentId: string) => call(readRefundList, 'GET', `/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intentId)}`)
  return {
    createIntent: ({ key, kind, amount, description, metadata, customerId, returnUrl, keepsCard, asksChallenge }) =>
      call(
        readIntent,
        'POST',
        kind === 'setup' ? SETUPS : PAYMENTS,
        {
          ...(kind === 'payment' && { amount: String(toCardUnits(amount)), currency: amount.currency.toLowerCase() }),
          ...(kind === 'payment' && keepsCard && { setup_future_usage: 'off_session' }),
          ...challengeOf({ asksChallenge }),
          customer: customerId,
          description,
          ...(kind === 'payment' && { hosted_return_url: returnUrl }),
          'payment_method_types[0]': 'card',
          ...written(metadata),
        },
        key,
      ),
    chargeOffSession: ({ key, name, amount, description, metadata, customerId, methodId }) =>
      call(
        readIntent,
        'POST',
        PAYMENTS,
        {
          ...{ amount: String(toCardUnits(amount)), currency: amount.currency.toLowerCase(), customer: customerId, payment_method: methodId },
          ...{ off_session: 'true', confirm: 'true', description, 'payment_method_types[0]': 'card', ...written({ ...metadata, order_id: name }) },
        },
        key,
      ),
    findOffSession: (customerId, name) => {
      const path = `${PAYMENTS}?limit=100&customer=${encodeURIComponent(customerId)}`
      return call((body) => readIntentNamed(body, name), 'GET', path).then((found) =>
        found.kind === 'answered' ? { ...found, value: found.value.intent } : found,
      )
    },
    retrieveIntent: (id) => call(readIntent, 'GET', intentPath(id, id.startsWith('seti_') ? '?expand[]=payment_method' : '')),
    confirmIntent: (id, key, card) =>
      call(
        readIntent,
        'POST',
        intentPath(id, '/confirm'),
        card ? { payment_method: card.methodId, return_url: card.returnUrl, ...challengeOf(card) } : {},
        key,
      ),
    // No key: cancelling twice is cancelling once, and a key would replay an old refusal.
    cancelIntent: (id) => call(readIntent, 'POST', intentPath(id, '/cancel'), { cancellation_reason: 'abandoned' }),
    refund: ({ key, intentId, amount, refundId }) =>
      call(readRefund, 'POST', '/v1/refunds', { payment_intent: intentId, amount: String(toCardUnits(amount)), 'metadata[refund_id]': refundId }, key),
    listRefunds,
    listDisputes: (intentId) => call(readDisputeList, 'GET', `/v1/disputes?limit=100&payment_intent=${encodeURIComponent(intentId)}`),
    retrieveRefund: (id) => call(readRefund, 'GET', `/v1/refunds/${encodeURIComponent(id)}`),
    async findRefund(intentId, refundId) {
      const found = await listRefunds(intentId)
      if (found.kind !== 'answered') return found
      return { kind: 'answered', value: found.value.find((each) => each.refundId === refundId) ?? null }
    },
  }
}
