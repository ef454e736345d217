import type { closeChallenge as call, DataOf } from '@sojourn/contracts'
import { never } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Attempt } from '../../modules/payments/index.ts'
import { anotherMethod } from '../payment/decline-text.ts'
import { freshPayment } from '../payment/retry-payment.ts'
import { settle, syncPayment } from '../payment/sync-payment.ts'
import type { ShopDeps } from '../shop-deps.ts'

type Closed = DataOf<typeof call>

const complete: Closed = { next: 'complete', message: null, payment_token: null }
const pending: Closed = { next: 'pending', message: null, payment_token: null }

/**
 * The challenge was closed, on either side: the gateway is asked, and its answer alone decides. What waits for a confirmation is confirmed from here
 * and complete only once it has succeeded; a challenge left open is cancelled, and another card may pay.
 */
export async function closeChallenge(deps: ShopDeps, booking: Booking, attempt: Attempt | null, caller: SignedInCaller): Promise<Closed> {
  if (booking.status === 'confirming' || booking.status === 'confirmed') return complete
  if (booking.status !== 'pending_payment' || !attempt) {
    return { next: 'retry', message: deps.bookings.messageOf(booking), payment_token: null }
  }
  const found = await syncPayment(deps, attempt)
  if (found.state !== 'confirmable') return answerOf(deps, booking, found, caller)
  return answerOf(deps, booking, await settle(deps, found, await deps.payments.attempts.confirm(found)), caller)
}

async function answerOf(deps: ShopDeps, booking: Booking, attempt: Attempt, caller: SignedInCaller): Promise<Closed> {
  switch (attempt.state) {
    case 'succeeded':
      return complete
    case 'created':
    case 'unknown':
    case 'processing':
    case 'confirmable':
    case 'conflict':
      return pending
    case 'open':
    case 'action':
    case 'declined':
    case 'cancelled':
      return another(deps, booking, attempt, caller)
    default:
      return never(attempt.state)
  }
}

async function another(deps: ShopDeps, booking: Booking, attempt: Attempt, caller: SignedInCaller): Promise<Closed> {
  const fresh = await freshPayment(deps, booking, attempt, caller)
  if (fresh.ok) return { next: 'retry', message: anotherMethod(), payment_token: fresh.value }
  if (fresh.refusal.code === 'already_paid') return complete
  if (fresh.refusal.code === 'payment_pending') return pending
  return { next: 'retry', message: anotherMethod(), payment_token: null }
}
