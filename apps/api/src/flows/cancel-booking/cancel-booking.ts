import type { cancelBooking as cancelCall, DataOf, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { accept, type BookingId, fromMajor, type Money, min, never, type Outcome, refuse, subtract, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, isCancellable, isStay, particularsOf } from '../../modules/bookings/index.ts'
import type { Begun } from '../../modules/sagas/index.ts'
import { nudge } from '../nudge.ts'
import { GIVE_BACK, type Parts } from '../parts.ts'
import { postCancelled } from '../postings.ts'
import { sellerOf } from '../seller.ts'

const DAY_MS = 86_400_000

/** The caller's booking, locked; null where there is none or the caller has no part in it. */
async function own(parts: Parts, tx: Tx, caller: SignedInCaller, bookingId: string): Promise<Booking | null> {
  const found = await parts.bookings.find(tx, caller.orgId, bookingId as BookingId)
  if (!found || (found.userId !== caller.user.userId && !(await parts.acting.mayActFor(tx, caller, found.userId)))) return null
  return parts.bookings.lock(tx, caller.orgId, found.bookingId)
}

/** What cancelling now would keep and give back. */
export function quoteCancellation(parts: Parts, bookingId: string, caller: SignedInCaller): Promise<Outcome<DataOf<typeof quoteCall>>> {
  return parts.transactions.inTenant(caller.orgId, async (tx): Promise<Outcome<DataOf<typeof quoteCall>>> => {
    const booking = await own(parts, tx, caller, bookingId)
    if (!booking) return refuse('not_found')
    const nowMs = parts.clock.nowMs()
    if (!isCancellable(booking, nowMs)) return refuse('not_cancellable', { message: whyNot(booking) })
    const { refund, kept, standsUntilMs } = parts.bookings.quoteCancellation(booking)
    const { paidWith } = await parts.payments.moneyOf(tx, booking.orgId, booking.bookingId, refund.currency)
    const to = (await parts.tendering.split(tx, booking, refund)).flatMap(({ kind, label, amount, when }) =>
      // Nobody paid what was waived, so it comes back to nobody.
      kind === 'waived' ? [] : [{ kind, tender: kind === 'card' ? (paidWith ?? label) : label, amount: toMajor(amount), when }],
    )
    return accept({
      booking_id: booking.bookingId,
      refund: toMajor(await comesBack(parts, tx, booking, refund)),
      kept: toMajor(kept),
      currency: refund.currency,
      to,
      expected: to.length > 0 ? [...new Set(to.map(({ when }) => when))].join(' ') : 'Nothing was paid that could come back.',
      stands_until: new Date(standsUntilMs ?? nowMs + DAY_MS).toISOString(),
    })
  })
}

/** For a person, of a booking that is not cancellable. */
function whyNot(booking: Booking): string {
  const { status } = booking
  switch (status) {
    case 'draft':
    case 'pending_payment':
      return 'This booking is not paid yet, so there is nothing to cancel. Not paid in time, it ends by itself and nothing is charged.'
    case 'confirming':
      return 'This booking is just being confirmed. Nothing was changed. Please try again in a minute.'
    case 'failed':
    case 'expired':
      return 'This booking did not come about, so there is nothing to cancel. Nothing was changed.'
    case 'cancelled':
      return 'This booking is cancelled already. Nothing was changed.'
    case 'confirmed':
      return isStay(particularsOf(booking).offer)
        ? 'The day of arrival is over, so this booking cannot be cancelled any more. Nothing was changed.'
        : 'Wallet value is spent, not cancelled: it stays where it is. Nothing was changed.'
    default:
      return never(status)
  }
}

/** What of a refund somebody paid. */
async function comesBack(parts: Parts, tx: Tx, booking: Booking, refund: Money): Promise<Money> {
  const { waived } = await parts.tendering.planOfBooking(tx, booking)
  return min(refund, subtract(booking.payNow, waived))
}

/** Cancels at the quoted refund, all in one transaction: what was held is back with it; the card's money leaves right after, and again until it has left. */
export async function cancelBooking(
  parts: Parts,
  wish: { booking_id: string; expected_refund: number },
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof cancelCall>>> {
  const cancelled = await parts.transactions.inTenant(caller.orgId, (tx) => cancel(parts, tx, wish, caller))
  if (!cancelled.ok) return cancelled
  const { booking, refund, begun } = cancelled.value
  await nudge(parts, begun)
  return accept({ booking_id: booking.bookingId, status: booking.status, refund: toMajor(refund), currency: refund.currency })
}

async function cancel(
  parts: Parts,
  tx: Tx,
  wish: { booking_id: string; expected_refund: number },
  caller: SignedInCaller,
): Promise<Outcome<{ booking: Booking; refund: Money; begun: Begun | null }>> {
  const booking = await own(parts, tx, caller, wish.booking_id)
  if (!booking) return refuse('not_found')
  // Asked twice, cancelled once: the second answer is the first.
  if (booking.status === 'cancelled') {
    const refund = await comesBack(parts, tx, booking, booking.kept ? subtract(booking.payNow, booking.kept) : booking.payNow)
    return accept({ booking, refund, begun: null })
  }
  if (!isCancellable(booking, parts.clock.nowMs())) return refuse('not_cancellable', { message: whyNot(booking) })
  const { refund, kept } = parts.bookings.quoteCancellation(booking)
  const back = await comesBack(parts, tx, booking, refund)
  if (fromMajor(wish.expected_refund, back.currency)?.minor !== back.minor) {
    return refuse('refund_changed', { old_refund: wish.expected_refund, new_refund: toMajor(back), currency: back.currency })
  }
  const { orgId, bookingId } = booking
  const after = await parts.bookings.cancel(tx, booking, kept)
  const seller = sellerOf(parts, booking)
  await seller.cancel(tx, booking)
  const key = `${bookingId}:refund:cancelled`
  // Asked before it is done: afterwards nothing is left to divide.
  const ways = (await parts.tendering.split(tx, booking, refund)).filter(({ kind }) => kind !== 'waived')
  const { card, lines } = await parts.tendering.giveBack(tx, booking, refund, key)
  await postCancelled(parts.ledger, tx, booking, seller.owed(booking), { kept, card, tenders: lines })
  await seller.mailCancelled(tx, after, { refunded: back, back: ways.map(({ label, amount, when }) => ({ label, amount, when })), fee: kept })
  if (card.minor === 0) return accept({ booking: after, refund: back, begun: null })
  await parts.payments.refunds.want(tx, { orgId, bookingId, key, amount: card, reason: 'cancelled' })
  return accept({ booking: after, refund: back, begun: await parts.sagas.begin(tx, { orgId, kind: GIVE_BACK, subject: bookingId, input: { key } }) })
}
