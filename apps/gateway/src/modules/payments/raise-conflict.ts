import type { Money, Tx } from '@sojourn/kernel'
import type { Charge } from './domain/charge.ts'
import type { PaymentsDeps } from './payments-deps.ts'

/** The provider took, or holds, another amount than it was asked to: recorded and reported to people, because no program can decide which one is right. */
export async function raiseConflict(deps: PaymentsDeps, tx: Tx, charge: Charge, reported: Money): Promise<void> {
  const { merchantId, id: chargeId, paymentId, amount } = charge
  const askedMinor = charge.requestedCaptureMinor ?? amount.minor
  await deps.stores.alarms.raise(tx, {
    ...{ merchantId, chargeId, paymentId, reason: 'amount_differs', askedMinor, askedCurrency: amount.currency },
    ...{ notifiedMinor: reported.minor, reportedCurrency: reported.currency, createdAtMs: deps.clock.nowMs() },
  })
  const facts = {
    merchantId,
    paymentId,
    chargeId,
    askedMinor,
    askedCurrency: amount.currency,
    notifiedMinor: reported.minor,
    reportedCurrency: reported.currency,
  }
  deps.alarm(facts, 'conflict: the provider took another amount than it was asked to: nothing is counted as received')
}
