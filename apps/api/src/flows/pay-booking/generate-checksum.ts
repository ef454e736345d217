import type { generateCheckSum as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, CHECKSUM_MS, isSettled, signedChecksum } from '../../modules/payments/index.ts'
import { latestAttempt } from '../book-stay/payment-token.ts'
import { freshAttempt } from '../book-stay/retry-payment.ts'
import type { Parts } from '../parts.ts'
import { askAndSettle } from '../settle-payment.ts'
import { priceDiffers } from './compare-amounts.ts'
import { isOver, isPaid, isPayable } from './own-booking.ts'

/**
 * Signs what we keep as due for the booking, and nothing else: its browser may open that payment and no other. The gateway knows the payment before it is
 * signed: one that a browser opened first would be a payment that nobody here asks about.
 */
export async function generateChecksum(
  parts: Parts,
  booking: Booking,
  wish: ParsedBodyOf<typeof call>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof call>>> {
  const { account, clock } = parts
  const nowMs = clock.nowMs()
  if (wish.api_key !== account.publishableKey) return refuse('wrong_key')
  if (isPaid(booking)) return refuse('already_paid')
  if (isOver(booking)) return refuse('nothing_due')
  if (!isPayable(booking, nowMs)) return refuse('checkout_expired')
  const { card, bookingId } = booking
  if (card.minor === 0) return refuse('nothing_due')
  const differs = priceDiffers(card, wish)
  if (differs) return differs
  const opened = await openedPayment(parts, booking, caller)
  if (!opened.ok) return opened
  const order = { orderId: bookingId, currency: card.currency, countryCode: wish.countryCode, amount: toMajor(card), apiKey: wish.api_key }
  return accept({
    checksum: signedChecksum(account.secretKey, order, nowMs),
    orderId: bookingId,
    amount: order.amount,
    currency: order.currency,
    expires_at: new Date(nowMs + CHECKSUM_MS).toISOString(),
  })
}

/** The payment at the gateway that the browser is to find there; one that was given up is followed by a fresh one. */
async function openedPayment(parts: Parts, booking: Booking, caller: SignedInCaller): Promise<Outcome<Attempt>> {
  const latest = await latestAttempt(parts, booking)
  if (!latest) return refuse('nothing_due')
  const known = isSettled(latest.state) ? latest : await askAndSettle(parts, latest)
  if (known.state === 'succeeded') return refuse('already_paid')
  const open = known.state === 'cancelled' ? await freshAttempt(parts, booking, known, caller.ip) : accept(known)
  return open.ok && open.value.gatewayPaymentId === null ? refuse('gateway_unreachable') : open
}
