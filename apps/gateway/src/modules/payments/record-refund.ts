import { invariant, type OrgId, type Tx } from '@sojourn/kernel'
import type { RefundAnswer } from './domain/answer.ts'
import { type Charge, pauseMs } from './domain/charge.ts'
import type { Payment, RefundId } from './domain/payment.ts'
import { type Refund, settleRefund } from './domain/refund.ts'
import type { Announcement, PaymentsDeps } from './payments-deps.ts'
import { lockBoth } from './settle-charge.ts'
import { shapeCharge } from './shape/charge-shape.ts'
import { shapeRefund } from './shape/refund-shape.ts'

/** A refund that failed, or was cancelled in time, releases its amount: it can be refunded again. */
export async function recordRefund(deps: PaymentsDeps, merchantId: OrgId, id: RefundId, answer: RefundAnswer): Promise<Refund> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const { chargeId } = await findRefund(deps, tx, merchantId, id)
    const { charge, payment } = await lockBoth(deps, tx, merchantId, chargeId)
    const refund = await findRefund(deps, tx, merchantId, id)
    // A settled refund stays so, except that a bank may return it long after.
    if (refund.askAtMs === null && !(refund.state === 'succeeded' && answer.kind === 'failed')) return refund
    const next = settleRefund(answer)
    const settled: Refund = {
      ...refund,
      state: refund.state === 'succeeded' && next.state === 'pending' ? refund.state : next.state,
      failureReason: next.failureReason,
      askAtMs: next.open ? deps.clock.nowMs() + pauseMs(refund.asks) : null,
    }
    await deps.stores.refunds.save(tx, settled)
    if (settled.state === refund.state) return settled
    const isDead = settled.state === 'failed' || settled.state === 'canceled'
    const charged = { ...charge, refundedMinor: charge.refundedMinor - (isDead ? refund.amount.minor : 0) }
    if (isDead) await deps.stores.charges.save(tx, charged)
    await deps.announce(tx, merchantId, ...eventsOf(settled, charged, payment))
    return settled
  })
}

function eventsOf(refund: Refund, charge: Charge, payment: Payment): Announcement[] {
  const object = shapeRefund(refund)
  return [
    { type: 'refund.updated', object },
    { type: 'charge.refund.updated', object },
    ...(refund.state === 'failed' ? [{ type: 'refund.failed', object }] : []),
    ...(refund.state === 'succeeded' ? [{ type: 'charge.refunded', object: shapeCharge(charge, payment) }] : []),
  ]
}

async function findRefund(deps: PaymentsDeps, tx: Tx, merchantId: OrgId, id: RefundId): Promise<Refund> {
  const refund = await deps.stores.refunds.find(tx, merchantId, id)
  invariant(refund, 'a refund is written before anyone is asked about it')
  return refund
}
