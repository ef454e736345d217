import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { latestAttempt } from '../book-stay/payment-token.ts'
import { freeHeld } from '../let-go.ts'
import { nudge } from '../nudge.ts'
import type { Parts } from '../parts.ts'
import { sellerOf } from '../seller.ts'
import { askAndSettle, settle } from '../settle-payment.ts'

const AT_ONCE_MAX = 100

/** Frees what nobody took in time: checkouts, the rooms behind them, and bookings that were not paid. Answers how many. */
export async function expireHolds(parts: Parts): Promise<number> {
  const { transactions, checkouts, bookings, stays } = parts
  const ended = await transactions.asSystem(async (tx) => {
    const expired = await checkouts.expireDue(tx, AT_ONCE_MAX)
    for (const checkout of expired) await freeHeld(parts, tx, checkout)
    // Also those of bookings whose payment is still being settled: paid after all, they are taken again where they can be.
    return expired.length + (await stays.releaseExpired(tx, AT_ONCE_MAX))
  })
  const overdue = await transactions.asSystem((tx) => bookings.listOverdue(tx, AT_ONCE_MAX), { asks: 1 })
  await Promise.all(overdue.map((booking) => expireBooking(parts, booking)))
  return ended + overdue.length
}

/** The gateway is asked first: a booking that was paid in time, or a moment late, is confirmed or refunded, never dropped. */
async function expireBooking(parts: Parts, { orgId, bookingId }: Booking): Promise<void> {
  const attempt = await latestAttempt(parts, { orgId, bookingId })
  if (attempt && (await giveUp(parts, attempt)).state !== 'cancelled') return
  const expired = await parts.transactions.inTenant(orgId, async (tx) => {
    const booking = await parts.bookings.lock(tx, orgId, bookingId)
    if (booking.status !== 'pending_payment') return false
    await parts.bookings.expire(tx, booking)
    await parts.tendering.release(tx, booking)
    await sellerOf(parts, booking).release(tx, booking)
    return true
  })
  if (expired) await nudge(parts, null)
}

async function giveUp(parts: Parts, attempt: Attempt): Promise<Attempt> {
  if (isSettled(attempt.state)) return attempt
  const known = attempt.gatewayPaymentId ? await askAndSettle(parts, attempt) : attempt
  // With the bank: it must speak first.
  if (isSettled(known.state) || known.state === 'processing') return known
  return settle(parts, known, await parts.payments.attempts.cancel(known))
}
