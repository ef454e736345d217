import type { BookingId, OrgId, Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { Attempt } from '../../modules/payments/index.ts'
import type { Parts } from '../parts.ts'

/** A booking and how its payment stands, as of one look. */
export interface Standing {
  readonly booking: Booking
  /** The newest one. */
  readonly attempt: Attempt | null
  readonly isRefunded: boolean
}

/** Null where there is none. */
export async function standingOf({ transactions, bookings, payments }: Parts, orgId: OrgId, bookingId: BookingId): Promise<Standing | null> {
  const look = (tx: Tx) =>
    Promise.all([bookings.find(tx, orgId, bookingId), payments.attempts.listOf(tx, orgId, bookingId), payments.refunds.listOf(tx, orgId, bookingId)])
  const [booking, [attempt], refunds] = await transactions.inTenant(orgId, look, { asks: 3 })
  return booking && { booking, attempt: attempt ?? null, isRefunded: refunds.some(({ state }) => state !== 'failed') }
}

/** Null also where the caller has no part in it: both look the same. */
export async function standingFor(parts: Parts, caller: SignedInCaller, bookingId: string): Promise<Standing | null> {
  const standing = await standingOf(parts, caller.orgId, bookingId as BookingId)
  const owner = standing?.booking.userId
  if (!owner || owner === caller.user.userId) return standing
  return (await parts.transactions.inTenant(caller.orgId, (tx) => parts.acting.mayActFor(tx, caller, owner))) ? standing : null
}
