import type { CancellationRule, CancelPart } from '@sojourn/contracts'
import { add, type Money, min, money, subtract, type Tx, zero } from '@sojourn/kernel'
import { type Booking, confirmedOf, type ItemStatus, paidFor } from '../modules/bookings/index.ts'
import type { Checkout } from '../modules/checkouts/index.ts'
import { allMoney, type CancelAsk, cancelPartsOf, type Divide, type Divided, newestFirst, termsOnWire } from '../sale/cancelling.ts'
import { changeFeeOf } from '../sale/changing.ts'
import type { Instalment } from '../sale/quote.ts'
import type { Products } from '../sale/registry.ts'
import { carriedFor, paidBeforeOf } from './paid-before.ts'
import { hasLater } from './payment/booking-charges/give-back-later.ts'
import { type PaidCharge, paidChargesOf, paidLaterFor } from './payment/booking-charges/paid-later.ts'
import { paymentPlan } from './payment/payment-plan.ts'
import type { ShopDeps } from './shop-deps.ts'
import { divideBy, type TenderPlan } from './tenders/index.ts'

/** What cancelling means, part by part, and of each item the terms alone in the same amounts. */
export interface Cancelling {
  readonly parts: CancelPart[]
  readonly rules: CancellationRule[][]
}

/** Divides refunds of what was paid by a plan, as if nothing of it had come back yet. */
export const divideWhole = (plan: TenderPlan) => divideBy(plan, zero(plan.due.currency))

/** Whether a line of a plan lowered the price, and is no money. */
export const isDiscountLine = ({ kind, isDiscount }: TenderPlan['lines'][number]): boolean => kind === 'coupon' || isDiscount === true

/** Of a checkout, as it would be paid now. */
export function cancellingOfCheckout(products: Products, checkout: Checkout, plan: TenderPlan, nowMs: number): Cancelling {
  const divide = checkout.items.length > 1 ? staysWithOthers(divideWhole(plan)) : divideWhole(plan)
  // A card that is saved for later charges is charged a fee as one that guarantees is.
  const keepsCard = paymentPlan(checkout, plan).guarantee || hasLater(checkout)
  const guaranteed = keepsCard && products.rulesOf(checkout.product).takesGuarantee
  const asks = checkout.items.map(
    (item, index): CancelAsk => ({
      itemNo: index + 1,
      terms: item.terms,
      // A product that is not sold any more has nobody who describes it.
      starts: products.isSold(item.product) ? products.describe(item).starts : null,
      paid: paidOfItem(checkout, item),
      later: item.quote.instalments ?? [],
      divide: checkout.changes ? withBefore(divide, checkout.quote.payNow, [{ left: checkout.changes.carried, divide: allMoney }]) : divide,
      guaranteed,
      undo: products.isSold(item.product) && !checkout.changes ? undoOf(products.undoMinutesOf(checkout.product, [item]), null) : null,
      nowMs,
    }),
  )
  return { parts: asks.flatMap(cancelPartsOf), rules: asks.map(termsOnWire) }
}

/** What its terms may retain of it. What changing it costs is spent. */
function paidOfItem({ items, quote, changes }: Checkout, item: Checkout['items'][number]): Money {
  const paid = items.length === 1 ? quote.payNow : item.quote.payNow
  return changes ? subtract(add(paid, changes.carried), changeFeeOf(item.quote)) : paid
}

type Deps = Pick<ShopDeps, 'products' | 'bookings' | 'tendering' | 'payments' | 'clock' | 'scheduled'>

/** Of a booking: while it is not confirmed as it would be once it is; of the items that are still booked. The terms are those of all. */
export async function cancellingOfBooking(deps: Deps, tx: Tx, booking: Booking, itemStatuses: readonly ItemStatus[]): Promise<Cancelling> {
  const open = new Set(openItems(booking, itemStatuses))
  const divider = await dividerOf(deps, tx, booking)
  const divide = open.size > 1 ? staysWithOthers(divider) : divider
  const nowMs = deps.clock.nowMs()
  const before = await dividersBefore(deps, tx, booking)
  const guaranteed = await isGuaranteed(deps, tx, booking)
  const later = hasLater(booking) ? await paidChargesOf(deps, tx, booking) : []
  const asks = booking.items.map((item): CancelAsk => {
    const untilMs = deps.bookings.undoUntilMs(booking, [item])
    const isOver = booking.changes !== undefined || (booking.status === 'confirmed' && untilMs === null)
    const undo = undoOf(isOver ? 0 : deps.products.undoMinutesOf(booking.product, [item]), untilMs)
    const { starts } = item.description
    const of = { itemNo: item.itemNo, terms: item.terms, starts, guaranteed, undo, nowMs, later: toBeCharged(item, later) }
    const charged = paidLaterFor(later, [item], booking.total.currency)
    const paid = add(add(paidFor(booking, item), charged), carriedFor(booking, item))
    return { ...of, paid, divide: newestFirst(withBefore(divide, paidFor(booking, item), before), charged) }
  })
  return { parts: asks.filter(({ itemNo }) => open.has(itemNo ?? 1)).flatMap(cancelPartsOf), rules: asks.map(termsOnWire) }
}

/** The instalments of an item that are not charged yet: they are charged in their order. */
const toBeCharged = ({ itemNo, quote }: Booking['items'][number], paid: readonly PaidCharge[]): readonly Instalment[] =>
  (quote.instalments ?? []).slice(paid.filter((each) => each.charge.kind === 'balance' && each.itemNo === itemNo).length)

/** While other items stand a discount lowers their price as before: with one item alone it is neither lost nor given back. */
const staysWithOthers =
  (divide: Divide): Divide =>
  (refund) => ({ ...divide(refund), discounts: [] })

interface DividedBefore {
  readonly left: Money
  readonly divide: Divide
}

/** Of what was paid for a change before it, the newest first. */
async function dividersBefore(deps: Deps, tx: Tx, booking: Booking): Promise<DividedBefore[]> {
  const all: DividedBefore[] = []
  for (const { booking: older, left } of await paidBeforeOf(deps, tx, booking)) all.push({ left, divide: await dividerOf(deps, tx, older) })
  return all
}

/** What was paid with a change goes back before what was paid before it. */
const withBefore =
  (divide: Divide, paid: Money, before: readonly DividedBefore[]): Divide =>
  (refund) => {
    if (before.length === 0) return divide(refund)
    const own = min(refund, paid)
    let rest = subtract(refund, own)
    let all = divide(own)
    for (const each of before) {
      const part = min(rest, each.left)
      rest = subtract(rest, part)
      const { money: back, discounts } = each.divide(part)
      all = { money: add(all.money, back), discounts: [...all.discounts, ...discounts] }
    }
    return all
  }

const undoOf = (minutes: number, untilMs: number | null): CancelAsk['undo'] => (minutes > 0 ? { minutes, untilMs } : null)

function openItems(booking: Booking, itemStatuses: readonly ItemStatus[]): readonly number[] {
  if (booking.status === 'confirmed') return confirmedOf(booking, itemStatuses).map(({ itemNo }) => itemNo)
  return booking.status === 'pending_payment' || booking.status === 'confirming' ? booking.items.map(({ itemNo }) => itemNo) : []
}

/** How a refund from now on is divided: without what was given back before, by us or at the gateway. */
export async function dividerOf({ tendering, payments }: Pick<Deps, 'tendering' | 'payments'>, tx: Tx, booking: Booking): Promise<Divide> {
  const divide = await tendering.dividerOf(tx, booking)
  const outside = await payments.refunds.uncountedMinor(tx, booking.orgId, booking.bookingId)
  return (refund): Divided => {
    const { money: back, card, discounts } = divide(refund)
    return { money: money(back.minor - Math.min(card.minor, outside), refund.currency), discounts }
  }
}

/** Whether a card is saved to which more than what was paid may be charged. */
export async function isGuaranteed({ products, payments }: Pick<Deps, 'products' | 'payments'>, tx: Tx, booking: Booking): Promise<boolean> {
  if (!products.saleOf(booking.product).rules.takesGuarantee) return false
  const [attempt] = await payments.attempts.listOf(tx, booking.orgId, booking.bookingId)
  return attempt ? attempt.keepsCard : (booking.how?.guarantee ?? false)
}
