import { add, isZero, type Money, negate, type Tx, zero } from '@sojourn/kernel'
import type { Booking, MoneyOfBooking } from '../modules/bookings/index.ts'
import type { Parts } from './parts.ts'

/** What was paid for a booking, by each way, and what went back. What was waived was paid by nobody. */
export async function moneyOfBooking(parts: Parts, tx: Tx, booking: Booking): Promise<MoneyOfBooking> {
  const { orgId, bookingId, total } = booking
  const card = await parts.payments.moneyOf(tx, orgId, bookingId, total.currency)
  const tenders = await parts.tendering.movedOf(tx, booking)
  const at = await timesOf(parts, tx, booking)
  const sumOf = (amounts: readonly Money[]) => amounts.reduce(add, zero(total.currency))
  const labels = [...tenders.map(({ label }) => label), ...(card.paidWith ? [card.paidWith] : [])]
  return {
    paid: sumOf([card.paid, ...tenders.map(({ amount }) => amount)]),
    refunded: sumOf([card.refunded, ...tenders.map(({ returned }) => returned)]),
    paidWith: labels.length > 0 ? labels.join(', ') : null,
    movements: [
      ...tenders.map(({ label, amount }) => ({ label, amount, atMs: at.paid })),
      ...card.movements,
      ...tenders.flatMap(({ label, returned }) => (isZero(returned) ? [] : [{ label: `Refund to ${label}`, amount: negate(returned), atMs: at.over }])),
    ],
  }
}

/** When its money was taken, and when it ended. */
async function timesOf({ bookings }: Parts, tx: Tx, booking: Booking): Promise<{ paid: number; over: number }> {
  const events = await bookings.historyOf(tx, booking)
  const paid = events.find(({ to }) => to === 'confirming')?.atMs ?? booking.createdAtMs
  return { paid, over: events.findLast(({ to }) => to === 'cancelled' || to === 'failed')?.atMs ?? paid }
}
