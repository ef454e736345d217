import { accept, fromCardUnits, isChargeable, type OrgId, type Outcome, refuse, type Tx, toCardUnits } from '@sojourn/kernel'
import { RUNNING_PATIENCE_MS } from './domain/charge.ts'
import type { Payment } from './domain/payment.ts'
import { type Refund, refundableMinor } from './domain/refund.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { recordRefund } from './record-refund.ts'
import { shapeRefund } from './shape/refund-shape.ts'

export interface RefundRequest {
  readonly merchantId: OrgId
  readonly paymentId: Payment['id']
  /** In the units that cards are charged in; null for all that is left. */
  readonly amountUnits: number | null
  readonly reason: string | null
  readonly metadata: Readonly<Record<string, string>>
  readonly requestKey: string | null
}

/** Refunds money to the card it came from. Refuses with `no_such_payment`, `nothing_charged`, `charge_disputed`, `already_refunded`, `more_than_left`, `not_chargeable`. */
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
  const { payments, refunds } = deps.stores
  const [payment, made] = await Promise.all([
    payments.lock(tx, merchantId, request.paymentId),
    request.requestKey ? refunds.findByRequest(tx, merchantId, request.requestKey) : null,
  ])
  if (!payment) return refuse('no_such_payment')
  if (made) return accept(made)
  const charge = payment.chargeId ? await deps.stores.charges.find(tx, merchantId, payment.chargeId) : null
  if (charge?.state !== 'succeeded' || charge.capturedMinor === 0) return refuse('nothing_charged')
  // The bank has taken it back already: it would be refunded twice.
  if (charge.disputed) return refuse('charge_disputed')
  const left = refundableMinor(charge)
  if (left === 0) return refuse('already_refunded')
  const { currency } = charge.amount
  const amount = request.amountUnits === null ? { minor: left, currency } : fromCardUnits(request.amountUnits, currency)
  if (!isChargeable(amount)) return refuse('not_chargeable', { currency })
  if (amount.minor > left) return refuse('more_than_left', { left: toCardUnits({ minor: left, currency }) })
  const nowMs = deps.clock.nowMs()
  const refund: Refund = {
    id: deps.ids.next('re'),
    merchantId,
    paymentId: payment.id,
    chargeId: charge.id,
    amount,
    state: 'pending',
    reason: request.reason,
    failureReason: null,
    metadata: request.metadata,
    createdAtMs: nowMs,
    askAtMs: nowMs + RUNNING_PATIENCE_MS,
    asks: 0,
  }
  await deps.stores.refunds.add(tx, refund, request.requestKey)
  await deps.stores.charges.save(tx, { ...charge, refundedMinor: charge.refundedMinor + amount.minor })
  await deps.announce(tx, merchantId, { type: 'refund.created', object: shapeRefund(refund) })
  return accept(refund)
}
