import { instantMs } from '@sojourn/kernel'
import ical from 'ical-generator'
import type { Booking } from './domain/booking.ts'
import { particularsOf } from './particulars.ts'

/** A confirmed stay as a calendar file: from check-in to check-out by the clock of the property. */
export function calendarOf(booking: Booking, link: string): string {
  const { offer } = particularsOf(booking)
  const calendar = ical({ name: offer.hotel_name, prodId: { company: 'Sojourn', product: 'stays' } })
  calendar.createEvent({
    id: booking.bookingId,
    start: new Date(instantMs(offer.checkin, offer.checkin_from, offer.time_zone)),
    end: new Date(instantMs(offer.checkout, offer.checkout_until, offer.time_zone)),
    summary: `${offer.hotel_name}, ${offer.city}`,
    location: `${offer.address}, ${offer.city}`,
    description: `Reference ${booking.reference ?? ''}. ${offer.room_name}, ${offer.board}. ${offer.phone}`,
    url: link,
  })
  return calendar.toString()
}
