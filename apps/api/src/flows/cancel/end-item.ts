import { inLanguage } from '@sojourn/i18n/server'
import { add, type Money, min, subtract, type Tx } from '@sojourn/kernel'
import { type Booking, type BookingItem, paidFor, type WhyItemEnds } from '../../modules/bookings/index.ts'
import { comingBack } from '../coming-back.ts'
import { revenueOfItem } from '../item-revenue.ts'
import { boughtItem, localOf, owedOfItem, retainedLines } from '../items.ts'
import { mailCancelled } from '../mails.ts'
import { divideBefore, giveBackBefore, paidBeforeOf, paidInAll, prepaidAgain, retainLess } from '../paid-before.ts'
import { scheduleFee } from '../payment/booking-charges/charge-fee.ts'
import { divideLater, refundLater, stopCharging } from '../payment/booking-charges/give-back-later.ts'
import { paidLaterFor } from '../payment/booking-charges/paid-later.ts'
import { postItemCancelled } from '../payment/postings.ts'
import { wantRefund } from '../payment/send-refund.ts'
import type { ShopDeps } from '../shop-deps.ts'

/** Of all that was paid for an item, with its booking and since, the fee and the refund. */
export interface ItemRefund {
  readonly kept: Money
  readonly refund: Money
  /** What is charged beyond what was paid to the card that guarantees it; absent of what began before that was. */
  readonly fee?: Money
}

interface Ending extends Pick<ItemRefund, 'fee'>, WhyItemEnds {
  readonly retained: Money
}

/** The key of the refund of an item that was cancelled alone. */
export const refundKeyOf = ({ bookingId }: Booking, { itemNo }: BookingItem): string => `${bookingId}:refund:cancelled:${itemNo}`

/**
 * Ends one item of a booking and gives back what was paid for it, with its booking and since, but for the fee; with the last of them the booking ends. The booking is locked before, and the item's supplier, where it is
 * remote, has cancelled before. Returns the booking after it, and whether a refund to the card is to be sent.
 */
export async function endItem(deps: ShopDeps, tx: Tx, booking: Booking, item: BookingItem, { retained, fee, ...why }: Ending) {
  const charged = await stopCharging(deps, tx, booking, [item], 'cancelled')
  // Charged while its supplier was asked: that goes back too.
  const { back: later, rest } = divideLater(
    charged,
    [item],
    subtract(add(paidInAll(booking, item), paidLaterFor(charged, [item], retained.currency)), retained),
  )
  const own = booking.changes ? min(rest, paidFor(booking, item)) : rest
  const ofBefore = subtract(rest, own)
  const retainedInAll = subtract(paidInAll(booking, item), rest)
  const retainedOfPayment = subtract(paidFor(booking, item), own)
  // Asked before it is done: afterwards nothing is left to divide.
  const back = await inLanguage(booking.language, () => comingBack(deps, tx, booking, { items: [item], refund: laterOf(later, rest) }))
  const olderBack = divideBefore(await paidBeforeOf(deps, tx, booking), ofBefore)
  await retainLess(deps, tx, olderBack)
  const after = await deps.bookings.cancelItem(tx, booking, item.itemNo, retainedOfPayment, why)
  await localOf(deps, item)?.cancel(tx, boughtItem(deps, booking, item))
  const key = refundKeyOf(booking, item)
  const { card, lines } = await deps.tendering.giveBack(tx, booking, own, key)
  const owed = owedOfItem(deps, booking, item, await revenueOfItem(deps, tx, booking, item))
  await postItemCancelled(deps.ledger, tx, booking, item.itemNo, owed, {
    retained: retainedLines({ items: [item], payNow: paidInAll(booking, item) }, retainedInAll),
    card,
    tenders: [...lines, ...prepaidAgain(olderBack)],
  })
  await giveBackBefore(deps, tx, olderBack, { by: booking.bookingId, reason: 'cancelled' })
  await refundLater(deps, tx, booking, later)
  const charges = fee && { charged: await scheduleFee(deps, tx, booking, item, fee) }
  await mailCancelled(deps, tx, after, { ...back, ...charges, ...why }, item)
  const { orgId, bookingId } = booking
  const wanted = card.minor > 0 ? await wantRefund(deps, tx, { orgId, bookingId, key, amount: card, reason: 'cancelled' }) : null
  return { after, sends: wanted !== null }
}

const laterOf = (later: ReturnType<typeof divideLater>['back'], rest: Money): Money => later.reduce((all, { amount }) => add(all, amount), rest)
