import { type Charge, RUNNING_PATIENCE_MS } from './domain/charge.ts'
import type { Payment } from './domain/payment.ts'
import type { ChargeableCard, PaymentsDeps } from './payments-deps.ts'

/** A charge as it is stored before the provider is called. */
export function newCharge(
  deps: PaymentsDeps,
  payment: Payment,
  { methodId, facts, card }: ChargeableCard,
  more: Pick<Charge, 'number' | 'keep' | 'returnOrigin' | 'triedAs'>,
): Charge {
  const nowMs = deps.clock.nowMs()
  const later = payment.kind === 'payment' && (payment.captureMethod === 'manual' || payment.confirmationMethod === 'manual')
  return {
    id: deps.ids.next('ch'),
    merchantId: payment.merchantId,
    paymentId: payment.id,
    state: 'running',
    amount: payment.amount,
    capture: later ? 'later' : 'now',
    capturedMinor: 0,
    requestedCaptureMinor: null,
    captureRequestKey: null,
    captureBeforeMs: null,
    refundedMinor: 0,
    methodId,
    card: facts,
    coded: card.kind === 'card' && card.code !== null,
    challenged: false,
    disputed: false,
    description: payment.description,
    metadata: payment.metadata,
    actionUrl: null,
    failure: null,
    startedAtMs: nowMs,
    askAtMs: nowMs + RUNNING_PATIENCE_MS,
    asks: 0,
    ...more,
  }
}
