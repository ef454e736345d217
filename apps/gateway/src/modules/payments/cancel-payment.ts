import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { type Charge, refOf } from './domain/charge.ts'
import { mayBecome, type Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { lockBoth, settleCharge } from './settle-charge.ts'
import { shapePayment } from './stripe-shape.ts'

type Step = { readonly done: Payment } | { readonly ask: Charge }

/**
 * Gives a payment up. Where a card is with the bank, the provider is asked to let go first: if it had already paid, the payment stands
 * and the answer is `unexpected_state`. Cancelling what is cancelled changes nothing.
 */
export async function cancelPayment(deps: PaymentsDeps, merchantId: OrgId, id: Payment['id'], reason: string | null): Promise<Outcome<Payment>> {
  const step = await deps.db.inTenant(merchantId, async (tx): Promise<Outcome<Step>> => {
    const payment = await deps.stores.payments.lock(tx, merchantId, id)
    if (!payment) return refuse('no_such_payment')
    if (!mayBecome(payment.status, 'canceled')) return refuse('unexpected_state', { payment })
    const withBank = payment.status === 'requires_action' || payment.status === 'requires_capture'
    const charge = withBank && payment.chargeId ? await deps.stores.charges.find(tx, merchantId, payment.chargeId) : null
    if (charge) return accept({ ask: charge })
    return accept({ done: await cancel(deps, tx, payment, reason) })
  })
  if (!step.ok) return step
  if ('done' in step.value) return accept(step.value.done)
  const chargeId = step.value.ask.id
  const answer = await deps.provider.cancel(refOf(step.value.ask))
  if (answer.kind !== 'canceled') return refuse('unexpected_state', { payment: await settleCharge(deps, merchantId, chargeId, answer) })
  return deps.db.inTenant(merchantId, async (tx) => {
    const { payment, charge } = await lockBoth(deps, tx, merchantId, chargeId)
    if (!mayBecome(payment.status, 'canceled')) return refuse('unexpected_state', { payment })
    await deps.stores.charges.save(tx, { ...charge, state: 'abandoned', askAtMs: null })
    return accept(await cancel(deps, tx, payment, reason))
  })
}

async function cancel(deps: PaymentsDeps, tx: Tx, payment: Payment, reason: string | null): Promise<Payment> {
  const canceled: Payment = { ...payment, status: 'canceled', actionUrl: null, cancelReason: reason, canceledAtMs: deps.clock.nowMs() }
  await deps.stores.payments.save(tx, canceled)
  await deps.announce(tx, { merchantId: payment.merchantId, type: 'payment_intent.canceled', object: shapePayment(canceled) })
  return canceled
}
