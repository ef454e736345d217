import type { Money } from '@sojourn/kernel'
import type { Intent } from './domain/intent.ts'
import type { GatewayRefund } from './domain/refund.ts'
import { readCharge, readIntent, readRefund, readRefundList } from './gateway-shapes.ts'

/**
 * What became of a call. `refused` is definitive: it was not done. `unknown`: it may have been done or not, so it is asked about;
 * `spent` says that the key is answered with that error from now on.
 */
export type Answer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string; readonly intent: Intent | null }
  | { readonly kind: 'unknown'; readonly why: string; readonly spent: boolean }

/** The gateway as we need it. None of these is called inside a transaction. */
export interface GatewayClient {
  createIntent(wish: { key: string; amount: Money; description: string; metadata: Readonly<Record<string, string>> }): Promise<Answer<Intent>>
  retrieveIntent(id: string): Promise<Answer<Intent>>
  confirmIntent(id: string, key: string): Promise<Answer<Intent>>
  cancelIntent(id: string): Promise<Answer<Intent>>
  /** `Visa ending 4242` */
  describeCharge(id: string): Promise<Answer<string>>
  refund(wish: { key: string; intentId: string; amount: Money; refundId: string }): Promise<Answer<GatewayRefund>>
  retrieveRefund(id: string): Promise<Answer<GatewayRefund>>
  /** The refund we named so, or null where the gateway has none. */
  findRefund(intentId: string, refundId: string): Promise<Answer<GatewayRefund | null>>
}

export interface GatewayClientDeps {
  readonly fetch: (request: Request) => Promise<Response>
  readonly gatewayUrl: string
  readonly secretKey: string
  readonly timeoutMs?: number
}

/** Longer than a slow bank, shorter than a traveller's patience. */
const TIMEOUT_MS = 12_000

export function createGatewayClient({ fetch, gatewayUrl, secretKey, timeoutMs = TIMEOUT_MS }: GatewayClientDeps): GatewayClient {
  const call = async <T>(read: (body: unknown) => T | null, method: 'GET' | 'POST', path: string, form: Record<string, string> = {}, key?: string) => {
    const headers: Record<string, string> = { authorization: `Bearer ${secretKey}` }
    if (key) headers['idempotency-key'] = key
    const body = method === 'POST' ? new URLSearchParams(form) : null
    try {
      const response = await fetch(new Request(new URL(path, gatewayUrl), { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }))
      return answerOf(response.status, await response.json(), read)
    } catch (error) {
      // Reset, timed out or cut off in mid-answer: nobody knows what happened at the other end.
      return { kind: 'unknown', why: error instanceof Error ? error.name : 'no answer', spent: false } as const
    }
  }
  const intentPath = (id: string, verb = '') => `/v1/payment_intents/${encodeURIComponent(id)}${verb}`

  return {
    createIntent: ({ key, amount, description, metadata }) =>
      call(
        readIntent,
        'POST',
        '/v1/payment_intents',
        {
          amount: String(amount.minor),
          currency: amount.currency.toLowerCase(),
          description,
          'payment_method_types[0]': 'card',
          ...Object.fromEntries(Object.entries(metadata).map(([name, value]) => [`metadata[${name}]`, value])),
        },
        key,
      ),
    retrieveIntent: (id) => call(readIntent, 'GET', intentPath(id)),
    confirmIntent: (id, key) => call(readIntent, 'POST', intentPath(id, '/confirm'), {}, key),
    // No key: cancelling twice is cancelling once, and a key would replay an old refusal.
    cancelIntent: (id) => call(readIntent, 'POST', intentPath(id, '/cancel'), { cancellation_reason: 'abandoned' }),
    describeCharge: (id) => call(readCharge, 'GET', `/v1/charges/${encodeURIComponent(id)}`),
    refund: ({ key, intentId, amount, refundId }) =>
      call(readRefund, 'POST', '/v1/refunds', { payment_intent: intentId, amount: String(amount.minor), 'metadata[refund_id]': refundId }, key),
    retrieveRefund: (id) => call(readRefund, 'GET', `/v1/refunds/${encodeURIComponent(id)}`),
    async findRefund(intentId, refundId) {
      const found = await call(readRefundList, 'GET', `/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intentId)}`)
      if (found.kind !== 'answered') return found
      return { kind: 'answered', value: found.value.find((each) => each.refundId === refundId) ?? null }
    },
  }
}

function answerOf<T>(status: number, body: unknown, read: (body: unknown) => T | null): Answer<T> {
  if (status >= 200 && status < 300) {
    const value = read(body)
    return value === null ? { kind: 'unknown', why: 'an answer that cannot be read', spent: false } : { kind: 'answered', value }
  }
  // 409: the same key is still at work; 429: try later. Neither says what became of the call.
  if (status === 409 || status === 429) return { kind: 'unknown', why: `status ${status}`, spent: false }
  if (status >= 500) return { kind: 'unknown', why: `status ${status}`, spent: true }
  const error = (body as { error?: { code?: unknown; message?: unknown; payment_intent?: unknown } } | null)?.error ?? {}
  return {
    kind: 'refused',
    status,
    code: typeof error.code === 'string' ? error.code : `status_${status}`,
    message: typeof error.message === 'string' ? error.message : 'The gateway refused.',
    intent: error.payment_intent ? readIntent(error.payment_intent) : null,
  }
}
