import type { Answer } from '../http.ts'

interface Reach {
  readonly gatewayUrl: string
  readonly publishableKey: string
}

interface GatewayAnswer {
  readonly status?: string
  readonly message?: string
  readonly data?: unknown
  readonly error?: { readonly code?: string; readonly message?: string }
}

const TIMEOUT_MS = 15_000

/** A change of a saved card at the gateway itself, opened by the customer's token. Never throws: no answer is `offline`. */
export async function askCardGateway(reach: Reach, token: string | null, method: 'POST' | 'DELETE', path: string, body: object): Promise<Answer<unknown>> {
  try {
    const response = await fetch(`${new URL(reach.gatewayUrl).origin}${path}`, {
      method,
      headers: { 'api-key': reach.publishableKey, 'customer-token': token ?? '', 'content-type': 'application/json' },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify(body),
    })
    const answer = (await response.json().catch(() => ({}))) as GatewayAnswer
    if (response.ok && answer.status !== 'fail') return { ok: true, data: answer.data, message: answer.message ?? '' }
    return failed(response.status, answer.error?.code ?? 'refused', answer.error?.message ?? answer.message ?? '')
  } catch {
    return failed(0, 'offline', '')
  }
}

const failed = (status: number, code: string, message: string) => ({ ok: false as const, status, code, message, errors: [], data: {} })
