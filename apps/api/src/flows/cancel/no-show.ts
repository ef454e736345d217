import type { noShow as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type BookingId, instantMs, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type BookingItem, noShowText } from '../../modules/bookings/index.ts'
import type { LeasedSaga } from '../../modules/sagas/index.ts'
import { lockNewest } from '../newest-item.ts'
import { dueOf } from '../payment/booking-charges/charge-fee.ts'
import { runNow } from '../run-now.ts'
import { GIVE_BACK, ofItem, type ShopDeps } from '../shop-deps.ts'
import { endItem, refundKeyOf } from './end-item.ts'

const OPERATOR = 1

type Marked = DataOf<typeof call>

/**
 * Nobody came for an item, as its provider told an operator: it ends, its voucher is void, what its terms ask of one who does not come is retained, and what they ask beyond what was
 * paid is charged to the card that guarantees it. Its traveller is told by mail. Marked twice it is marked once.
 */
export async function noShow(deps: ShopDeps, request: ParsedBodyOf<typeof call>, caller: SignedInCaller): Promise<Outcome<Marked>> {
  if (caller.user.usrType !== OPERATOR) return refuse('not_allowed')
  const marked = await deps.transactions.inTenant(caller.orgId, (tx) => mark(deps, tx, request, caller))
  if (!marked.ok) return marked
  await runNow(deps, marked.value.leased)
  return accept(marked.value.data)
}

async function mark(
  deps: ShopDeps,
  tx: Tx,
  { booking_id, item_no, note }: ParsedBodyOf<typeof call>,
  caller: SignedInCaller,
): Promise<Outcome<{ readonly data: Marked; readonly leased: LeasedSaga | null }, Refusal<'not_found' | 'not_confirmed' | 'not_begun'>>> {
  const { orgId } = caller
  const bookingId = booking_id as BookingId
  const newest = await lockNewest(deps, tx, { orgId, bookingId, itemNo: item_no })
  if (!newest) return refuse('not_found')
  const { booking, item } = newest
  const { state, noShowAtMs } = newest.itemStatus
  const said = { booking_id, item_no, state: 'cancelled' as const }
  if (noShowAtMs !== null) return accept({ data: { ...said, booking_status: booking.status }, leased: null })
  if (booking.status !== 'confirmed' || state !== 'confirmed') return refuse('not_confirmed')
  const nowMs = deps.clock.nowMs()
  if (!hasBegun(item, nowMs)) return refuse('not_begun')
  const due = await dueOf(deps, tx, booking, item, 'no_show')
  const reason = note || noShowText()
  await deps.audit.record(tx, caller, { kind: 'item_cancelled', subjectId: booking.userId, bookingId: booking.bookingId, reason })
  const { after, sends } = await endItem(deps, tx, booking, item, { ...due, noShowAtMs: nowMs })
  const subject = ofItem(booking.bookingId, item.itemNo)
  const leased = sends ? await deps.sagas.begin(tx, { orgId, kind: GIVE_BACK, subject, input: { key: refundKeyOf(booking, item) } }) : null
  const root = booking.changes ? await deps.bookings.lockRoot(tx, booking) : after
  return accept({ data: { ...said, booking_status: root.status }, leased })
}

/** Nobody can fail to come to what has not begun, or to what is at no time. */
function hasBegun({ description: { starts }, terms: { startsOn, timeZone } }: BookingItem, nowMs: number): boolean {
  if (starts) return instantMs(starts.on, starts.time, timeZone) <= nowMs
  return startsOn !== null && instantMs(startsOn, '00:00', timeZone) <= nowMs
}
