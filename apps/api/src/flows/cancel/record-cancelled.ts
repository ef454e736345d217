import type { Tx, UserId } from '@sojourn/kernel'
import { isAgent, type SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import type { QuoteRequest } from './targets.ts'

interface Cancellation {
  readonly booking: Booking
  readonly caller: SignedInCaller
  readonly request: QuoteRequest & { readonly reason?: string | undefined }
}

/** Records who cancelled or abandoned another person's booking, and why (C3.3). Cancelling one's own is not recorded. */
export async function recordCancelled(deps: ShopDeps, tx: Tx, { booking, caller, request }: Cancellation): Promise<void> {
  const clientId = await clientOf(deps, tx, booking, caller)
  const whole = request.item_no === undefined ? 'booking_cancelled' : 'item_cancelled'
  const kind = clientId ? 'client_booking_cancelled' : whole
  await deps.audit.record(tx, caller, { kind, subjectId: clientId ?? booking.userId, bookingId: booking.bookingId, reason: request.reason })
}

/** For whom an agent booked what is the agent's own: the cancellation is an act on that client. Null for every other booking. */
async function clientOf({ agencySales }: ShopDeps, tx: Tx, { orgId, bookingId, userId }: Booking, { user }: SignedInCaller): Promise<UserId | null> {
  if (!isAgent(user) || user.userId !== userId) return null
  const [sale] = await agencySales.listByBookings(tx, orgId, [bookingId])
  return sale?.clientId ?? null
}
