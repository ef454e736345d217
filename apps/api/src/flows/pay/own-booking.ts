import type { BookingId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** The caller's own booking: a person who books for others does not pay with their cards. Null where there is none or it is another's: both look the same. */
export async function ownBooking({ transactions, bookings }: ShopDeps, { orgId, user }: SignedInCaller, bookingId: string): Promise<Booking | null> {
  const booking = await transactions.inTenant(orgId, (tx) => bookings.find(tx, orgId, bookingId as BookingId), { readOnly: true })
  return booking?.userId === user.userId ? booking : null
}

/** A browser names the try it means by the order token it was given: one of this booking's, also one that another has followed since. */
export async function isOrderOf({ transactions, payments }: ShopDeps, { orgId, bookingId }: Booking, orderToken: string): Promise<boolean> {
  const tries = await transactions.inTenant(orgId, (tx) => payments.attempts.listOf(tx, orgId, bookingId), { readOnly: true })
  return tries.some(({ attemptId, hostedUrl }) => orderToken === attemptId || orderToken === hostedUrl)
}
