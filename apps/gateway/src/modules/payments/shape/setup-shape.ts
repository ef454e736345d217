import type Stripe from 'stripe'
import type { Payment } from '../domain/payment.ts'
import { seconds, shapeLastError } from './failure-shape.ts'
import { shapeAction, shapeSetupOptions } from './intent-parts.ts'

/** A setup as Stripe's clients read it. */
export function shapeSetup(setup: Payment, clientSecret: string | null = null): Record<string, unknown> {
  const shape = {
    id: setup.id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: setup.cancelReason,
    client_secret: clientSecret,
    created: seconds(setup.createdAtMs),
    customer: setup.customerId,
    description: setup.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: setup.failure && shapeLastError(setup.failure, true),
    latest_attempt: setup.chargeId?.replace(/^ch_/, 'setatt_') ?? null,
    livemode: false,
    mandate: null,
    metadata: { ...setup.metadata },
    next_action: shapeAction(setup),
    on_behalf_of: null,
    payment_method: setup.methodId,
    payment_method_configuration_details: null,
    payment_method_options: shapeSetupOptions(setup),
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: setup.status,
    usage: setup.usage ?? 'off_session',
  } satisfies Stripe.SetupIntent
  return shape
}
