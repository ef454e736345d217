import { asWritten, formatOf } from './dates.ts'

/** `Sun`, or `Sunday`, of a day of the week counted from 0 for Sunday. */
export const weekdayText = (weekday: number, length: 'short' | 'long' = 'short'): string =>
  asWritten(formatOf({ weekday: length, timeZone: 'UTC' }).format(A_SUNDAY + weekday * 86_400_000))

const A_SUNDAY = Date.UTC(2027, 2, 7)
