import type { providerCancels as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, type BookingId, type Outcome, type Refusal, refuse, type Tx, zero } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, type BookingItem, byProviderText } from '../../modules/bookings/index.ts'
import type { LeasedSaga } from '../../modules/sagas/index.ts'
import type { ProviderCancels } from '../../sale/shop.ts'
import { localOf, remoteOf } from '../items.ts'
import { othersOf } from '../moved-with.ts'
import { lockNewest } from '../newest-item.ts'
import { paidInAll } from '../paid-before.ts'
import { runNow } from '../run-now.ts'
import { CANCEL_ITEM, GIVE_BACK, ofItem, type ShopDeps } from '../shop-deps.ts'
import { endItem, refundKeyOf } from './end-item.ts'

/**
 * The provider cancels an item: it ends, all that was paid for it goes back by the ways it came, whatever its terms say, and its traveller is told why. Nobody has to ask for it. Heard
 * twice it is cancelled once. Refuses `not_found`, and `not_confirmed` where the item is not, or is being cancelled by its traveller: heard again later it counts.
 */
export async function providerCancels(
  deps: ShopDeps,
  told: ProviderCancels,
  record: (tx: Tx, booking: Booking) => Promise<unknown> = async () => {},
): Promise<Outcome<Booking>> {
  const { orgId, bookingId } = told
  const ended = await deps.transactions.inTenant(orgId, (tx) => end(deps, tx, told, record))
  if (!ended.ok) return ended
  await runNow(deps, ended.value)
  return accept((await deps.transactions.inTenant(orgId, (tx) => deps.bookings.find(tx, orgId, bookingId)))!)
}

async function end(
  deps: ShopDeps,
  tx: Tx,
  { orgId, bookingId, itemNo, reason, note }: ProviderCancels,
  record: (tx: Tx, booking: Booking) => Promise<unknown>,
): Promise<Outcome<LeasedSaga | null, Refusal<'not_found' | 'not_confirmed'>>> {
  const newest = await lockNewest(deps, tx, { orgId, bookingId, itemNo })
  if (!newest) return refuse('not_found')
  const { booking, item } = newest
  const { state } = newest.itemStatus
  if (state === 'cancelled') return accept(null)
  if (booking.status !== 'confirmed' || state !== 'confirmed') return refuse('not_confirmed')
  await record(tx, booking)
  const byProvider = { reason, note, atMs: deps.clock.nowMs() }
  const { sends } = await endItem(deps, tx, booking, item, { retained: zero(booking.total.currency), byProvider })
  // What its traveller did not want as it was changed is their own choice.
  if (reason !== 'changed') await easeOthers(deps, tx, booking, item)
  if (!sends) return accept(null)
  return accept(
    await deps.sagas.begin(tx, { orgId, kind: GIVE_BACK, subject: ofItem(booking.bookingId, item.itemNo), input: { key: refundKeyOf(booking, item) } }),
  )
}

/** What was bought with it as a package may be given up by terms of the package. */
async function easeOthers(deps: ShopDeps, tx: Tx, booking: Booking, { itemNo, product: gone }: BookingItem): Promise<void> {
  const root = await deps.bookings.lockRoot(tx, booking)
  const sold = deps.products.packageOf(root.product)
  if (!sold?.onPartGone) return
  for (const { booking: of, item } of await othersOf(deps, tx, root, booking.changes?.rootItemNo ?? itemNo)) {
    const { product, quote } = item
    const terms = localOf(deps, item) && sold.onPartGone(gone, { product, quote, terms: item.terms, details: deps.products.detailsOf(item) })
    if (terms) await deps.bookings.changeTerms(tx, await deps.bookings.lock(tx, of.orgId, of.bookingId), item.itemNo, terms)
  }
}

/**
 * An item of a package that its traveller gives back as a whole, since one of its parts was changed: it ends, and all that was paid for it goes back. A remote supplier is asked to cancel it first,
 * at no cost.
 */
export async function endForWhole(deps: ShopDeps, of: Pick<ProviderCancels, 'orgId' | 'bookingId' | 'itemNo'>): Promise<Outcome<unknown>> {
  const { orgId } = of
  const begun = await deps.transactions.inTenant(orgId, async (tx): Promise<LeasedSaga | null> => {
    const newest = await lockNewest(deps, tx, of)
    if (newest?.itemStatus.state !== 'confirmed' || !remoteOf(deps, newest.item)) return null
    const { booking, item, itemStatus } = newest
    const nowMs = deps.clock.nowMs()
    await deps.bookings.changeItem(tx, booking, itemStatus, { state: 'cancelling', askedMs: nowMs })
    const { currency } = booking.total
    const input = { refund: paidInAll(booking, item), kept: zero(currency), fee: zero(currency) }
    return deps.sagas.begin(tx, { orgId, kind: CANCEL_ITEM, subject: `${ofItem(booking.bookingId, item.itemNo)}:${nowMs}`, input })
  })
  if (!begun) return providerCancels(deps, { ...of, reason: 'changed', note: null })
  await runNow(deps, begun)
  return accept()
}

const OPERATOR = 1

/** An operator passes on what a provider told them: recorded as their act, with what the provider said as its reason. */
export async function toldByOperator(deps: ShopDeps, request: ParsedBodyOf<typeof call>, caller: SignedInCaller): Promise<Outcome<DataOf<typeof call>>> {
  if (caller.user.usrType !== OPERATOR) return refuse('not_allowed')
  const { booking_id, item_no, reason, note } = request
  const told = { orgId: caller.orgId, bookingId: booking_id as BookingId, itemNo: item_no, reason, note: note || null }
  const ended = await providerCancels(deps, told, (tx, { bookingId, userId }) =>
    deps.audit.record(tx, caller, { kind: 'item_cancelled', subjectId: userId, bookingId, reason: note || byProviderText(reason) }),
  )
  if (!ended.ok) return ended
  return accept({ booking_id, booking_status: ended.value.status, item_no, state: 'cancelled' })
}
