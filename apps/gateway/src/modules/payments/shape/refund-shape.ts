import { toCardUnits } from '@sojourn/kernel'
import type Stripe from 'stripe'
import type { Refund } from '../domain/refund.ts'
import { seconds } from './failure-shape.ts'

/** A refund as Stripe's clients read it. */
export function shapeRefund(refund: Refund): Record<string, unknown> {
  const shape = {
    id: refund.id,
    object: 'refund',
    amount: toCardUnits(refund.amount),
    balance_transaction: null,
    charge: refund.chargeId,
    created: seconds(refund.createdAtMs),
    currency: refund.amount.currency.toLowerCase(),
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' }, type: 'card' },
    ...(refund.failureReason !== null && { failure_reason: refund.failureReason }),
    metadata: { ...refund.metadata },
    payment_intent: refund.paymentId,
    payment_method: null,
    ...(refund.state === 'pending' && { pending_reason: 'processing' }),
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.state,
    transfer_reversal: null,
  } satisfies Stripe.Refund
  return shape
}
