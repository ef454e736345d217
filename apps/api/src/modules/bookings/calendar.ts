import { say } from '@sojourn/i18n'
import { invariant } from '@sojourn/kernel'
import ical from 'ical-generator'
import type { Booking } from './domain/booking.ts'
import { titleOf } from './shown.ts'

/** A confirmed booking as a calendar file: what happens when and where, by the clock of each place. */
export function calendarOf(booking: Booking, link: string): string {
  const events = booking.items.flatMap(({ itemNo, description }) => description.calendar.map((event, at) => ({ ...event, id: `${itemNo}-${at + 1}` })))
  invariant(events.length > 0, 'something of it happens at a time')
  const calendar = ical({ name: oneLine(titleOf(booking)), prodId: { company: 'Sojourn', product: 'bookings' } })
  for (const { id, startsAtMs, endsAtMs, summary, location, details } of events) {
    calendar.createEvent({
      id: events.length === 1 ? booking.bookingId : `${booking.bookingId}-${id}`,
      start: new Date(startsAtMs),
      end: new Date(endsAtMs),
      summary: oneLine(summary),
      location: oneLine(location),
      description: oneLine(`${say`Reference ${booking.reference}.`} ${details}`),
      url: link,
    })
  }
  return calendar.toString()
}

// The library lets some line breaks through, and in this format a line is a statement.
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')
