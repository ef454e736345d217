import { addDays, type Day, dayIn, daysBetween, instantMs } from '@sojourn/kernel'

/** How long a term is: years and months together. */
export interface TermLength {
  readonly years: number
  readonly months: number
}

export const monthsOf = ({ years, months }: TermLength): number => years * 12 + months

/** The day of the month that a term begins on: it is remembered over months that are too short for it. */
export const anchorOf = (day: Day): number => Number(day.slice(8))

/** The same day so many months later: the anchor, or the last day of a month that has no such day. */
export function addMonths(day: Day, months: number, anchorDay: number): Day {
  const [year, month] = day.split('-').map(Number) as [number, number, number]
  const count = year * 12 + (month - 1) + months
  const first = new Date(Date.UTC(Math.floor(count / 12), count % 12, 1))
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return addDays(first.toISOString().slice(0, 10), Math.min(anchorDay, days) - 1)
}

/** A term: its first day, and the day the next one begins. */
export interface Term {
  readonly from: Day
  readonly until: Day
}

/** The term that begins on a day, by the anchor of its membership. */
export const termFrom = (from: Day, length: TermLength, anchorDay: number): Term => ({ from, until: addMonths(from, monthsOf(length), anchorDay) })

const CHARGED_AT = '09:00:00'

/** When a term ends and the next one is charged: at nine in the morning where the member is, whatever their clocks do that night. */
export const endOfTermMs = (until: Day, timeZone: string): number => instantMs(until, CHARGED_AT, timeZone)

export const daysOf = ({ from, until }: Term): number => daysBetween(from, until)

/** Whether a name is one of a time zone: of a place, or UTC; no bare offset, which does not know of summer. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(name)) return false
  try {
    dayIn(name, 0)
    return true
  } catch {
    return false
  }
}
