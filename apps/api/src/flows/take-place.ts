import { inLanguage } from '@sojourn/i18n/server'
import { accept, isZero, type Money, min, type Outcome, type Refusal, refuse, subtract, type Tx } from '@sojourn/kernel'
import { type Booking, type BookingItem, paidFor } from '../modules/bookings/index.ts'
import { type ComingBack, comingBack } from './coming-back.ts'
import { revenueOfItem } from './item-revenue.ts'
import { boughtItem, localOf, owedOfItem, retainedLines } from './items.ts'
import { moveAtSupplier, movedWith } from './moved-with.ts'
import { carriableOf, divideBefore, giveBackBefore, paidBeforeOf, paidInAll, prepaidAgain, refundKeyOfChanged, retainLess, sendBack } from './paid-before.ts'
import { postItemChanged } from './payment/postings.ts'
import { ofItem, type ShopDeps } from './shop-deps.ts'

interface Former {
  readonly booking: Booking
  readonly item: BookingItem
  readonly carriable: Money
}

/** The item that a change takes the place of, locked: refuses where it is not booked any more, or its money is not there any more. The change is locked before. */
export async function formerOf(deps: ShopDeps, tx: Tx, { orgId, changes, ...change }: Booking): Promise<Outcome<Former, Refusal<'change_over'>>> {
  await deps.bookings.lockRoot(tx, { orgId, changes, ...change })
  const booking = await deps.bookings.lock(tx, orgId, changes!.bookingId)
  const item = booking.items[changes!.itemNo - 1]!
  const { state } = (await deps.bookings.itemStatusesOf(tx, booking))[changes!.itemNo - 1]!
  const carriable = await carriableOf(deps, tx, booking, item)
  const stands = booking.status === 'confirmed' && state === 'confirmed' && carriable.minor >= changes!.carried.minor
  return stands ? accept({ booking, item, carriable }) : refuse('change_over')
}

/**
 * A confirmed change takes the place of its item: what that held is free, its voucher void, and what was paid for it pays the change, but for what is not needed any more, which goes back
 * by the ways it came, the newest first. Returns that.
 */
export async function takePlace(deps: ShopDeps, tx: Tx, change: Booking): Promise<Outcome<ComingBack, Refusal<'change_over'>>> {
  const former = await formerOf(deps, tx, change)
  if (!former.ok) return former
  const { booking, item, carriable } = former.value
  const { carried } = change.changes!
  const back = subtract(carriable, carried)
  const own = min(back, paidFor(booking, item))
  const older = divideBefore(await paidBeforeOf(deps, tx, booking), subtract(back, own))
  // Asked before it is done: afterwards nothing is left to divide.
  const comes = await inLanguage(booking.language, () => comingBack(deps, tx, booking, { items: [item], refund: back }))
  await localOf(deps, item)?.cancel(tx, boughtItem(deps, booking, item))
  await retainLess(deps, tx, older)
  const key = refundKeyOfChanged({ booking, item })
  const { card, lines } = await deps.tendering.giveBack(tx, booking, own, key)
  await deps.bookings.changeTo(tx, { booking, itemNo: item.itemNo, retained: subtract(paidFor(booking, item), own) }, change)
  const spent = subtract(paidInAll(booking, item), carriable)
  const owed = owedOfItem(deps, booking, item, await revenueOfItem(deps, tx, booking, item))
  await postItemChanged(deps.ledger, tx, booking, item.itemNo, owed, {
    retained: isZero(spent) ? [] : retainedLines({ items: [item], payNow: paidInAll(booking, item) }, spent),
    prepaid: carried,
    by: change.bookingId,
    card,
    tenders: [...lines, ...prepaidAgain(older)],
  })
  await giveBackBefore(deps, tx, older, { by: change.bookingId, reason: 'changed' })
  await moveOthers(deps, tx, { booking, item, change })
  await sendBack(deps, tx, { booking, card, key, subject: `${ofItem(booking.bookingId, item.itemNo)}:changed` })
  return accept(comes)
}

/** What was bought with it and follows it: from now on, at no cost. */
async function moveOthers(deps: ShopDeps, tx: Tx, { booking, item, change }: Pick<Former, 'booking' | 'item'> & { readonly change: Booking }): Promise<void> {
  const [instead] = change.items
  if (!instead) return
  const root = await deps.bookings.lockRoot(tx, change)
  const { product } = item
  const news = { product, before: deps.products.detailsOf(item), after: deps.products.detailsOf(instead), itemNo: booking.changes?.rootItemNo ?? item.itemNo }
  for (const each of await movedWith(deps, tx, root, news)) {
    await moveAtSupplier(deps, tx, each)
    await deps.bookings.changeOffer(tx, await deps.bookings.lock(tx, each.booking.orgId, each.booking.bookingId), each.item.itemNo, each.offer)
  }
}
