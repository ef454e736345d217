import { addDays, type Day, daysBetween, weekdayOf } from '@sojourn/kernel'

/** Days on which resort weeks begin, as `Date` counts them. */
export type CheckInDay = 5 | 6 | 0

/** A week of a year as owners count them: 1 begins at the first such weekday of the year. */
export interface ResortWeek {
  readonly year: number
  readonly week: number
  readonly checkIn: Day
  readonly checkOut: Day
}

function firstCheckIn(year: number, day: CheckInDay): Day {
  const newYear = `${year}-01-01` as Day
  return addDays(newYear, (day - weekdayOf(newYear) + 7) % 7)
}

/** A week by its number; null for one that the year does not have: only some have a 53rd. */
export function findWeek(year: number, week: number, day: CheckInDay): ResortWeek | null {
  if (!Number.isInteger(week) || week < 1 || week > 53) return null
  const checkIn = addDays(firstCheckIn(year, day), (week - 1) * 7)
  return Number(checkIn.slice(0, 4)) === year ? { year, week, checkIn, checkOut: addDays(checkIn, 7) } : null
}

/** All weeks of a year, 52 or 53. */
export const weeksOf = (year: number, day: CheckInDay): ResortWeek[] =>
  Array.from({ length: 53 }, (_, i) => findWeek(year, i + 1, day)).filter((week) => week !== null)

/** The week that a day is in. */
export function weekAt(date: Day, day: CheckInDay): ResortWeek {
  const checkIn = addDays(date, -((weekdayOf(date) - day + 7) % 7))
  const year = Number(checkIn.slice(0, 4))
  const week = 1 + daysBetween(firstCheckIn(year, day), checkIn) / 7
  return { year, week, checkIn, checkOut: addDays(checkIn, 7) }
}
