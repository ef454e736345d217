import { addDays, daysBetween } from '@sojourn/kernel'
import type { Outing } from '../activity-address.ts'

const WEEK = 7

/** The days after those of a search, a week at least. */
export function laterDays({ from, to }: Pick<Outing, 'from' | 'to'>): Pick<Outing, 'from' | 'to'> {
  const length = Math.max(WEEK, daysBetween(from, to) + 1)
  return { from: addDays(to, 1), to: addDays(to, length) }
}
