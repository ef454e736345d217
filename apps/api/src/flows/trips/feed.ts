import { say } from '@sojourn/i18n'
import { type CalendarEvent, calendarFile, eventsOf } from '../../modules/bookings/index.ts'
import type { TripListed } from '../../modules/trips/index.ts'
import type { ItemNow } from './read-trip.ts'

const DAY_MS = 86_400_000
const REFRESH_SECONDS = 3_600

/** A trip as a calendar that other programs follow: what is booked at its hours, and the days of the trip themselves. Prices and references stay out: the address may be known to others. */
export function feedOf(trip: TripListed, items: readonly ItemNow[], link: string, nowMs: number): string {
  const days: CalendarEvent = {
    uid: trip.tripId,
    startsAtMs: Date.parse(trip.from),
    // The day after, for a span of days ends where the next begins; a year has four digits.
    endsAtMs: Math.min(Date.parse(trip.to) + DAY_MS, Date.parse('9999-12-31')),
    isAllDay: true,
    summary: say`Trip: ${trip.name}`,
    link,
    changedAtMs: nowMs,
  }
  const booked = items.flatMap(({ booked: of }) => (of?.booking.status === 'confirmed' ? eventsOf(of.booking, link) : []))
  return calendarFile({ name: trip.name, product: 'trips', refreshSeconds: REFRESH_SECONDS }, [days, ...booked])
}
