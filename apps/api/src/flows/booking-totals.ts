import { commaText, say } from '@sojourn/i18n'
import { add, isZero, type Money, negate, type Tx, zero } from '@sojourn/kernel'
import type { Booking, MoneyOfBooking } from '../modules/bookings/index.ts'
import type { ShopDeps } from './shop-deps.ts'

/** What was paid for a booking, by each way, and what went back. What was waived counts as paid by no tender. */
export async function bookingTotals(deps: ShopDeps, tx: Tx, booking: Booking): Promise<MoneyOfBooking> {
  const { orgId, bookingId, total } = booking
  const card = await deps.payments.moneyOf(tx, orgId, bookingId, total.currency)
  const tenders = await deps.tendering.movedOf(tx, booking)
  const [attempt] = await deps.payments.attempts.listOf(tx, orgId, bookingId)
  const at = await timesOf(deps, tx, booking)
  const sumOf = (amounts: readonly Money[]) => amounts.reduce(add, zero(total.currency))
  const labels = [...tenders.map(({ label }) => label), ...(card.paidWith ? [card.paidWith] : [])]
  return {
    paid: sumOf([card.paid, ...tenders.map(({ amount }) => amount)]),
    refunded: sumOf([card.refunded, ...tenders.map(({ returned }) => returned)]),
    paidWith: labels.length > 0 ? commaText(labels) : null,
    paidByCard: card.paidWith === null ? 'none' : tenders.length > 0 ? 'part' : 'all',
    chargedTo: card.paidWith ?? tenders.find(({ kind }) => kind === 'invoice')?.label ?? null,
    isGuaranteed: attempt?.keepsCard === true && attempt.state === 'succeeded',
    movements: [
      ...tenders.map(({ label, amount }) => ({ label, amount, atMs: at.paid })),
      ...card.movements,
      ...tenders.flatMap(({ label, returned, returnedAtMs }) =>
        isZero(returned) ? [] : [{ label: say`Refund to ${label}`, amount: negate(returned), atMs: returnedAtMs ?? at.over }],
      ),
    ],
  }
}

/** When its money was taken, and when it ended. */
async function timesOf({ bookings }: ShopDeps, tx: Tx, booking: Booking): Promise<{ paid: number; over: number }> {
  const events = await bookings.historyOf(tx, booking)
  const paid = events.find(({ to }) => to === 'confirming')?.atMs ?? booking.createdAtMs
  return { paid, over: events.findLast(({ to }) => to === 'cancelled' || to === 'failed')?.atMs ?? paid }
}
