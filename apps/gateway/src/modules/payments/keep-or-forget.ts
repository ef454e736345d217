import type { Tx } from '@sojourn/kernel'
import { type Charge, type ChargeState, isOpen } from './domain/charge.ts'
import type { Payment } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** A card is saved once it has paid or was authorised; of one that failed only its last digits are stored. */
export async function keepOrForget(deps: PaymentsDeps, tx: Tx, payment: Payment, was: ChargeState, charge: Charge): Promise<void> {
  if (!charge.keep) return
  const { merchantId, customerId } = payment
  if (charge.state === 'declined' || charge.state === 'abandoned') {
    if (isOpen(was) && was !== 'capturing') await deps.cards.forget(tx, merchantId, charge.methodId)
    return
  }
  const isTaken = charge.state === 'succeeded' || charge.state === 'authorized' || charge.state === 'capturing'
  if (isTaken && was !== 'authorized' && was !== 'capturing' && customerId) {
    await deps.cards.attach(tx, merchantId, charge.methodId, customerId, charge.challenged)
  }
}
