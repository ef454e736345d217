import { invariant, type OrgId, type Tx } from '@sojourn/kernel'
import { type ProviderAnswer, type Settlement, settle } from './domain/answer.ts'
import { type Charge, isOpen, pauseMs } from './domain/charge.ts'
import { type ChargeId, mayBecome, type Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { shapePayment } from './stripe-shape.ts'

/** Records what the provider said. Said twice, or late, it changes nothing: the first final word stands. */
export function settleCharge(deps: PaymentsDeps, merchantId: OrgId, chargeId: ChargeId, answer: ProviderAnswer): Promise<Payment> {
  return deps.db.inTenant(merchantId, async (tx) => {
    const { payment, charge } = await lockBoth(deps, tx, merchantId, chargeId)
    return isOpen(charge.state) ? record(deps, tx, payment, charge, settle(answer)) : payment
  })
}

export async function lockBoth(deps: PaymentsDeps, tx: Tx, merchantId: OrgId, chargeId: ChargeId): Promise<{ payment: Payment; charge: Charge }> {
  const known = await deps.stores.charges.find(tx, merchantId, chargeId)
  invariant(known, 'a charge is written before anyone is asked about it')
  const payment = await deps.stores.payments.lock(tx, merchantId, known.paymentId)
  // Read again: it may have been settled while we waited for the lock.
  const charge = await deps.stores.charges.find(tx, merchantId, chargeId)
  invariant(payment && charge, 'a charge has its payment')
  return { payment, charge }
}

async function record(deps: PaymentsDeps, tx: Tx, payment: Payment, charge: Charge, next: Settlement): Promise<Payment> {
  const same = payment.status === next.payment
  invariant(same || mayBecome(payment.status, next.payment), `a payment goes from ${payment.status} to ${next.payment}`)
  await deps.stores.charges.save(tx, {
    ...charge,
    state: next.charge,
    failure: next.failure,
    actionUrl: next.actionUrl,
    askAtMs: next.open ? deps.clock.nowMs() + pauseMs(charge.asks) : null,
  })
  const settled: Payment = {
    ...payment,
    status: next.payment,
    receivedMinor: next.charge === 'succeeded' ? charge.amount.minor : 0,
    methodId: next.failure ? null : payment.methodId,
    actionUrl: next.actionUrl,
    failure: next.failure,
  }
  await deps.stores.payments.save(tx, settled)
  await keepOrForget(deps, tx, settled, charge, next)
  if (next.event && (!same || charge.state === 'running')) {
    await deps.announce(tx, { merchantId: payment.merchantId, type: next.event, object: shapePayment(settled) })
  }
  return settled
}

/** A card is kept once it has paid; one that failed leaves nothing but its last digits. */
async function keepOrForget(deps: PaymentsDeps, tx: Tx, payment: Payment, charge: Charge, next: Settlement): Promise<void> {
  if (!charge.keep || next.open) return
  if (next.failure) return deps.cards.forget(tx, payment.merchantId, charge.methodId)
  if (payment.customerId) await deps.cards.attach(tx, payment.merchantId, charge.methodId, payment.customerId, charge.state === 'action')
}
