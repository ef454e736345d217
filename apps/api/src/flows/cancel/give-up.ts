import type { cancelBooking as cancelCall, DataOf, quoteCancellation as quoteCall } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, type BookingId, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, reasonForCancelling } from '../../modules/bookings/index.ts'
import { withdrawBooking } from '../payment/withdraw-booking.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { recordCancelled } from './record-cancelled.ts'
import { mayCancel, type QuoteRequest } from './targets.ts'

/** The caller's booking where it waits for its payment: it is abandoned as a whole. Null for other bookings, and where one item is meant. */
export async function unpaidOf(deps: ShopDeps, { booking_id, item_no }: QuoteRequest, caller: SignedInCaller): Promise<Booking | null> {
  if (item_no !== undefined) return null
  return deps.transactions.inTenant(
    caller.orgId,
    async (tx) => {
      const booking = await deps.bookings.find(tx, caller.orgId, booking_id as BookingId)
      return booking?.status === 'pending_payment' && (await mayCancel(deps, tx, caller, booking)) ? booking : null
    },
    { readOnly: true },
  )
}

/** Nothing was paid: there is no fee and no refund. */
export const quoteGivingUp = ({ bookingId, total: { currency }, expiresAtMs }: Booking): DataOf<typeof quoteCall> => ({
  booking_id: bookingId,
  refund: 0,
  kept: 0,
  may_charge: 0,
  currency,
  discounts: [],
  to: [],
  expected: say`Nothing was paid yet, so there is nothing to refund. Anything you applied is yours again right away.`,
  back_anyway: [],
  stands_until: new Date(expiresAtMs).toISOString(),
  undo_until: null,
})

interface GiveUpRequest extends QuoteRequest {
  readonly expected_refund: number
  /** Why, where the booking is another person's. */
  readonly reason?: string | undefined
}

/** Abandons it: what it held is released at once (C2.1). Where it was paid in the meantime it stays, and the cost of cancelling is shown first. */
export async function giveUp(deps: ShopDeps, booking: Booking, request: GiveUpRequest, caller: SignedInCaller): Promise<Outcome<DataOf<typeof cancelCall>>> {
  const { currency } = booking.total
  if (request.expected_refund !== 0) return refuse('refund_changed', { old_refund: request.expected_refund, new_refund: 0, currency })
  if (reasonForCancelling(booking, caller) === 'required' && !request.reason) return refuse('reason_missing')
  const given = await withdrawBooking(deps, booking, 'given_up', (tx) => recordCancelled(deps, tx, { booking, caller, request }))
  if (given.ok) return accept({ booking_id: booking.bookingId, status: given.value.status, refund: 0, currency, waits_for_supplier: false })
  switch (given.refusal.code) {
    case 'payment_pending':
    case 'already_paid':
      return refuse('not_cancellable', { message: say`A payment for this booking is being settled. Nothing was changed. Please try again in a minute.` })
    case 'nothing_due':
    case 'checkout_expired':
      return refuse('not_cancellable', { message: say`This booking has ended already. Nothing was charged.` })
  }
}
