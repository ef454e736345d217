import type { DescriptionShape } from '@sojourn/contracts'
import { dayText, dayTimeText } from '@sojourn/i18n'

/** Where the service begins, as the end of a policy line: `Check-in`, `Fri 12 Mar, 15:00`. Null where there is no place to go to. */
export function startOf(description: DescriptionShape | undefined): { readonly title: string; readonly at: string } | null {
  const starts = description?.starts
  return starts ? { title: starts.label, at: dayTimeText(dayText(starts.on), starts.time) } : null
}

/** Its file for a calendar. */
export const calendarHref = (bookingId: string): string => `/api/bookingHistory/calendar?booking_id=${encodeURIComponent(bookingId)}`
