import type { Facts } from '../facts.ts'

export type SeasonColor = 'red' | 'white' | 'blue'

const WEEKS = 52
const RED_SHARE = 0.4
const WHITE_SHARE = 0.35
const DAY_MS = 86_400_000
const REFERENCE = Date.UTC(2027, 0, 1)

const monthDayOf = (week: number, day: number): string => new Date(REFERENCE + ((week - 1) * 7 + day) * DAY_MS).toISOString().slice(5, 10)

const peakOf = ({ peaks }: Facts, week: number): number =>
  Math.max(
    100,
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
      peaks.filter(({ from, to }) => monthDayOf(week, day) >= from && monthDayOf(week, day) <= to).map(({ percent }) => percent),
    ),
  )

/** How much a week is asked for, in percent of the yearly mean: between the middles of the months it is next to. */
function demandOf(facts: Facts, week: number): number {
  const middle = (week - 1) * 7 + 3
  const at = middle / (365 / 12) - 0.5
  const [before, share] = [Math.floor(at), at - Math.floor(at)]
  const of = (month: number) => facts.season[(month + 12) % 12]!
  return ((of(before) * (1 - share) + of(before + 1) * share) * peakOf(facts, week)) / 100
}

export interface SeasonWeek {
  readonly color: SeasonColor
  /** From 0, the quietest week of the year, to 1. */
  readonly demand: number
}

const known = new WeakMap<Facts, readonly SeasonWeek[]>()

/** Weeks 1 to 53 by how much they are asked for: the first four tenths and all with a peak are red, the next third white, the rest blue. Week 53 is as 52. */
export function seasonOf(facts: Facts): readonly SeasonWeek[] {
  const made = known.get(facts)
  if (made) return made
  const weeks = Array.from({ length: WEEKS }, (_, i) => ({ week: i + 1, demand: demandOf(facts, i + 1), isPeak: peakOf(facts, i + 1) > 100 }))
  const ranked = [...weeks].sort((a, b) => b.demand - a.demand || a.week - b.week)
  const rank = new Map(ranked.map(({ week }, at) => [week, at]))
  const season = weeks.map(({ week, isPeak }): SeasonWeek => {
    const at = rank.get(week)!
    const color = isPeak || at < WEEKS * RED_SHARE ? 'red' : at < WEEKS * (RED_SHARE + WHITE_SHARE) ? 'white' : 'blue'
    return { color, demand: 1 - at / (WEEKS - 1) }
  })
  const all = [...season, season[WEEKS - 1]!]
  known.set(facts, all)
  return all
}
