import type { FieldError } from '@sojourn/contracts'
import { fromMajor, type Money, type Tx } from '@sojourn/kernel'
import { type Booking, isStay, particularsOf } from '../../modules/bookings/index.ts'
import { restOf } from '../how-to-pay.ts'
import type { Parts } from '../parts.ts'

/** What a person consents to. Of what nobody comes to sleep in, `guests` is who pays. */
export interface Wish {
  readonly guests: Booking['guests']
  readonly contact: { readonly email: string; readonly phone?: string | undefined }
  readonly consented_total: number
  /** What they saw a card or the invoice pay; left out where they were not shown it. */
  readonly consented_due?: number | undefined
  readonly pay_with?: 'card' | 'invoice' | undefined
}

/** Whether what was consented to is another amount than this. */
export const isOther = (consented: number, { minor, currency }: Money): boolean => fromMajor(consented, currency)?.minor !== minor

/** The fields of a wish in which it is not the one its checkout was booked by. */
export async function differingFields(parts: Parts, tx: Tx, booking: Booking, wish: Wish): Promise<FieldError[]> {
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

const sameGuests = (booked: Booking['guests'], wished: Booking['guests']): boolean =>
  booked.length === wished.length &&
  booked.every((guest, index) => guest.first_name === wished[index]!.first_name && guest.last_name === wished[index]!.last_name)
