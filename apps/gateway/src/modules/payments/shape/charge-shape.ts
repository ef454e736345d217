// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { toCardUnits } from '@sojourn/kernel'
import type Stripe from 'stripe'
import type { Charge } from '../domain/charge.ts'
import type { Payment } from '../domain/payment.ts'
import { shapeChargeCard } from './charge-card-shape.ts'
import { seconds } from './failure-shape.ts'

/** A charge as Stripe's clients read it. */
export function shapeCharge(charge: Charge, payment: Payment, refunds: readonly Record<string, unknown>[] | null = null): Record<string, unknown> {
  const { extras } = payment
  const isPaid = charge.state === 'succeeded' || charge.state === 'authorized' || charge.state === 'capturing'
  const shape = {
    id: charge.id,
    object: 'charge',
    amount: toCardUnits(charge.amount),
    amount_captured: toCardUnits({ ...charge.amount, minor: charge.capturedMinor }),
    amount_refunded: toCardUnits({ ...charge.amount, minor: charge.refundedMinor }),
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: charge.card.holder, phone: null, tax_id: null },
    calculated_statement_descriptor: extras.statementDescriptor ?? null,
    captured: charge.state === 'succeeded',
    created: seconds(charge.startedAtMs),
    currency: charge.amount.currency.toLowerCase(),
    customer: payment.customerId,
    description: charge.description,
    destination: null,
    dispute: null,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    invoice: null,
    livemode: false,
    metadata: { ...charge.metadata },
    on_behalf_of: null,
    order: null,
    outcome: shapeOutcome(charge, isPaid),
    paid: isPaid,
    payment_intent: payment.id,
    payment_method: charge.methodId,
    payment_method_details: { type: 'card', card: shapeChargeCard(charge) },
    receipt_email: extras.receiptEmail ?? null,
    receipt_number: null,
    receipt_url: null,
    refunded: charge.refundedMinor > 0 && charge.refundedMinor === charge.capturedMinor,
    ...(refunds && { refunds: shapeRefunds(charge, refunds) }),
    review: null,
    shipping: (extras.shipping ?? null) as Stripe.Charge.Shipping | null,
    source: null,
    source_transfer: null,
    statement_descriptor: extras.statementDescriptor ?? null,
    statement_descriptor_suffix: extras.statementDescriptorSuffix ?? null,
    status: isPaid ? 'succeeded' : charge.state === 'declined' || charge.state === 'abandoned' ? 'failed' : 'pending',
    transfer_data: null,
    transfer_group: extras.transferGroup ?? null,
  } satisfies Stripe.Charge & Older
  return shape
}

/** What clients of older versions read. */
interface Older {
  readonly destination: null
  readonly dispute: null
  readonly invoice: null
  readonly order: null
}

const shapeRefunds = (charge: Charge, refunds: readonly Record<string, unknown>[]) => ({
  object: 'list' as const,
  data: refunds as unknown as Stripe.Refund[],
  has_more: false,
  url: `/v1/charges/${charge.id}/refunds`,
})

/** The bank's reason, as far as it gives one. Null until it has answered. */
function shapeOutcome({ failure, state }: Charge, isPaid: boolean): Stripe.Charge.Outcome | null {
  const common = { advice_code: null, network_advice_code: null, network_decline_code: null }
  if (isPaid) {
    const approved = { network_status: 'approved_by_network', reason: null, seller_message: 'Payment complete.', type: 'authorized' }
    return { ...common, ...approved, risk_level: 'normal', risk_score: 10 }
  }
  if (!failure || state === 'abandoned') return null
  const isBlocked = failure.declineCode === 'fraudulent'
  return {
    ...common,
    network_status: isBlocked ? 'not_sent_to_network' : 'declined_by_network',
    reason: isBlocked ? 'highest_risk_level' : (failure.declineCode ?? failure.code),
    risk_level: isBlocked ? 'highest' : 'normal',
    risk_score: isBlocked ? 100 : 10,
    seller_message: isBlocked ? 'The payment was blocked as too risky.' : 'The bank did not take the card.',
    type: isBlocked ? 'blocked' : 'issuer_declined',
  }
}
