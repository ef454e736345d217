import type { DataOf, getBookingStatus } from '@sojourn/contracts'
import type { BookingId } from '@sojourn/kernel'
import { type Booking, messageOf, referenceShown } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import type { Parts } from '../parts.ts'
import { askHeard } from '../settle-payment.ts'
import { declineText } from './decline-text.ts'
import { latestAttempt } from './payment-token.ts'

type Status = DataOf<typeof getBookingStatus>
type PaymentState = Status['payment']['state']

/** A slow gateway holds no page back: what we know is answered, the question goes on behind it. */
const ASK_WAIT_MS = 2_500

/** Where a booking stands. While its payment is open the gateway is asked first. */
export async function bookingStatus(parts: Parts, { orgId, bookingId }: Booking): Promise<Status> {
  const known = await latestAttempt(parts, { orgId, bookingId })
  let heard = !known || isSettled(known.state)
  const ask = async (attempt: Attempt) => {
    heard = (await askHeard(parts, attempt)).heard
  }
  if (known && !heard) await parts.background.atMost(ASK_WAIT_MS, () => ask(known))
  return parts.transactions.inTenant(orgId, async (tx) => {
    const booking = (await parts.bookings.find(tx, orgId, bookingId as BookingId))!
    const [attempt] = await parts.payments.attempts.listOf(tx, orgId, bookingId)
    const { refunded } = await parts.payments.moneyOf(tx, orgId, bookingId, booking.total.currency)
    return {
      booking_id: bookingId,
      status: booking.status,
      message: messageOf(booking),
      reference: referenceShown(booking),
      payment: { ...paymentOf(booking, attempt ?? null, refunded.minor > 0), heard },
    }
  })
}

function paymentOf(booking: Booking, attempt: Attempt | null, isRefunded: boolean): Omit<Status['payment'], 'heard'> {
  if (!attempt) return { state: 'none', message: null, authentication_url: null, client_secret: null }
  const payable = booking.status === 'pending_payment' && !isSettled(attempt.state)
  return {
    state: isRefunded ? 'refunded' : SHOWN[attempt.state],
    message: declineText(attempt),
    authentication_url: payable ? attempt.actionUrl : null,
    client_secret: payable ? attempt.clientSecret : null,
  }
}

const SHOWN: Readonly<Record<Attempt['state'], PaymentState>> = {
  created: 'open',
  open: 'open',
  confirmable: 'processing',
  action: 'action',
  processing: 'processing',
  declined: 'declined',
  unknown: 'unknown',
  succeeded: 'succeeded',
  cancelled: 'cancelled',
  conflict: 'unknown',
}
