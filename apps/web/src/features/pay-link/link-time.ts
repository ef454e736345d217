import { dayOfMonthText, dayTimeText, ownClockText } from '@sojourn/i18n'

/** When a link ends, by the reader's clock: `14:05 GMT+1`, with the day where that is not today. */
export function endsText(iso: string, now: Date = new Date()): string {
  const at = new Date(iso)
  return at.toDateString() === now.toDateString() ? ownClockText(at) : dayTimeText(dayOfMonthText(at), ownClockText(at))
}
