import type { generateCheckSum as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, CHECKSUM_MS, isSettled, signedChecksum } from '../../modules/payments/index.ts'
import { payRefusal } from '../payment/payable-state.ts'
import { latestAttempt } from '../payment/payment-token.ts'
import { freshAttempt } from '../payment/retry-payment.ts'
import { syncPayment } from '../payment/sync-payment.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { priceDiffers } from './compare-amounts.ts'

/**
 * Signs the stored amount due of the booking, and nothing else: its browser may open that payment and no other. The gateway knows the payment before it is
 * signed: one that a browser opened first would be a payment that this system does not follow.
 */
export async function generateChecksum(
  deps: ShopDeps,
  booking: Booking,
  request: ParsedBodyOf<typeof call>,
  caller: SignedInCaller,
): Promise<Outcome<DataOf<typeof call>>> {
  const { account, clock } = deps
  const nowMs = clock.nowMs()
  if (request.api_key !== account.publishableKey) return refuse('wrong_key')
  const refusal = payRefusal(booking, nowMs)
  if (refusal) return { ok: false, refusal }
  const { card, bookingId } = booking
  if (card.minor === 0) return refuse('nothing_due')
  const differs = priceDiffers(card, request)
  if (differs) return differs
  const opened = await openedPayment(deps, booking, caller)
  if (!opened.ok) return opened
  const order = { orderId: bookingId, currency: card.currency, countryCode: request.countryCode, amount: toMajor(card), apiKey: request.api_key }
  return accept({
    checksum: signedChecksum(account.secretKey, order, nowMs),
    orderId: bookingId,
    amount: order.amount,
    currency: order.currency,
    expires_at: new Date(nowMs + CHECKSUM_MS).toISOString(),
  })
}

/** The payment at the gateway that the browser is to find there; a cancelled one is followed by a fresh one. */
async function openedPayment(deps: ShopDeps, booking: Booking, caller: SignedInCaller): Promise<Outcome<Attempt>> {
  const latest = await latestAttempt(deps, booking)
  if (!latest) return refuse('nothing_due')
  const known = isSettled(latest.state) ? latest : await syncPayment(deps, latest)
  if (known.state === 'succeeded') return refuse('already_paid')
  const open = known.state === 'cancelled' ? await freshAttempt(deps, booking, known, caller) : accept(known)
  return open.ok && open.value.gatewayPaymentId === null ? refuse('gateway_unreachable') : open
}
