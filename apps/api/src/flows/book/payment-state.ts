import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Attempt } from '../../modules/payments/index.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** A booking and the state of its payment, read together. */
export interface BookingPaymentState {
  readonly booking: Booking
  /** The newest one. */
  readonly attempt: Attempt | null
  readonly isRefunded: boolean
}

/** Null where there is none. */
export async function loadPaymentState(
  { transactions, bookings, payments }: ShopDeps,
  orgId: OrgId,
  bookingId: BookingId,
): Promise<BookingPaymentState | null> {
  const look = (tx: Tx) =>
    Promise.all([bookings.find(tx, orgId, bookingId), payments.attempts.listOf(tx, orgId, bookingId), payments.refunds.listOf(tx, orgId, bookingId)])
  const [booking, [attempt], refunds] = await transactions.inTenant(orgId, look, { readOnly: true })
  return booking && { booking, attempt: attempt ?? null, isRefunded: refunds.some(({ state }) => state !== 'failed') }
}

/** Of the caller's own booking alone: a person who looks at another person's does not pay for it. Null where it is another's, which looks like a missing one. */
export async function ownPaymentState(deps: ShopDeps, { orgId, user }: SignedInCaller, bookingId: string): Promise<BookingPaymentState | null> {
  const paymentState = await loadPaymentState(deps, orgId, bookingId as BookingId)
  return paymentState?.booking.userId === user.userId ? paymentState : null
}

/** Null also where the caller has no part in it: both look the same. */
export async function paymentStateFor(deps: ShopDeps, caller: SignedInCaller, bookingId: string): Promise<BookingPaymentState | null> {
  const paymentState = await loadPaymentState(deps, caller.orgId, bookingId as BookingId)
  const owner = paymentState?.booking.userId
  if (!owner || owner === caller.user.userId) return paymentState
  return (await deps.transactions.inTenant(caller.orgId, (tx) => deps.acting.mayActFor(tx, caller, owner), { readOnly: true })) ? paymentState : null
}
