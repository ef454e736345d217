import type { BrowserPayment, PayResult } from '@sojourn/card-sdk'

export interface OpenPayment {
  readonly paymentId: string
  readonly clientSecret: string
  readonly key: string
}

const TIMEOUT_MS = 25_000
const SILENCE: PayResult = {
  status: 'unknown',
  message: 'We could not hear back about your payment. It is not known yet whether your card was charged; we are asking.',
}

/** Pays a payment with what a body says, from our origin to our origin. */
export const confirmCard = ({ paymentId, clientSecret, key }: OpenPayment, body: Record<string, unknown>): Promise<PayResult> =>
  ask(`${paymentId}/confirm`, paymentId, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'api-key': key },
    body: JSON.stringify({ client_secret: clientSecret, ...body }),
  })

/** Where a payment stands. */
export const retrieve = ({ paymentId, clientSecret, key }: OpenPayment): Promise<PayResult> =>
  ask(`${paymentId}?client_secret=${encodeURIComponent(clientSecret)}`, paymentId, { headers: { 'api-key': key } })

interface Told {
  payment?: BrowserPayment
  result?: PayResult
  error?: { code?: string; decline_code?: string; message: string }
}

async function ask(path: string, paymentId: string, init: RequestInit): Promise<PayResult> {
  try {
    const response = await fetch(`/v1/payments/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return resultOf(paymentId, (await response.json()) as Told, response.status)
  } catch {
    return SILENCE
  }
}

function resultOf(paymentId: string, { result, error }: Told, status: number): PayResult {
  if (result) return result
  // A server in trouble may have charged all the same.
  if (!error || status >= 500) return SILENCE
  if (status === 402) {
    const { code = 'card_declined', decline_code = null, message } = error
    return { status: 'declined', paymentId, code, declineCode: decline_code, message }
  }
  return { status: 'error', code: error.code ?? 'refused', message: error.message }
}
