import type { FieldError } from '@sojourn/contracts'
import { fromMajor, type Money, type Tx } from '@sojourn/kernel'
import { type Booking, isStay, particularsOf } from '../../modules/bookings/index.ts'
import { restOf } from '../how-to-pay.ts'
import type { Parts } from '../parts.ts'
import type { Wish } from './place-booking.ts'

/** The fields of a wish in which it is not the one its checkout was booked by. */
export async function differing(parts: Parts, tx: Tx, booking: Booking, wish: Wish): Promise<FieldError[]> {
  const [plan, decided] = await Promise.all([parts.tendering.planOfBooking(tx, booking), parts.payments.routes.find(tx, booking.orgId, booking.bookingId)])
  const rest = restOf(plan)
  // Where nothing is left to pay it is the same to both.
  const paysOtherwise = decided !== null && rest.minor > 0 && decided.creditLine !== (wish.pay_with === 'invoice')
  const differs = {
    // Who pays for what nobody sleeps in is told by their account, not by the wish.
    guests: isStay(particularsOf(booking).offer) && !sameGuests(booking.guests, wish.guests),
    'contact.email': booking.contact.email !== wish.contact.email,
    'contact.phone': booking.contact.phone !== (wish.contact.phone ?? ''),
    consented_total: isOther(wish.consented_total, booking.total),
    consented_due: wish.consented_due !== undefined && isOther(wish.consented_due, rest),
    pay_with: paysOtherwise,
  }
  return Object.entries(differs).flatMap(([path, isSo]) => (isSo ? [{ path, message: 'This is not what it was booked with.' }] : []))
}

const isOther = (consented: number, { minor, currency }: Money): boolean => fromMajor(consented, currency)?.minor !== minor

const sameGuests = (booked: Booking['guests'], wished: Booking['guests']): boolean =>
  booked.length === wished.length &&
  booked.every((guest, index) => guest.first_name === wished[index]!.first_name && guest.last_name === wished[index]!.last_name)
