import type { BookingChargeShape } from '@sojourn/contracts'
import { dayIn, subtract, type Tx, toMajor, zero } from '@sojourn/kernel'
import type { Booking } from '../../../modules/bookings/index.ts'
import { type Charge, isOpen, sourceText } from '../../../modules/scheduled-charges/index.ts'
import type { ShopDeps } from '../../shop-deps.ts'
import { BOOKING, partOf, subjectOf } from './booking-subject.ts'
import { agreedOf } from './charge-owner.ts'
import { paidChargesOf } from './paid-later.ts'

/** What is charged for a booking after it was made, the first due first. */
export async function chargesOnWire({ scheduled }: Pick<ShopDeps, 'scheduled'>, tx: Tx, booking: Booking): Promise<BookingChargeShape[]> {
  const charges = await scheduled.charges.ofSubject(tx, subjectOf(booking))
  if (charges.length === 0) return []
  const paid = await paidChargesOf({ scheduled }, tx, booking)
  const mandate = await scheduled.mandates.findLive(tx, subjectOf(booking))
  return charges.map((charge) => {
    const { chargeId, kind, state, dueAtMs, givesUpAtMs } = charge
    const amount = isOpen(charge) ? agreedOf(charge, booking) : charge.amount
    const { itemNo } = partOf(charge)
    const timeZone = booking.items[itemNo - 1]?.terms.timeZone ?? 'UTC'
    const done = paid.find((each) => each.charge.chargeId === chargeId)
    const waits = state === 'retrying' || state === 'needs_person'
    return {
      charge_id: chargeId,
      item_no: itemNo,
      kind: kind === 'fee' ? ('fee' as const) : ('balance' as const),
      on: dayIn(timeZone, dueAtMs),
      amount: toMajor(amount),
      state: state === 'trying' ? ('retrying' as const) : state,
      refunded: toMajor(done ? subtract(amount, done.left) : zero(amount.currency)),
      pays: done ? [sourceText(done.attempt.source)] : (mandate?.sources ?? []).map(sourceText),
      until: waits && givesUpAtMs !== null ? dayIn(timeZone, givesUpAtMs) : null,
      can_pay_now: mayPayNow(charge),
    }
  })
}

/** While a bank was not asked, or has answered no. */
export const mayPayNow = (charge: Pick<Charge, 'state'>): boolean => isOpen(charge) && charge.state !== 'trying'

/** The bookings of a person of which something is still to be charged. */
export async function owingBookings({ scheduled }: Pick<ShopDeps, 'scheduled'>, tx: Tx, of: Pick<Booking, 'orgId' | 'userId'>): Promise<ReadonlySet<string>> {
  const charges = await scheduled.charges.listOf(tx, of)
  return new Set(charges.filter((charge) => charge.subjectKind === BOOKING && isOpen(charge)).map(({ subjectId }) => subjectId))
}
