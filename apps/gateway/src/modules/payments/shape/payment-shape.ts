import { toCardUnits } from '@sojourn/kernel'
import type Stripe from 'stripe'
import type { Payment } from '../domain/payment.ts'
import { seconds, shapeLastError } from './failure-shape.ts'
import { shapeAction, shapePaymentOptions } from './intent-parts.ts'

/** Fields of ours that Stripe does not have, and fields that clients of its older versions read. */
interface Ours {
  readonly invoice: null
  readonly conflict: { readonly amount: number; readonly currency: string } | null
}

/** A payment as Stripe's clients read it. Events carry no client secret: a reader of a log must not be able to pay. */
export function shapePayment(payment: Payment, clientSecret: string | null = null): Record<string, unknown> {
  const { extras, conflict, failure } = payment
  const shape = {
    id: payment.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: toCardUnits(payment.amount),
    amount_capturable: payment.status === 'requires_capture' ? toCardUnits(payment.amount) : 0,
    amount_details: { tip: {} },
    amount_received: toCardUnits({ ...payment.amount, minor: payment.receivedMinor }),
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: payment.canceledAtMs === null ? null : seconds(payment.canceledAtMs),
    cancellation_reason: payment.cancelReason,
    capture_method: payment.captureMethod,
    client_secret: clientSecret,
    confirmation_method: payment.confirmationMethod,
    conflict: conflict && { amount: toCardUnits(conflict), currency: conflict.currency.toLowerCase() },
    created: seconds(payment.createdAtMs),
    currency: payment.amount.currency.toLowerCase(),
    customer: payment.customerId,
    customer_account: null,
    description: payment.description,
    excluded_payment_method_types: null,
    invoice: null,
    last_payment_error: failure && shapeLastError(failure, false),
    latest_charge: payment.chargeId,
    livemode: false,
    managed_payments: null,
    metadata: { ...payment.metadata },
    next_action: shapeAction(payment),
    on_behalf_of: null,
    payment_method: payment.methodId,
    payment_method_configuration_details: null,
    payment_method_options: shapePaymentOptions(payment),
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: extras.receiptEmail ?? null,
    review: null,
    setup_future_usage: payment.usage,
    shipping: (extras.shipping ?? null) as Stripe.PaymentIntent.Shipping | null,
    source: null,
    statement_descriptor: extras.statementDescriptor ?? null,
    statement_descriptor_suffix: extras.statementDescriptorSuffix ?? null,
    status: payment.status,
    transfer_data: null,
    transfer_group: extras.transferGroup ?? null,
  } satisfies Stripe.PaymentIntent & Ours
  return shape
}
