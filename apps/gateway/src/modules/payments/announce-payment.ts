import type { Charge, ChargeState } from './domain/charge.ts'
import type { Payment, PaymentStatus } from './domain/payment.ts'
import type { Announcement } from './payments-deps.ts'
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

/** The event types of payments and setups: `payment_intent.created`, `setup_intent.canceled`. */
export const intentEvent = (payment: Payment, name: string): Announcement => ({
  type: `${payment.kind === 'setup' ? 'setup_intent' : 'payment_intent'}.${name}`,
  object: shapeIntent(payment),
})

/** The event for a payment's new state. */
export function statusEvents(payment: Payment): Announcement[] {
  const name = payment.conflict ? 'conflicted' : (payment.kind === 'setup' ? OF_SETUP : OF_PAYMENT)[payment.status]
  return name ? [intentEvent(payment, name)] : []
}

/** The event for a charge's new state. A setup takes no money, so it has none. */
export function chargeEvents(was: ChargeState, charge: Charge, payment: Payment): Announcement[] {
  const type = payment.kind === 'setup' ? null : eventOf(was, charge.state)
  return type ? [{ type, object: shapeCharge(charge, payment) }] : []
}

function eventOf(was: ChargeState, now: ChargeState): string | null {
  const held = was === 'authorized' || was === 'capturing'
  if (now === 'succeeded') return held ? 'charge.captured' : 'charge.succeeded'
  if (now === 'authorized' || now === 'capturing') return held ? null : 'charge.succeeded'
  if (now === 'declined') return 'charge.failed'
  return now === 'abandoned' && held ? 'charge.expired' : null
}
