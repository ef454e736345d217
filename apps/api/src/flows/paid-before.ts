import { add, isZero, type Money, min, subtract, sum, type Tx, zero } from '@sojourn/kernel'
import { type Booking, type BookingItem, paidFor } from '../modules/bookings/index.ts'
import { credit, type PostingLine } from '../modules/ledger/index.ts'
import { changeFeeOf } from '../sale/changing.ts'
import { postBeforeGivenBack } from './payment/postings.ts'
import { wantRefund } from './payment/send-refund.ts'
import { GIVE_BACK, ofItem, type ShopDeps } from './shop-deps.ts'

/** What was paid for an item with a version of it that was changed since, as far as it was not given back. */
export interface PaidBefore {
  readonly booking: Booking
  readonly item: BookingItem
  readonly left: Money
}

type Deps = Pick<ShopDeps, 'bookings'>

/** Of a change: what was paid before it, the newest first. */
export async function paidBeforeOf({ bookings }: Deps, tx: Tx, { orgId, changes }: Booking): Promise<PaidBefore[]> {
  const all: PaidBefore[] = []
  for (let of = changes; of; of = all.at(-1)!.booking.changes) {
    const booking = (await bookings.find(tx, orgId, of.bookingId))!
    const item = booking.items[of.itemNo - 1]!
    const { retained } = (await bookings.itemStatusesOf(tx, booking))[of.itemNo - 1]!
    all.push({ booking, item, left: retained ?? paidFor(booking, item) })
  }
  return all
}

/** A part of what was paid before. */
export interface BackOfBefore {
  readonly before: PaidBefore
  readonly amount: Money
}

/** Divides a refund among what was paid before: the newest first. */
export function divideBefore(before: readonly PaidBefore[], refund: Money): BackOfBefore[] {
  let rest = refund
  return before.flatMap((each) => {
    const amount = min(rest, each.left)
    rest = subtract(rest, amount)
    return isZero(amount) ? [] : [{ before: each, amount }]
  })
}

/** All that the terms of an item may give back or retain, besides what was paid with its own booking: the fee of changing it is spent. */
export const carriedFor = ({ changes }: Booking, { quote }: Pick<BookingItem, 'quote'>): Money =>
  changes ? subtract(changes.carried, changeFeeOf(quote)) : zero(quote.currency)

/** What pays the next version of an item, where it is changed now: all that was paid for it, but for fees that are spent and what was given back at the gateway. */
export async function carriableOf(deps: Pick<ShopDeps, 'bookings' | 'payments'>, tx: Tx, booking: Booking, item: BookingItem): Promise<Money> {
  const before = await paidBeforeOf(deps, tx, booking)
  const layers = [{ booking, item, left: paidFor(booking, item) }, ...before]
  const { currency } = booking.total
  let outside = 0
  for (const each of layers) outside += await deps.payments.refunds.uncountedMinor(tx, booking.orgId, each.booking.bookingId)
  const left = sum(
    currency,
    layers.map((each) => each.left),
  )
  const spent = sum(
    currency,
    layers.map((each) => changeFeeOf(each.item.quote)),
  )
  const minor = left.minor - spent.minor - outside
  return { currency, minor: Math.max(0, minor) }
}

type GivingDeps = Pick<ShopDeps, 'bookings' | 'ledger' | 'payments' | 'sagas' | 'tendering'>

/** Less of it is retained. */
export async function retainLess({ bookings }: Deps, tx: Tx, back: readonly BackOfBefore[]): Promise<void> {
  for (const { before, amount } of back) await bookings.retainOfChanged(tx, before.booking, before.item.itemNo, subtract(before.left, amount))
}

/** What is to go back of each, as the prepayment of its booking that it is from now on. */
export const prepaidAgain = (back: readonly BackOfBefore[]): PostingLine[] =>
  back.map(({ before, amount }) => credit('customer_prepayment', amount, before.booking.bookingId))

/** On which occasion it goes back. `by` is the booking that it does not pay any more: since it took the place of the one before it with less, or since it was cancelled. Each may happen. */
interface Occasion {
  readonly by: Booking['bookingId']
  readonly reason: 'changed' | 'cancelled'
}

const nameOf = ({ by, reason }: Occasion): string => (reason === 'changed' ? by : `${by}:${reason}`)

/** The key of what goes back of what was paid with an item, once a change took its place. */
export const refundKeyOfChanged = ({ booking, item }: Pick<PaidBefore, 'booking' | 'item'>): string => `${booking.bookingId}:refund:changed:${item.itemNo}`

/** The key of what goes back then of what was paid before. */
export const refundKeyOfBefore = ({ booking, item }: Pick<PaidBefore, 'booking' | 'item'>, occasion: Occasion): string =>
  `${refundKeyOfChanged({ booking, item })}:${nameOf(occasion)}`

/** Gives back what was paid before and is prepaid again, by the ways it came. */
export async function giveBackBefore(deps: GivingDeps, tx: Tx, back: readonly BackOfBefore[], occasion: Occasion): Promise<void> {
  const why = nameOf(occasion)
  for (const { before, amount } of back) {
    const { booking, item } = before
    const { bookingId } = booking
    const key = refundKeyOfBefore(before, occasion)
    const { card, lines } = await deps.tendering.giveBack(tx, booking, amount, key)
    await postBeforeGivenBack(deps.ledger, tx, booking, why, { amount, card, tenders: lines })
    await sendBack(deps, tx, { booking, card, key, subject: `${ofItem(bookingId, item.itemNo)}:${why}`, reason: occasion.reason })
  }
}

interface Sending {
  readonly booking: Booking
  readonly card: Money
  readonly key: string
  readonly subject: string
  readonly reason?: Occasion['reason']
}

/** Promises a card's part back; it leaves after the transaction. */
export async function sendBack(
  deps: Pick<ShopDeps, 'payments' | 'ledger' | 'sagas'>,
  tx: Tx,
  { booking: { orgId, bookingId }, card, key, subject, reason = 'changed' }: Sending,
): Promise<void> {
  if (isZero(card)) return
  const wanted = await wantRefund(deps, tx, { orgId, bookingId, key, amount: card, reason })
  if (wanted) await deps.sagas.start(tx, { orgId, kind: GIVE_BACK, subject, input: { key } })
}

/** All that was paid for an item, with its booking and before. */
export const paidInAll = (booking: Booking, item: BookingItem): Money =>
  booking.changes ? add(paidFor(booking, item), booking.changes.carried) : paidFor(booking, item)
