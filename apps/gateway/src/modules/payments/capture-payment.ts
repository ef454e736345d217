import { accept, invariant, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { type Charge, RUNNING_PATIENCE_MS, refOf } from './domain/charge.ts'
import type { Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { type Both, settleCharge } from './settle-charge.ts'

export interface CaptureRequest {
  readonly merchantId: OrgId
  readonly paymentId: Payment['id']
  /** Without it, the whole authorised amount. */
  readonly amountMinor: number | null
  readonly requestKey: string | null
}

type Held = Pick<Both, 'payment' | 'charge'>

/**
 * Captures the authorised amount, or a part of it; the rest is released. Stored before the provider is called, so that after a time-out its result can be asked for.
 * Refuses with `no_such_payment`, `unexpected_state` (and the payment), `more_than_held`.
 */
export async function capturePayment(deps: PaymentsDeps, request: CaptureRequest): Promise<Outcome<Payment>> {
  const begun = await deps.db.inTenant(request.merchantId, (tx) => begin(deps, tx, request))
  if (!begun.ok) return begun
  const { payment, charge } = begun.value
  return accept(charge.state === 'capturing' ? (await sendCapture(deps, charge)).payment : payment)
}

async function begin(deps: PaymentsDeps, tx: Tx, request: CaptureRequest): Promise<Outcome<Held>> {
  const { merchantId, requestKey } = request
  const payment = await deps.stores.payments.lock(tx, merchantId, request.paymentId)
  if (payment?.kind !== 'payment') return refuse('no_such_payment')
  const charge = payment.chargeId ? await deps.stores.charges.find(tx, merchantId, payment.chargeId) : null
  // The same call again, after a crash half way.
  if (charge && requestKey && charge.captureRequestKey === requestKey) return accept({ payment, charge })
  if (payment.status !== 'requires_capture' || charge?.state !== 'authorized') return refuse('unexpected_state', { payment })
  const requestedMinor = request.amountMinor ?? charge.amount.minor
  if (requestedMinor > charge.amount.minor) return refuse('more_than_held', { held: charge.amount.minor })
  return accept(await beginCapture(deps, tx, { payment, charge }, requestedMinor, requestKey))
}

/** Stores that an authorised charge is being captured. */
export async function beginCapture(deps: PaymentsDeps, tx: Tx, { payment, charge }: Held, requestedMinor: number, requestKey: string | null): Promise<Held> {
  const askAtMs = deps.clock.nowMs() + RUNNING_PATIENCE_MS
  const capturing: Charge = { ...charge, state: 'capturing', requestedCaptureMinor: requestedMinor, captureRequestKey: requestKey, askAtMs, asks: 0 }
  const processing: Payment = { ...payment, status: 'processing' }
  await deps.stores.charges.save(tx, capturing)
  await deps.stores.payments.save(tx, processing)
  return { payment: processing, charge: capturing }
}

/** Has the provider capture what was stored, under a key of its own: sent twice it captures once. */
export async function sendCapture(deps: PaymentsDeps, charge: Charge): Promise<Both> {
  invariant(charge.requestedCaptureMinor !== null, 'a capture is written down before it is sent')
  const captureAmount = { ...charge.amount, minor: charge.requestedCaptureMinor }
  const answer = await deps.provider.capture({ ...refOf(charge), captureKey: `${charge.id}:capture`, captureAmount })
  return settleCharge(deps, charge.merchantId, charge.id, answer)
}
