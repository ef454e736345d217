import { clockText, commaText, dayOfMonthText } from '@sojourn/i18n'

/** When a link ends, by the clock of whoever looks: `14:05`, with the day where that is not today. */
export function endsText(iso: string, now: Date = new Date()): string {
  const at = new Date(iso)
  return at.toDateString() === now.toDateString() ? clockText(at) : commaText([dayOfMonthText(at), clockText(at)])
}
