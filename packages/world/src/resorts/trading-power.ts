import type { Resort, UnitSize } from './resort.ts'
import { seasonOf } from './season.ts'

/** What a week is worth in an exchange, as the sum that a page shows: each part is a whole number, `early` is 0 or below. */
export interface TradingPower {
  readonly place: number
  readonly season: number
  readonly unit: number
  readonly early: number
  readonly total: number
}

const BASE = 10
const BY_DEMAND = 30
const BY_SCORE = 10
const BY_UNIT = 8
const SIZE: Readonly<Record<UnitSize, number>> = { studio: 0, one: 1, two: 2, three: 3 }
const SCORES = [7, 9.6] as const
/** Full worth from nine months before the week on, then less. */
const EARLY: readonly (readonly [days: number, percent: number])[] = [
  [270, 100],
  [180, 80],
  [90, 60],
  [0, 40],
]

/** The power of a week that is given `daysBefore` its first day; for one that is taken, leave the days out. */
export function tradingPower(resort: Resort, size: UnitSize, week: number, daysBefore = Number.POSITIVE_INFINITY): TradingPower {
  const place = BASE + Math.round((BY_SCORE * (Math.min(SCORES[1], resort.score) - SCORES[0])) / (SCORES[1] - SCORES[0]))
  const season = Math.round(BY_DEMAND * seasonOf(resort.follows)[week - 1]!.demand)
  const unit = BY_UNIT * SIZE[size]
  const whole = place + season + unit
  const percent = EARLY.find(([days]) => daysBefore >= days)?.[1] ?? 40
  const early = Math.round((whole * percent) / 100) - whole
  return { place, season, unit, early: early === 0 ? 0 : early, total: whole + early }
}
