import { atMidnight, formatOf, isEnglish } from './dates.ts'

// Separate from the dates of every page: few pages show a membership.

/** `March 04, 2027`: a day of a membership in English (A9.6: MMMM DD, YYYY); other languages have their own long form. */
export function dateTextOfMembership(day: string): string {
  if (!isEnglish()) return formatOf({ dateStyle: 'long', timeZone: 'UTC' }).format(atMidnight(day))
  const month = formatOf({ month: 'long', timeZone: 'UTC' }).format(atMidnight(day))
  return `${month} ${day.slice(8, 10)}, ${day.slice(0, 4)}`
}

/** The time zone of the reader's clock: `Europe/Lisbon`. */
export const ownTimeZone = (): string => formatOf({}).resolvedOptions().timeZone
