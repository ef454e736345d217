import type { BrowserPayment, PayResult } from './protocol.ts'

export interface AskDeps {
  readonly gatewayOrigin: string
  readonly publishableKey: string
}

/** A payment and what it means for the shop. */
export interface Retrieved {
  readonly payment: BrowserPayment
  readonly result: PayResult
}

const TIMEOUT_MS = 15_000
const SILENCE = 'We lost the connection to the payment service. It is not known yet whether the card was charged.'

interface GatewayAnswer {
  readonly payment?: BrowserPayment
  readonly result?: PayResult
  readonly error?: { readonly code?: string; readonly decline_code?: string; readonly message: string }
}

/** Calls the gateway from the shop's page. Never throws: no answer is `unknown`. */
export async function askGateway(deps: AskDeps, path: string, body?: unknown): Promise<Retrieved | PayResult> {
  try {
    const response = await fetch(`${deps.gatewayOrigin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'api-key': deps.publishableKey, ...(body !== undefined && { 'content-type': 'application/json' }) },
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return read((await response.json()) as GatewayAnswer, response.status)
  } catch {
    return { status: 'unknown', message: SILENCE }
  }
}

function read({ payment, result, error }: GatewayAnswer, status: number): Retrieved | PayResult {
  if (payment && result) return { payment, result }
  if (!error || status >= 500) return { status: 'unknown', message: SILENCE }
  if (status !== 402) return { status: 'error', code: error.code ?? 'refused', message: error.message }
  const { code = 'card_declined', decline_code = null, message } = error
  return { status: 'declined', paymentId: '', code, declineCode: decline_code, message }
}
