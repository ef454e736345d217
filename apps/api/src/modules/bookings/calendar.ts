import { endedText, say, sentencesText } from '@sojourn/i18n'
import { invariant } from '@sojourn/kernel'
import ical from 'ical-generator'
import type { Booking } from './domain/booking.ts'

export interface CalendarEvent {
  /** The same in every file that has the event, so that a calendar shows it once. */
  readonly uid: string
  readonly startsAtMs: number
  readonly endsAtMs: number
  readonly isAllDay?: boolean
  readonly summary: string
  readonly location?: string
  readonly details?: string
  readonly link: string
  /** When what is said of it was last changed. */
  readonly changedAtMs: number
  /** How often it was: what is newer takes the place of what a calendar has. Absent where it is the first. */
  readonly changedTimes?: number
}

interface CalendarFacts {
  readonly name: string
  readonly product: 'bookings' | 'trips'
  /** How often a program that follows the calendar is to look again. */
  readonly refreshSeconds?: number
}

/** A calendar file (RFC 5545): instants in UTC, and every line ended, the last one too. */
export function calendarFile({ name, product, refreshSeconds }: CalendarFacts, events: readonly CalendarEvent[]): string {
  const calendar = ical({ name: oneLine(name), prodId: { company: 'Sojourn', product }, ...(refreshSeconds && { ttl: refreshSeconds }) })
  for (const { uid, startsAtMs, endsAtMs, isAllDay = false, summary, location, details, link, changedAtMs, changedTimes = 0 } of events) {
    calendar.createEvent({
      id: uid,
      stamp: new Date(changedAtMs),
      sequence: changedTimes,
      start: new Date(startsAtMs),
      end: new Date(endsAtMs),
      allDay: isAllDay,
      summary: oneLine(summary),
      ...(location !== undefined && { location: oneLine(location) }),
      ...(details !== undefined && { description: oneLine(details) }),
      url: link,
    })
  }
  return `${calendar.toString().trimEnd()}\r\n`
}

/** What happens when and where in a booking, by the clock of each place. The first event of its first item bears the booking's own id, whatever is cancelled. */
export function eventsOf(booking: Booking, link: string): CalendarEvent[] {
  const all = booking.items.flatMap(({ itemNo, description }) => description.calendar.map((event, index) => ({ event, id: `${itemNo}-${index + 1}` })))
  return all.map(({ event: { startsAtMs, endsAtMs, summary, location }, id }) => ({
    uid: id === '1-1' ? booking.bookingId : `${booking.bookingId}-${id}`,
    ...{ startsAtMs, endsAtMs, summary, location, link },
    changedAtMs: booking.changed?.lastMs ?? booking.createdAtMs,
    changedTimes: booking.changed?.times ?? 0,
  }))
}

interface FileFacts {
  readonly name: string
  readonly link: string
  /** What is promised of items, by item. */
  readonly promises: ReadonlyMap<number, string>
}

/** A confirmed booking as a calendar file, with its reference and what is promised of it. */
export function calendarOf(booking: Booking, { name, link, promises }: FileFacts): string {
  const details = booking.items.flatMap(({ itemNo, description }) =>
    description.calendar.map((event) => {
      const promise = promises.get(itemNo)
      return sentencesText([say`Reference ${booking.reference}.`, ...(promise ? [endedText(event.details), promise] : [event.details])])
    }),
  )
  const events = eventsOf(booking, link).map((event, index) => ({ ...event, details: details[index]! }))
  invariant(events.length > 0, 'something of it happens at a time')
  return calendarFile({ name, product: 'bookings' }, events)
}

// The library lets some line breaks through, and in this format a line is a statement.
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ')
