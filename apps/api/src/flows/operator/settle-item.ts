import type { settleItem as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type BookingId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { ItemStatus } from '../../modules/bookings/index.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { OPERATOR } from './list-unknown.ts'

type SettleRequest = ParsedBodyOf<typeof call>
type Change = Parameters<ShopDeps['bookings']['changeItem']>[3]

/** An operator's decision about an item whose supplier has not answered. The saga that waits for it resumes at once. */
export async function settleItem(deps: ShopDeps, request: SettleRequest, caller: SignedInCaller): Promise<Outcome<DataOf<typeof call>>> {
  if (caller.user.usrType !== OPERATOR) return refuse('not_allowed')
  const { orgId } = caller
  const settled = await deps.transactions.inTenant(orgId, (tx) => settle(deps, tx, request, caller))
  if (!settled.ok) return settled
  await deps.background.atMost(WAIT_MS, () => deps.sagas.runDue())
  return deps.transactions.inTenant(orgId, async (tx) => {
    const booking = (await deps.bookings.find(tx, orgId, request.booking_id as BookingId))!
    const { state } = (await deps.bookings.itemStatusesOf(tx, booking))[request.item_no - 1]!
    return accept({ booking_id: booking.bookingId, booking_status: booking.status, item_no: request.item_no, state })
  })
}

const WAIT_MS = 1_500

async function settle(deps: ShopDeps, tx: Tx, request: SettleRequest, caller: SignedInCaller): Promise<Outcome<void>> {
  const { orgId, user } = caller
  const found = await deps.bookings.find(tx, orgId, request.booking_id as BookingId)
  if (!found?.items[request.item_no - 1]) return refuse('not_found')
  const booking = await deps.bookings.lock(tx, orgId, found.bookingId)
  const itemStatus = (await deps.bookings.itemStatusesOf(tx, booking))[request.item_no - 1]!
  if (request.outcome === 'confirmed' && !request.supplier_reference) return refuse('reference_missing')
  const change = changeOf(itemStatus, request, booking.status === 'failed')
  if (!change) return refuse('not_waiting')
  await deps.bookings.changeItem(tx, booking, itemStatus, { ...change, settledBy: user.userId })
  await deps.audit.record(tx, caller, { kind: 'item_settled', subjectId: booking.userId, bookingId: booking.bookingId, reason: request.reason })
  await deps.sagas.wake(tx, orgId, booking.bookingId)
  return accept()
}

/** What follows of it; null where the item does not wait for that. */
function changeOf({ state }: ItemStatus, { outcome, supplier_reference }: SettleRequest, isFailed: boolean): Change | null {
  if (state !== 'unknown' && state !== 'cancelling') return null
  if (outcome === 'look_again') return {}
  if (state === 'unknown') {
    if (outcome === 'confirmed') return { state: 'confirmed', supplierReference: supplier_reference!, askedMs: null }
    return outcome === 'refused' ? { settled: 'refused' } : null
  }
  if (outcome === 'cancelled') return { settled: 'cancelled' }
  // What was ordered for a booking that failed must be cancelled.
  return outcome === 'refused' && !isFailed ? { settled: 'refused' } : null
}
