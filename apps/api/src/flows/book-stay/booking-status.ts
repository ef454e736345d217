import type { DataOf, getBookingStatus } from '@sojourn/contracts'
import { messageOf, referenceShown } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import type { Asked, Parts } from '../parts.ts'
import { askHeard } from '../settle-payment.ts'
import { declineText } from './decline-text.ts'
import { type Standing, standingOf } from './standing.ts'

type Status = DataOf<typeof getBookingStatus>
type PaymentState = Status['payment']['state']

/** A slow gateway holds no page back: what we know is answered, the question goes on behind it. */
const ASK_WAIT_MS = 2_500

/** Where a booking stands. While its payment is open the gateway is asked first. */
export async function bookingStatus(parts: Parts, known: Standing): Promise<Status> {
  const { attempt } = known
  if (!attempt || isSettled(attempt.state)) return statusOf(known, true)
  const answers: Asked[] = []
  await parts.background.atMost(ASK_WAIT_MS, async () => answers.push(await askHeard(parts, attempt)))
  const [asked] = answers
  return statusOf(await standingAfter(parts, known, asked), asked?.heard ?? false)
}

/** What the gateway's answer led to. Confirmed by this payment, nothing else of it has changed. */
async function standingAfter(parts: Parts, { booking: { orgId, bookingId } }: Standing, asked: Asked | undefined): Promise<Standing> {
  if (asked?.attempt.state !== 'succeeded') return (await standingOf(parts, orgId, bookingId))!
  const booking = await parts.transactions.inTenant(orgId, (tx) => parts.bookings.find(tx, orgId, bookingId), { asks: 1 })
  if (booking?.status !== 'confirmed') return (await standingOf(parts, orgId, bookingId))!
  return { booking, attempt: asked.attempt, isRefunded: false }
}

const statusOf = (standing: Standing, heard: boolean): Status => ({
  booking_id: standing.booking.bookingId,
  status: standing.booking.status,
  message: messageOf(standing.booking),
  reference: referenceShown(standing.booking),
  payment: { ...paymentOf(standing), heard },
})

function paymentOf({ booking, attempt, isRefunded }: Standing): Omit<Status['payment'], 'heard'> {
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
