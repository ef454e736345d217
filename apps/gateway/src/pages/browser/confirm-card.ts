import type { BrowserPayment, PayResult } from '@sojourn/card-sdk'
import { solveProof } from '@sojourn/kernel/proof-of-work'
import { text } from './page-facts.ts'

export interface OpenPayment {
  readonly paymentId: string
  readonly clientSecret: string
  readonly key: string
}

const TIMEOUT_MS = 25_000
const unanswered = (): PayResult => ({ status: 'unknown', message: text('unanswered') })

/** Where others try cards meanwhile, a proof may be too little once it is made. */
const PROOFS_MAX = 3

/** Pays a payment with what a body says, from our origin to our origin. Where work is asked for first, it is done without the payer noticing. */
export async function confirmCard({ paymentId, clientSecret, key }: OpenPayment, body: Record<string, unknown>): Promise<PayResult> {
  const send = (more: Record<string, unknown>) =>
    ask(`${paymentId}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': key },
      body: JSON.stringify({ client_secret: clientSecret, ...body, ...more }),
    })
  let said = await send({})
  for (let proofs = 0; said?.answer.error?.proof_of_work && proofs < PROOFS_MAX; proofs++) {
    said = await send({ proof_of_work: await solveProof(said.answer.error.proof_of_work) })
  }
  return said ? resultOf(paymentId, said.answer, said.status) : unanswered()
}

/** The state of a payment; null where the gateway does not answer. */
export const statusOf = ({ paymentId, clientSecret, key }: OpenPayment): Promise<BrowserPayment['status'] | null> =>
  ask(`${paymentId}?client_secret=${encodeURIComponent(clientSecret)}`, { headers: { 'api-key': key } }).then((said) => said?.answer.payment?.status ?? null)

interface ConfirmAnswer {
  payment?: BrowserPayment
  result?: PayResult
  error?: { code?: string; decline_code?: string; message: string; proof_of_work?: string }
}

async function ask(path: string, init: RequestInit): Promise<{ answer: ConfirmAnswer; status: number } | null> {
  try {
    const response = await fetch(`/v1/payments/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    return { answer: (await response.json()) as ConfirmAnswer, status: response.status }
  } catch {
    return null
  }
}

function resultOf(paymentId: string, { result, error }: ConfirmAnswer, status: number): PayResult {
  if (result) return result
  // A server in trouble may have charged all the same.
  if (!error || status >= 500) return unanswered()
  if (status === 402) {
    const { code = 'card_declined', decline_code = null, message } = error
    return { status: 'declined', paymentId, code, declineCode: decline_code, message }
  }
  return { status: 'error', code: error.code ?? 'refused', message: error.message }
}
