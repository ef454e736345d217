import type { DescriptionShape } from '@sojourn/contracts'
import { dayText, dayTimeText } from '@sojourn/i18n'

/** Where the service begins, as the end of a policy line: `Check-in`, `Fri 12 Mar, 15:00`. Null where there is no place to go to. */
export function startOf(description: DescriptionShape | undefined): { readonly title: string; readonly at: string } | null {
  const starts = description?.starts
  return starts ? { title: starts.label, at: dayTimeText(dayText(starts.on), starts.time) } : null
}

interface Described {
  readonly description: DescriptionShape
}

/** Where a booking is: where the first of its items is that is somewhere. */
export const placeOf = (items: readonly Described[]): DescriptionShape['place'] => items.find(({ description }) => description.place)?.description.place ?? null

/** The item that begins first; null where there is no place to go to. */
export function firstToBegin<Item extends Described>(items: readonly Item[]): Item | null {
  const begins = ({ description: { starts } }: Described): string => (starts ? `${starts.on} ${starts.time}` : '')
  return items.filter(begins).toSorted((a, b) => (begins(a) < begins(b) ? -1 : begins(a) > begins(b) ? 1 : 0))[0] ?? null
}

/** Its file for a calendar. */
export const calendarHref = (bookingId: string): string => `/api/bookingHistory/calendar?booking_id=${encodeURIComponent(bookingId)}`
