import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { settle, syncPayment } from './sync-payment.ts'

/** Cancels an attempt at the gateway, which is asked first. Returns its new state: `cancelled`, `succeeded` where it was paid before, or still open where only the bank knows. */
export async function abandonAttempt(deps: ShopDeps, attempt: Attempt): Promise<Attempt> {
  if (isSettled(attempt.state)) return attempt
  const known = attempt.gatewayPaymentId ? await syncPayment(deps, attempt) : attempt
  // With the bank: its answer comes first.
  if (isSettled(known.state) || known.state === 'processing') return known
  return settle(deps, known, await deps.payments.attempts.cancel(known))
}
