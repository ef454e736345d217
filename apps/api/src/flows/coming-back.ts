import { say } from '@sojourn/i18n'
import { add, type Money, min, money, subtract, sum, type Tx, zero } from '@sojourn/kernel'
import { type Booking, type BookingItem, paidFor } from '../modules/bookings/index.ts'
import { sourceText } from '../modules/scheduled-charges/index.ts'
import type { DiscountBack } from '../sale/cancelling.ts'
import { dividerOf, isDiscountLine } from './cancelling.ts'
import { divideBefore, paidBeforeOf } from './paid-before.ts'
import { divideLater, hasLater } from './payment/booking-charges/give-back-later.ts'
import { paidChargesOf, paidLaterFor } from './payment/booking-charges/paid-later.ts'
import type { ShopDeps } from './shop-deps.ts'

type RefundPart = Awaited<ReturnType<ShopDeps['tendering']['split']>>[number]

interface PaidBack extends RefundPart {
  readonly kind: Exclude<RefundPart['kind'], 'waived' | 'coupon'>
}

/** What becomes of a coupon or a discount card, also for a person to read. */
interface DiscountEnd extends DiscountBack {
  readonly label: string
  readonly when: string
}

/** What a cancellation gives back from now on. */
export interface ComingBack {
  /** The money, by each way. */
  readonly parts: readonly PaidBack[]
  readonly total: Money
  /** What of the money paid for these items does not come back. */
  readonly lost: Money
  readonly discounts: readonly DiscountEnd[]
}

/**
 * Divides a refund for these items by the ways it goes: without what was waived, which nobody paid, and without what was given back at the gateway before. What discounts took off
 * is no money. Ask before it is given back.
 */
export async function comingBack(
  deps: ShopDeps,
  tx: Tx,
  booking: Booking,
  { items, refund }: { items: readonly BookingItem[]; refund: Money },
): Promise<ComingBack> {
  const charged = hasLater(booking) ? await paidChargesOf(deps, tx, booking) : []
  const { back: later, rest: ofPayment } = divideLater(charged, items, refund)
  const paid = sum(
    refund.currency,
    items.map((item) => paidFor(booking, item)),
  )
  const before = await paidBeforeOf(deps, tx, booking)
  const own = before.length > 0 ? min(ofPayment, paid) : ofPayment
  const ways = [await backOf(deps, tx, booking, { paid, refund: own })]
  const older = divideBefore(before, subtract(ofPayment, own))
  for (const each of before) {
    const amount = older.find((back) => back.before === each)?.amount ?? zero(refund.currency)
    ways.push(await backOf(deps, tx, each.booking, { paid: each.left, refund: amount }))
  }
  const sumOf = (amount: 'money' | 'all') =>
    sum(
      refund.currency,
      ways.map((way) => way[amount]),
    )
  const total = add(sumOf('money'), subtract(refund, ofPayment))
  const all = add(sumOf('all'), paidLaterFor(charged, items, refund.currency))
  return {
    parts: [...later.map(laterPart), ...ways.flatMap(({ parts }) => parts)],
    total,
    lost: subtract(all, total),
    discounts: ways.flatMap(({ discounts }) => discounts),
  }
}

/** Of the payment that was made with one booking. */
async function backOf(deps: ShopDeps, tx: Tx, booking: Booking, { paid, refund }: { readonly paid: Money; readonly refund: Money }) {
  const before = await deps.payments.refunds.uncountedMinor(tx, booking.orgId, booking.bookingId)
  const split = await deps.tendering.split(tx, booking, refund)
  const divide = await dividerOf(deps, tx, booking)
  const parts = split.flatMap(({ kind, isDiscount, ...part }): PaidBack[] => {
    if (kind === 'waived' || kind === 'coupon' || isDiscount) return []
    const left = kind === 'card' ? part.amount.minor - before : part.amount.minor
    return left > 0 ? [{ ...part, kind, isDiscount, amount: money(left, refund.currency) }] : []
  })
  const { money: back, discounts } = divide(refund)
  return { parts, money: back, all: divide(paid).money, discounts: await endsOf(deps, tx, booking, { discounts, split }) }
}

const laterPart = ({ paid: { attempt }, amount }: ReturnType<typeof divideLater>['back'][number]): PaidBack => ({
  ...{ kind: 'card', tenderId: null, amount, isDiscount: false },
  label: sourceText(attempt.source),
  when: say`Banks usually show it within 5 to 10 days.`,
})

type Dividing = { readonly discounts: readonly DiscountBack[]; readonly split: readonly RefundPart[] }

async function endsOf(deps: ShopDeps, tx: Tx, booking: Booking, { discounts, split }: Dividing): Promise<readonly DiscountEnd[]> {
  const { lines } = await deps.tendering.planOfBooking(tx, booking)
  const given = lines.filter(isDiscountLine)
  return discounts.map((discount, index) => {
    const { tenderId, label } = given[index]!
    return { ...discount, label, when: split.find((part) => part.tenderId === tenderId)?.when ?? lostText(discount) }
  })
}

const lostText = ({ kind }: DiscountBack): string => (kind === 'coupon' ? say`The coupon can't be used again.` : say`The discount doesn't go back to its card.`)
