import { accept, invariant, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { RefundAnswer } from './domain/answer.ts'
import { pauseMs, RUNNING_PATIENCE_MS } from './domain/charge.ts'
import type { Payment, RefundId } from './domain/payment.ts'
import { type Refund, refundableMinor, settleRefund } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { lockBoth } from './settle-charge.ts'
import { shapeCharge, shapeRefund } from './stripe-shape.ts'

export interface RefundRequest {
  readonly merchantId: OrgId
  readonly paymentId: Payment['id']
  /** Without it, all that is left. */
  readonly amountMinor: number | null
  readonly reason: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly requestKey: string | null
}

/** Gives money back to the card it came from. Refuses with `no_such_payment`, `nothing_charged`, `already_refunded`, `more_than_left`. */
export async function refundPayment(deps: PaymentsDeps, request: RefundRequest): Promise<Outcome<Refund>> {
  const begun = await deps.db.inTenant(request.merchantId, (tx) => begin(deps, tx, request))
  if (!begun.ok) return begun
  const { id, chargeId, amount, state, merchantId } = begun.value
  if (state !== 'pending') return begun
  const answer = await deps.provider.refund({ merchantId, key: id, chargeKey: chargeId, amount })
  return accept(await recordRefund(deps, merchantId, id, answer))
}

async function begin(deps: PaymentsDeps, tx: Tx, request: RefundRequest): Promise<Outcome<Refund>> {
  const { merchantId } = request
  const payment = await deps.stores.payments.lock(tx, merchantId, request.paymentId)
  if (!payment) return refuse('no_such_payment')
  const made = request.requestKey && (await deps.stores.refunds.findByRequest(tx, merchantId, request.requestKey))
  if (made) return accept(made)
  const charge = payment.chargeId ? await deps.stores.charges.find(tx, merchantId, payment.chargeId) : null
  if (charge?.state !== 'succeeded') return refuse('nothing_charged')
  const left = refundableMinor(charge)
  if (left === 0) return refuse('already_refunded')
  const minor = request.amountMinor ?? left
  if (minor > left) return refuse('more_than_left', { left })
  const nowMs = deps.clock.nowMs()
  const refund: Refund = {
    id: deps.ids.next('re'),
    merchantId,
    paymentId: payment.id,
    chargeId: charge.id,
    amount: { minor, currency: charge.amount.currency },
    state: 'pending',
    reason: request.reason,
    failureReason: null,
    metadata: request.metadata,
    createdAtMs: nowMs,
    askAtMs: nowMs + RUNNING_PATIENCE_MS,
    asks: 0,
  }
  await deps.stores.refunds.add(tx, refund, request.requestKey)
  const charged = { ...charge, refundedMinor: charge.refundedMinor + minor }
  await deps.stores.charges.save(tx, charged)
  await deps.announce(tx, { merchantId, type: 'charge.refunded', object: shapeCharge(charged, payment) })
  return accept(refund)
}

/** A refund that failed frees its amount again: the money is still the merchant's to give back. */
export async function recordRefund(deps: PaymentsDeps, merchantId: OrgId, id: RefundId, answer: RefundAnswer): Promise<Refund> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const charge = await chargeOf(deps, tx, merchantId, id)
    const refund = await deps.stores.refunds.find(tx, merchantId, id)
    invariant(refund, 'a refund is written before anyone is asked about it')
    // What is settled stays so, except that a bank may send a refund back long after.
    if (refund.askAtMs === null && !(refund.state === 'succeeded' && answer.kind === 'failed')) return refund
    const next = settleRefund(answer)
    const settled: Refund = {
      ...refund,
      state: refund.state === 'succeeded' && next.state === 'pending' ? refund.state : next.state,
      failureReason: next.failureReason,
      askAtMs: next.open ? deps.clock.nowMs() + pauseMs(refund.asks) : null,
    }
    await deps.stores.refunds.save(tx, settled)
    if (settled.state === 'failed') await deps.stores.charges.save(tx, { ...charge, refundedMinor: charge.refundedMinor - refund.amount.minor })
    if (settled.state !== refund.state) await deps.announce(tx, { merchantId, type: 'refund.updated', object: shapeRefund(settled) })
    return settled
  })
}

async function chargeOf(deps: PaymentsDeps, tx: Tx, merchantId: OrgId, id: RefundId) {
  const refund = await deps.stores.refunds.find(tx, merchantId, id)
  invariant(refund, 'a refund is written before anyone is asked about it')
  return (await lockBoth(deps, tx, merchantId, refund.chargeId)).charge
}
