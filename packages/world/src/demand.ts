import type { Day } from '@sojourn/kernel'
import type { Facts } from './facts.ts'

/** How much what is not a night is asked for on a day, in percent of the yearly mean: half as lively as the nights of the place. */
export function demandPercent({ season, peaks }: Facts, day: Day): number {
  const monthDay = day.slice(5)
  const peak = peaks.find(({ from, to }) => monthDay >= from && monthDay <= to)?.percent ?? 100
  return 50 + (season[Number(day.slice(5, 7)) - 1]! * peak) / 200
}
