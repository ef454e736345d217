import type { BookingId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Parts } from '../parts.ts'

/** The caller's own booking: whoever books for others does not pay with their cards. Null where there is none or it is another's: both look the same. */
export async function ownBooking({ transactions, bookings }: Parts, { orgId, user }: SignedInCaller, bookingId: string): Promise<Booking | null> {
  const booking = await transactions.inTenant(orgId, (tx) => bookings.find(tx, orgId, bookingId as BookingId), { asks: 1 })
  return booking?.userId === user.userId ? booking : null
}

/** A browser names the try it means by the order token it was given: one of this booking's, also one that another has followed since. */
export async function isOrderOf({ transactions, payments }: Parts, { orgId, bookingId }: Booking, orderToken: string): Promise<boolean> {
  const tries = await transactions.inTenant(orgId, (tx) => payments.attempts.listOf(tx, orgId, bookingId), { asks: 1 })
  return tries.some(({ attemptId, hostedUrl }) => orderToken === attemptId || orderToken === hostedUrl)
}

/** Still to be paid, and its rooms are held. */
export const isPayable = (booking: Booking, nowMs: number): boolean => booking.status === 'pending_payment' && booking.expiresAtMs > nowMs

export const isPaid = ({ status }: Booking): boolean => status === 'confirming' || status === 'confirmed'

/** Cancelled, or it came to nothing: what was taken, if anything, goes back, and nothing is due any more. */
export const isOver = ({ status }: Booking): boolean => status === 'cancelled' || status === 'failed'
