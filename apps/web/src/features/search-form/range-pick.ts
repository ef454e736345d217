import { addDays, type Day, daysBetween } from '@sojourn/kernel'

/** Two days, always whole, so that the form can be sent at any moment. A form that asks for one day has it twice. */
export interface Range {
  readonly from: Day
  readonly until: Day
}

/** Which end of the range the next day chosen is. */
export type End = 'from' | 'until'

/** How long a range may be, in days. A car can be returned on the day it was picked up, a hotel is left on a later one. */
export interface RangeRules {
  readonly least: number
  readonly most: number
  /** The form asks for one day. */
  readonly single?: boolean
}

/** The result of choosing a day: the range as it is then, and the end that is chosen next; null where the range is whole. */
export function pick(range: Range, end: End, day: Day, rules: RangeRules): { readonly range: Range; readonly next: End | null } {
  if (rules.single) return { range: { from: day, until: day }, next: null }
  // A day before the first cannot be the last: the person means to begin on it.
  const isFirst = end === 'from' || !range.from || daysBetween(range.from, day) < rules.least
  if (isFirst) return { range: { from: day, until: fitUntil(day, range.until, rules) }, next: 'until' }
  return { range: { ...range, until: day }, next: null }
}

/** The range as it would be if the day pointed at were chosen: what the calendar shows meanwhile. */
export function previewOf(range: Range, end: End, pointed: Day | null, rules: RangeRules): Range {
  if (rules.single || end === 'from' || pointed === null || !range.from || daysBetween(range.from, pointed) < rules.least) return range
  return { ...range, until: pointed > lastUntil(range.from, rules) ? range.until : pointed }
}

/** The last day a range can end on. */
export const lastUntil = (from: Day, { most }: RangeRules): Day => addDays(from, most)

/** The days between both ends; none while one is missing. */
export const lengthOf = ({ from, until }: Range): number => (from && until > from ? daysBetween(from, until) : 0)

/** Where the first day moves past the last, or so far before it that no range is so long, the last follows by a day. */
export function fitUntil(from: Day, until: Day, { least, most }: RangeRules): Day {
  const days = until ? daysBetween(from, until) : -1
  return days >= least && days <= most ? until : addDays(from, 1)
}
