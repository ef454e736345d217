import type { Tx } from '@sojourn/kernel'
import type { Charge, ChargeState } from './domain/charge.ts'
import type { Payment, PaymentStatus } from './domain/payment.ts'
import type { PaymentsDeps } from './payments-deps.ts'
import { shapeCharge } from './shape/charge-shape.ts'
import { shapeIntent } from './shape/intent-shape.ts'

const OF_PAYMENT: Partial<Record<PaymentStatus, string>> = {
  requires_payment_method: 'payment_failed',
  requires_action: 'requires_action',
  processing: 'processing',
  requires_capture: 'amount_capturable_updated',
  succeeded: 'succeeded',
  canceled: 'canceled',
}
const OF_SETUP: Partial<Record<PaymentStatus, string>> = {
  requires_payment_method: 'setup_failed',
  requires_action: 'requires_action',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** Tells of a payment by a name of its own: `payment_intent.created`, `setup_intent.canceled`. */
export function announceIntent(deps: PaymentsDeps, tx: Tx, payment: Payment, name: string): Promise<void> {
  const type = `${payment.kind === 'setup' ? 'setup_intent' : 'payment_intent'}.${name}`
  return deps.announce(tx, { merchantId: payment.merchantId, type, object: shapeIntent(payment) })
}

/** Tells what a payment has just become. */
export async function announceStatus(deps: PaymentsDeps, tx: Tx, payment: Payment): Promise<void> {
  const name = payment.conflict ? 'conflicted' : (payment.kind === 'setup' ? OF_SETUP : OF_PAYMENT)[payment.status]
  if (name) await announceIntent(deps, tx, payment, name)
}

/** Tells what a charge has just become. A setup takes no money, so it has none to tell of. */
export async function announceCharge(deps: PaymentsDeps, tx: Tx, was: ChargeState, charge: Charge, payment: Payment): Promise<void> {
  const type = payment.kind === 'setup' ? null : eventOf(was, charge.state)
  if (type) await deps.announce(tx, { merchantId: payment.merchantId, type, object: shapeCharge(charge, payment) })
}

function eventOf(was: ChargeState, now: ChargeState): string | null {
  const held = was === 'authorized' || was === 'capturing'
  if (now === 'succeeded') return held ? 'charge.captured' : 'charge.succeeded'
  if (now === 'authorized' || now === 'capturing') return held ? null : 'charge.succeeded'
  if (now === 'declined') return 'charge.failed'
  return now === 'abandoned' && held ? 'charge.expired' : null
}
