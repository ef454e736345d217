import { instantMs, invariant } from '@sojourn/kernel'
import ical from 'ical-generator'
import type { Booking } from './domain/booking.ts'
import { isStay, particularsOf } from './particulars.ts'

/** A confirmed stay as a calendar file: from check-in to check-out by the clock of the property. */
export function calendarOf(booking: Booking, link: string): string {
  const { offer } = particularsOf(booking)
  invariant(isStay(offer), 'only a stay has days')
  const calendar = ical({ name: oneLine(offer.hotel_name), prodId: { company: 'Sojourn', product: 'stays' } })
  calendar.createEvent({
    id: booking.bookingId,
    start: new Date(instantMs(offer.checkin, offer.checkin_from, offer.time_zone)),
    end: new Date(instantMs(offer.checkout, offer.checkout_until, offer.time_zone)),
    summary: oneLine(`${offer.hotel_name}, ${offer.city}`),
    location: oneLine(`${offer.address}, ${offer.city}`),
    description: oneLine(`Reference ${booking.reference ?? ''}. ${offer.room_name}, ${offer.board}. ${offer.phone}`),
    url: link,
  })
  return calendar.toString()
}

// The library lets some line breaks through, and in this format a line is a statement.
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')
