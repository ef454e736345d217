import { accept, never, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { Booking, WithdrawalCode } from '../../modules/bookings/index.ts'
import { releaseItems } from '../items.ts'
import { runNow } from '../run-now.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { abandonAttempt } from './abandon-attempt.ts'
import { payableState } from './payable-state.ts'
import { latestAttempt } from './payment-token.ts'

/** `payment_pending`: the bank or the gateway has not answered yet, so it may have been paid. */
export type WithdrawRefusal = Refusal<'already_paid' | 'payment_pending' | 'checkout_expired' | 'nothing_due'>

/**
 * Cancels a booking that waits for its payment. The payment is cancelled at the gateway first, so that nothing is charged for it any more. `given_up`: what was
 * held for it is free at once. `reopened`: its checkout is open again and holds what it held, so that it can be paid in another way. Again, it answers the same.
 * `record` runs once, in the transaction that ends it.
 */
export async function withdrawBooking(
  deps: ShopDeps,
  of: Pick<Booking, 'orgId' | 'bookingId'>,
  why: WithdrawalCode,
  record?: (tx: Tx) => Promise<void>,
): Promise<Outcome<Booking, WithdrawRefusal>> {
  const attempt = await latestAttempt(deps, of)
  const abandoned = attempt && (await abandonAttempt(deps, attempt))
  if (abandoned?.state === 'succeeded') return refuse('already_paid')
  if (abandoned && abandoned.state !== 'cancelled') return refuse('payment_pending')
  const withdrawn = await deps.transactions.inTenant(of.orgId, async (tx) => {
    const ended = await withdraw(deps, tx, of, why)
    if (ended.ok && ended.value.isNew) await record?.(tx)
    return ended.ok ? accept(ended.value.booking) : ended
  })
  if (withdrawn.ok) await runNow(deps, null)
  return withdrawn
}

async function withdraw(
  deps: ShopDeps,
  tx: Tx,
  { orgId, bookingId }: Pick<Booking, 'orgId' | 'bookingId'>,
  why: WithdrawalCode,
): Promise<Outcome<{ booking: Booking; isNew: boolean }, WithdrawRefusal>> {
  const booking = await deps.bookings.lock(tx, orgId, bookingId)
  if (booking.status === 'cancelled' && booking.failure === why) return accept({ booking, isNew: false })
  const state = payableState(booking, deps.clock.nowMs())
  if (state === 'paid') return refuse('already_paid')
  if (state === 'over') return refuse('nothing_due')
  if (booking.status !== 'pending_payment' || (state === 'timed_out' && why === 'reopened')) return refuse('checkout_expired')
  // Another tab has opened a payment since.
  const [latest] = await deps.payments.attempts.listOf(tx, orgId, bookingId)
  if (latest && latest.state !== 'cancelled') return refuse('payment_pending')
  const after = await deps.bookings.withdraw(tx, booking, why)
  switch (why) {
    case 'given_up':
      await deps.tendering.release(tx, booking)
      await releaseItems(deps, tx, booking)
      break
    case 'reopened':
      await deps.tendering.unbind(tx, booking)
      await deps.checkouts.reopen(tx, booking)
      break
    default:
      never(why)
  }
  return accept({ booking: after, isNew: true })
}
