import { commaText, say } from '@sojourn/i18n'
import { add, equals, isZero, type Money, negate, subtract, type Tx, zero } from '@sojourn/kernel'
import type { Booking, MoneyOfBooking } from '../modules/bookings/index.ts'
import { sourceText } from '../modules/scheduled-charges/index.ts'
import { type PaidCharge, paidChargesOf } from './payment/booking-charges/paid-later.ts'
import type { ShopDeps } from './shop-deps.ts'
import type { Moved } from './tenders/index.ts'

/**
 * What was paid for a booking, by each way, and what went back, in money: what was waived and what discounts took off was paid by nobody. Each movement says what it is, by the
 * means it was made with.
 */
export async function bookingTotals(deps: ShopDeps, tx: Tx, booking: Booking): Promise<MoneyOfBooking> {
  const { orgId, bookingId, total } = booking
  const card = await deps.payments.moneyOf(tx, orgId, bookingId, total.currency)
  const tenders = await deps.tendering.movedOf(tx, booking)
  const [attempt] = await deps.payments.attempts.listOf(tx, orgId, bookingId)
  const at = await timesOf(deps, tx, booking)
  const later = await paidChargesOf(deps, tx, booking)
  const money = tenders.filter(({ isDiscount }) => !isDiscount)
  const sumOf = (amounts: readonly Money[]) => amounts.reduce(add, zero(total.currency))
  const withCard = (labels: readonly string[]) => [...labels, ...(card.paidWith ? [card.paidWith] : [])]
  const labels = withCard(tenders.map(({ label }) => label))
  const moneyLabels = withCard(money.map(({ label }) => label))
  return {
    paid: sumOf([card.paid, ...money.map(({ amount }) => amount), ...later.map(({ charge }) => charge.amount)]),
    refunded: sumOf([card.refunded, ...money.map(({ returned }) => returned), ...later.map(({ charge, left }) => subtract(charge.amount, left))]),
    paidLater: sumOf(later.map(({ left }) => left)),
    paidWith: labels.length > 0 ? commaText(labels) : null,
    moneyBackTo: moneyLabels.length > 0 ? commaText(moneyLabels) : null,
    paidByCard: card.paidWith === null ? 'none' : money.length > 0 ? 'part' : 'all',
    chargedTo: card.paidWith ?? tenders.find(({ kind }) => kind === 'invoice')?.label ?? null,
    isGuaranteed: attempt?.keepsCard === true && attempt.state === 'succeeded',
    movements: [
      ...tenders.map(({ label, isDiscount, amount }) => ({ kind: isDiscount ? ('discount' as const) : ('payment' as const), label, amount, atMs: at.paid })),
      ...card.movements,
      ...tenders.flatMap((tender) => returnOf(tender, at.over)),
      ...later.toReversed().flatMap(movementsOf),
    ],
  }
}

/** What a card paid after the booking, and what of it went back. */
function movementsOf({ charge, attempt, refunds }: PaidCharge): MoneyOfBooking['movements'] {
  const label = sourceText(attempt.source)
  const paid = { kind: 'payment' as const, label: charge.kind === 'fee' ? say`${label}: cancellation or no-show fee` : label, amount: charge.amount }
  const back = refunds.map(({ amount, atMs }) => ({ kind: 'refund' as const, label: say`Refund to ${label}`, amount: negate(amount), atMs }))
  return [{ ...paid, atMs: charge.settledAtMs ?? charge.dueAtMs }, ...back]
}

/** What went back of a tender. Of a coupon that is all of it, or nothing: one that only became less cannot be used again. */
function returnOf({ kind, label, isDiscount, amount, returned, returnedAtMs }: Moved, overMs: number): MoneyOfBooking['movements'] {
  if (isZero(returned) || (kind === 'coupon' && !equals(returned, amount))) return []
  const back = { amount: negate(returned), atMs: returnedAtMs ?? overMs }
  return [isDiscount ? { kind: 'discount_returned', label, ...back } : { kind: 'refund', label: say`Refund to ${label}`, ...back }]
}

/** When its money was taken, and when it ended. */
async function timesOf({ bookings }: ShopDeps, tx: Tx, booking: Booking): Promise<{ paid: number; over: number }> {
  const events = await bookings.historyOf(tx, booking)
  const paid = events.find(({ to }) => to === 'confirming')?.atMs ?? booking.createdAtMs
  return { paid, over: events.findLast(({ to }) => to === 'cancelled' || to === 'failed')?.atMs ?? paid }
}
