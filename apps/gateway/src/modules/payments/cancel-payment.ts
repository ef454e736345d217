import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { statusEvents } from './announce-payment.ts'
import { type Charge, isLive, refOf } from './domain/charge.ts'
import { isCancelable, type Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { lockBoth, settleCharge } from './settle-charge.ts'

type Step = { readonly done: Payment } | { readonly ask: Charge }

/**
 * Cancels a payment. Where a charge is open at the bank, the provider cancels that first, authorised money too: if it had already paid, the payment
 * stays paid and the answer is `unexpected_state`.
 */
export async function cancelPayment(deps: PaymentsDeps, merchantId: OrgId, id: Payment['id'], reason: string | null): Promise<Outcome<Payment>> {
  const step = await deps.db.inTenant(merchantId, async (tx): Promise<Outcome<Step>> => {
    const payment = await deps.stores.payments.lock(tx, merchantId, id)
    if (!payment) return refuse('no_such_payment')
    if (!isCancelable(payment.status)) return refuse('unexpected_state', { payment })
    const charge = payment.chargeId ? await deps.stores.charges.find(tx, merchantId, payment.chargeId) : null
    return accept(charge && isLive(charge.state) ? { ask: charge } : { done: await cancel(deps, tx, payment, reason) })
  })
  if (!step.ok) return step
  if ('done' in step.value) return accept(step.value.done)
  const { ask } = step.value
  const answer = await deps.provider.cancel(refOf(ask))
  if (answer.kind !== 'canceled') return refuse('unexpected_state', { payment: (await settleCharge(deps, merchantId, ask.id, answer)).payment })
  return deps.db.inTenant(merchantId, async (tx) => {
    const { payment, charge } = await lockBoth(deps, tx, merchantId, ask.id)
    // Meanwhile it may have been settled, and another card be with the bank.
    if (!isCancelable(payment.status) || payment.chargeId !== charge.id) return refuse('unexpected_state', { payment })
    await deps.stores.charges.save(tx, { ...charge, state: 'abandoned', askAtMs: null })
    if (charge.keep && charge.state === 'action') await deps.cards.forget(tx, merchantId, charge.methodId)
    return accept(await cancel(deps, tx, payment, reason))
  })
}

async function cancel(deps: PaymentsDeps, tx: Tx, payment: Payment, reason: string | null): Promise<Payment> {
  const canceled: Payment = { ...payment, status: 'canceled', actionUrl: null, cancelReason: reason, canceledAtMs: deps.clock.nowMs() }
  await deps.stores.payments.save(tx, canceled)
  await deps.announce(tx, payment.merchantId, ...statusEvents(canceled))
  return canceled
}
