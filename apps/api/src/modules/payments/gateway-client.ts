import { type Money, toCardUnits } from '@sojourn/kernel'
import type { Intent } from './domain/intent.ts'
import type { GatewayRefund } from './domain/refund.ts'
import { type Answer, createGatewayCall, type GatewayClientDeps } from './gateway-call.ts'
import { type ListedRefund, readIntent, readRefund, readRefundList } from './gateway-shapes.ts'

export type { Answer, GatewayClientDeps } from './gateway-call.ts'

/** A payment or, of nothing, a setup to be opened. */
export interface IntentWish {
  readonly key: string
  readonly kind: 'payment' | 'setup'
  readonly amount: Money
  readonly description: string
  readonly metadata: Readonly<Record<string, string>>
  readonly customerId: string | null
  readonly returnUrl: string | null
  /** The card is kept to be charged later. */
  readonly keepsCard: boolean
  /** Its holder is to pass 3-D Secure, whatever their bank asks for. */
  readonly asksChallenge: boolean
}

/** The gateway as we need it. None of these is called inside a transaction. */
export interface GatewayClient {
  createIntent(request: IntentWish): Promise<Answer<Intent>>
  retrieveIntent(id: string): Promise<Answer<Intent>>
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
  /** All of a payment, whoever made them. */
  listRefunds(intentId: string): Promise<Answer<ListedRefund[]>>
}

const SETUPS = '/v1/setup_intents'
const PAYMENTS = '/v1/payment_intents'
const intentPath = (id: string, verb = '') => `${id.startsWith('seti_') ? SETUPS : PAYMENTS}/${encodeURIComponent(id)}${verb}`

const challengeOf = ({ asksChallenge }: Pick<IntentWish, 'asksChallenge'>) =>
  asksChallenge ? { 'payment_method_options[card][request_three_d_secure]': 'any' } : {}

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
          // In one order, whether it was just decided or read from its row: a repeat under the same key is the same request.
          ...Object.fromEntries(
            Object.keys(metadata)
              .sort()
              .map((name) => [`metadata[${name}]`, metadata[name]]),
          ),
        },
        key,
      ),
    retrieveIntent: (id) => call(readIntent, 'GET', intentPath(id)),
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
    retrieveRefund: (id) => call(readRefund, 'GET', `/v1/refunds/${encodeURIComponent(id)}`),
    async findRefund(intentId, refundId) {
      const found = await listRefunds(intentId)
      if (found.kind !== 'answered') return found
      return { kind: 'answered', value: found.value.find((each) => each.refundId === refundId) ?? null }
    },
  }
}
