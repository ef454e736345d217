import { type Day, weekdayOf } from '@sojourn/kernel'

/** By weekday, Sunday first; null is closed. */
export type Week = readonly (readonly [from: string, until: string] | null)[]

export function isOpen(week: Week, day: Day, clock: string): boolean {
  const hours = week[weekdayOf(day)]
  return hours !== null && hours !== undefined && clock >= hours[0] && clock <= hours[1]
}
