import type { FieldKind, PayResult, ToField } from '@sojourn/card-sdk'
import { digitsOf, readExpiry } from '../../cards/index.ts'
import { fieldsOf, type OpenField } from './siblings.ts'

type PayCall = Extract<ToField, { type: 'pay' }>

const KINDS: readonly FieldKind[] = ['number', 'expiry', 'code']
const TIMEOUT_MS = 25_000
const SILENCE = 'We could not hear back about your payment. It is not known yet whether your card was charged; we are asking.'

/** Reads the whole card from the fields of the group and pays with it, from our origin to our origin. Only the outcome leaves this frame. */
export async function pay(call: PayCall, group: string, key: string, returnOrigin: string): Promise<PayResult> {
  const fields = fieldsOf(group)
  const missing = KINDS.find((kind) => !fields[kind])
  if (missing) return { status: 'error', code: 'fields_missing', message: `The field "${missing}" is not on the page.` }
  const wrong = KINDS.flatMap((kind) => {
    const error = fields[kind]?.complain()
    return error ? [{ kind, error }] : []
  })
  const first = wrong[0]
  if (first) {
    fields[first.kind]?.focus()
    return { status: 'invalid', message: first.error.message, fields: wrong }
  }
  return send(call, bodyOf(call, fields as Record<FieldKind, OpenField>, returnOrigin), key)
}

function bodyOf(call: PayCall, fields: Record<FieldKind, OpenField>, returnOrigin: string) {
  const expiry = readExpiry(fields.expiry.read())
  const card = {
    number: digitsOf(fields.number.read()),
    exp_month: expiry?.month,
    exp_year: expiry?.year,
    cvc: fields.code.read(),
    name: call.name,
  }
  return { client_secret: call.clientSecret, card, save: call.save, return_origin: returnOrigin }
}

async function send(call: PayCall, body: unknown, key: string): Promise<PayResult> {
  try {
    const response = await fetch(`/v1/payments/${encodeURIComponent(call.paymentId)}/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return resultOf(call, await response.json(), response.status)
  } catch {
    return { status: 'unknown', message: SILENCE }
  }
}

interface Told {
  result?: PayResult
  error?: { code?: string; decline_code?: string; message: string }
}

function resultOf(call: PayCall, { result, error }: Told, status: number): PayResult {
  if (result) return result
  // A server in trouble may have charged all the same.
  if (!error || status >= 500) return { status: 'unknown', message: SILENCE }
  if (status === 402) {
    const { code = 'card_declined', decline_code = null, message } = error
    return { status: 'declined', paymentId: call.paymentId, code, declineCode: decline_code, message }
  }
  return { status: 'error', code: error.code ?? 'refused', message: error.message }
}
