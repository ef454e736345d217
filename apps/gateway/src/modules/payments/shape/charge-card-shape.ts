import { toCardUnits } from '@sojourn/kernel'
import type Stripe from 'stripe'
import { type Charge, isLive } from '../domain/charge.ts'
import { seconds } from './failure-shape.ts'

/** The card of a charge, as far as it may be shown. */
export function shapeChargeCard({ card, ...charge }: Charge) {
  const wasHeld = charge.capture === 'later'
  return {
    amount_authorized: isHeldOrTaken(charge) ? toCardUnits(charge.amount) : null,
    authorization_code: null,
    brand: card.brand,
    ...(charge.state === 'authorized' && charge.captureBeforeMs !== null && { capture_before: seconds(charge.captureBeforeMs) }),
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcCheck(charge) },
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    extended_authorization: { status: 'disabled' },
    fingerprint: card.fingerprint,
    funding: card.funding,
    incremental_authorization: { status: 'unavailable' },
    installments: null,
    last4: card.last4,
    mandate: null,
    multicapture: { status: 'unavailable' },
    network: card.brand,
    network_transaction_id: null,
    overcapture: { maximum_amount_capturable: toCardUnits(wasHeld ? charge.amount : { ...charge.amount, minor: charge.capturedMinor }), status: 'unavailable' },
    regulated_status: null,
    three_d_secure: charge.challenged ? shapeThreeDSecure(charge) : null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card
}

const isHeldOrTaken = ({ state }: Pick<Charge, 'state'>): boolean => state === 'authorized' || state === 'capturing' || state === 'succeeded'

function cvcCheck({ coded, failure }: Pick<Charge, 'coded' | 'failure'>): string | null {
  if (!coded) return null
  return failure?.code === 'incorrect_cvc' || failure?.code === 'invalid_cvc' ? 'fail' : 'pass'
}

const shapeThreeDSecure = (charge: Pick<Charge, 'state'>) => ({
  authentication_flow: 'challenge',
  electronic_commerce_indicator: isHeldOrTaken(charge) ? '05' : null,
  exemption_indicator: null,
  result: isHeldOrTaken(charge) ? 'authenticated' : isLive(charge.state) ? null : 'failed',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
})
