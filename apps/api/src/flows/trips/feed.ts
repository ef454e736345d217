import { say } from '@sojourn/i18n'
import ical from 'ical-generator'
import type { TripListed } from '../../modules/trips/index.ts'
import type { ItemNow } from './read-trip.ts'

// In this format a line is a statement.
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')

/** A trip as a calendar that other programs follow: what is booked at its hours, and the days of the trip themselves. Prices and references stay out: the address may be known to others. */
export function feedOf(trip: TripListed, items: readonly ItemNow[], link: string): string {
  const calendar = ical({ name: oneLine(trip.name), prodId: { company: 'Sojourn', product: 'trips' }, ttl: 3_600 })
  calendar.createEvent({ id: trip.tripId, start: dayAt(trip.from), end: dayAt(trip.to, 1), allDay: true, summary: oneLine(say`Trip: ${trip.name}`), url: link })
  for (const { item, booked } of items) {
    if (booked?.booking.status !== 'confirmed') continue
    for (const [at, event] of booked.booking.items.flatMap(({ description }) => description.calendar).entries()) {
      calendar.createEvent({
        id: `${item.itemId}-${at + 1}`,
        start: new Date(event.startsAtMs),
        end: new Date(event.endsAtMs),
        summary: oneLine(event.summary),
        location: oneLine(event.location),
        url: link,
      })
    }
  }
  return calendar.toString()
}

const dayAt = (day: string, more = 0): Date => new Date(Date.parse(`${day}T00:00:00Z`) + more * 86_400_000)
