import { say } from '@sojourn/i18n'
import type { Intent } from './domain/intent.ts'
import { readIntent } from './gateway-shapes.ts'

/**
 * The result of a call. `refused` is definitive: it was not done. `unknown`: it may have been done or not, so it is asked about;
 * `spent` says that the key is answered with that error from now on.
 */
export type Answer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string; readonly intent: Intent | null }
  | { readonly kind: 'unknown'; readonly why: string; readonly spent: boolean }

export interface GatewayClientDeps {
  readonly fetch: (request: Request) => Promise<Response>
  readonly gatewayUrl: string
  readonly secretKey: string
  readonly timeoutMs?: number
}

type Form = Readonly<Record<string, string | null | undefined>>
/** One call of the gateway with the secret key; `read` answers null for what it cannot read. Never throws, never inside a transaction. */
export type GatewayCall = <T>(read: (body: unknown) => T | null, method: 'GET' | 'POST', path: string, form?: Form, key?: string) => Promise<Answer<T>>

/** Longer than a slow bank, shorter than a traveller's patience. */
const TIMEOUT_MS = 12_000

export function createGatewayCall({ fetch, gatewayUrl, secretKey, timeoutMs = TIMEOUT_MS }: GatewayClientDeps): GatewayCall {
  return async (read, method, path, form = {}, key) => {
    // not translated: the value of a header
    const headers: Record<string, string> = { authorization: `Bearer ${secretKey}` }
    if (key) headers['idempotency-key'] = key
    const given = Object.entries(form).filter((field): field is [string, string] => typeof field[1] === 'string')
    const body = method === 'POST' ? new URLSearchParams(given) : null
    try {
      const response = await fetch(new Request(new URL(path, gatewayUrl), { method, headers, body, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }))
      return answerOf(response.status, await response.json(), read)
    } catch (error) {
      // Reset, timed out or cut off in mid-answer: what happened at the other end is unknown.
      return { kind: 'unknown', why: error instanceof Error ? error.name : 'no answer', spent: false }
    }
  }
}

function answerOf<T>(status: number, body: unknown, read: (body: unknown) => T | null): Answer<T> {
  if (status >= 200 && status < 300) {
    const value = read(body)
    // not translated: for the log
    return value === null ? { kind: 'unknown', why: 'an answer that cannot be read', spent: false } : { kind: 'answered', value }
  }
  const error = (body as { error?: { code?: unknown; message?: unknown; payment_intent?: unknown; setup_intent?: unknown } } | null)?.error ?? {}
  // 409: a call with the same key is still running; 429: try later. Neither says the result of the call, unless it names a limit that waiting does not lift.
  if (status === 409 || (status === 429 && error.code !== 'too_many_attempts')) return { kind: 'unknown', why: `status ${status}`, spent: false }
  if (status >= 500) return { kind: 'unknown', why: `status ${status}`, spent: true }
  const intent = error.payment_intent ?? error.setup_intent
  return {
    kind: 'refused',
    status,
    code: typeof error.code === 'string' ? error.code : `status_${status}`,
    message: typeof error.message === 'string' ? error.message : say`The payment service refused this request.`,
    intent: intent ? readIntent(intent) : null,
  }
}
