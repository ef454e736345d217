import type { generateCheckSum as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type Outcome, refuse, toMajor } from '@sojourn/kernel'
import type { Booking } from '../../modules/bookings/index.ts'
import { CHECKSUM_MS, signedChecksum } from '../../modules/payments/index.ts'
import type { Parts } from '../parts.ts'
import { priceDiffers } from './compare-amounts.ts'
import { isPaid, isPayable } from './own-booking.ts'

/** Signs what we keep as due for the booking, and nothing else: its browser may open that payment and no other. */
export function generateChecksum({ account, clock }: Parts, booking: Booking, wish: ParsedBodyOf<typeof call>): Outcome<DataOf<typeof call>> {
  const nowMs = clock.nowMs()
  if (wish.api_key !== account.publishableKey) return refuse('wrong_key')
  if (isPaid(booking)) return refuse('already_paid')
  if (!isPayable(booking, nowMs)) return refuse('checkout_expired')
  const { payNow, bookingId } = booking
  if (payNow.minor === 0) return refuse('nothing_due')
  const differs = priceDiffers(payNow, wish)
  if (differs) return differs
  const order = { orderId: bookingId, currency: payNow.currency, countryCode: wish.countryCode, amount: toMajor(payNow), apiKey: wish.api_key }
  return accept({
    checksum: signedChecksum(account.secretKey, order, nowMs),
    orderId: bookingId,
    amount: order.amount,
    currency: order.currency,
    expires_at: new Date(nowMs + CHECKSUM_MS).toISOString(),
  })
}
