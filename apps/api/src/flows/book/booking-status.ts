import type { DataOf, getBookingStatus } from '@sojourn/contracts'
import { type Booking, referenceShown, waitingText } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { hasRemote } from '../items.ts'
import { declineText } from '../payment/decline-text.ts'
import { syncReached } from '../payment/sync-payment.ts'
import type { ShopDeps, SyncResult } from '../shop-deps.ts'
import { type BookingPaymentState, loadPaymentState } from './payment-state.ts'

type Status = DataOf<typeof getBookingStatus>
type PaymentState = Status['payment']['state']

/** A slow gateway does not delay a page: the stored state is answered, and the call to the gateway continues in the background. */
const ASK_WAIT_MS = 2_500

/** The status of a booking. While its payment is open the gateway is asked first. */
export async function bookingStatus(deps: ShopDeps, known: BookingPaymentState): Promise<Status> {
  const { attempt } = known
  if (!attempt || isSettled(attempt.state)) return statusOf(deps, known, true)
  const answers: SyncResult[] = []
  await deps.background.atMost(ASK_WAIT_MS, async () => answers.push(await syncReached(deps, attempt)))
  const [asked] = answers
  return statusOf(deps, await stateAfter(deps, known, asked), asked?.reached ?? false)
}

/** What the gateway's answer led to. Confirmed by this payment, nothing else of it has changed. */
async function stateAfter(deps: ShopDeps, { booking: { orgId, bookingId } }: BookingPaymentState, asked: SyncResult | undefined): Promise<BookingPaymentState> {
  if (asked?.attempt.state !== 'succeeded') return (await loadPaymentState(deps, orgId, bookingId))!
  const booking = await deps.transactions.inTenant(orgId, (tx) => deps.bookings.find(tx, orgId, bookingId), { readOnly: true })
  if (booking?.status !== 'confirmed') return (await loadPaymentState(deps, orgId, bookingId))!
  return { booking, attempt: asked.attempt, isRefunded: false }
}

const statusOf = async (deps: ShopDeps, paymentState: BookingPaymentState, heard: boolean): Promise<Status> => ({
  booking_id: paymentState.booking.bookingId,
  status: paymentState.booking.status,
  message: await messageOf(deps, paymentState.booking),
  reference: referenceShown(paymentState.booking),
  payment: { ...paymentOf(paymentState), heard },
})

/** A supplier that does not answer for too long gives a status of its own. */
async function messageOf(deps: ShopDeps, booking: Booking): Promise<string> {
  const { transactions, bookings } = deps
  if (booking.status !== 'confirming' || !hasRemote(deps, booking)) return bookings.messageOf(booking)
  const itemStatuses = await transactions.inTenant(booking.orgId, (tx) => bookings.itemStatusesOf(tx, booking), { readOnly: true })
  return itemStatuses.some(({ state }) => state === 'unknown') ? waitingText() : bookings.messageOf(booking)
}

function paymentOf({ booking, attempt, isRefunded }: BookingPaymentState): Omit<Status['payment'], 'heard'> {
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
