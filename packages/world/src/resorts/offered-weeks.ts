import { addDays, type Day, hashUnitsOf } from '@sojourn/kernel'
import type { Resort, ResortUnit } from './resort.ts'
import { type SeasonColor, seasonOf } from './season.ts'
import { findWeek, type ResortWeek } from './week-calendar.ts'

/** How a week came to be on offer: an owner gave it for an exchange, it is sold for money, or the resort lets the unit itself. */
export type OfferedBy = 'exchange' | 'cash' | 'let'

/** A unit in a week that somebody may have. */
export interface OfferedWeek extends ResortWeek {
  readonly unit: ResortUnit
  readonly color: SeasonColor
  readonly by: OfferedBy
  /** The day from which it is on offer. */
  readonly since: Day
}

const SHARE_MIN = 0.04
const SHARE_MAX = 0.12
/** Owners keep the weeks that everyone wants. */
const BY_COLOR: Readonly<Record<SeasonColor, number>> = { red: 0.6, white: 1, blue: 1.4 }
const CASH_SHARE = 0.45
const DAYS_BEFORE = [60, 730] as const

/** Whether a unit is on offer in a week of a year, and since when; null where its owner stays in it. */
export function offeredWeek(resort: Resort, unit: ResortUnit, year: number, week: number, seed: string): OfferedWeek | null {
  const found = findWeek(year, week, unit.checkInDay)
  if (!found) return null
  const { color } = seasonOf(resort.follows)[week - 1]!
  if (unit.let) return { ...found, unit, color, by: 'let', since: addDays(found.checkIn, -DAYS_BEFORE[1]) }
  const share = SHARE_MIN + (SHARE_MAX - SHARE_MIN) * hashUnitsOf(seed, 'deposits', resort.resortId, year, week)('share')
  const roll = hashUnitsOf(seed, 'deposit', resort.resortId, unit.unit, year, week)
  if (roll('is') >= share * BY_COLOR[color]) return null
  const ahead = DAYS_BEFORE[0] + Math.floor(roll('ahead') * (DAYS_BEFORE[1] - DAYS_BEFORE[0]))
  return { ...found, unit, color, by: roll('by') < CASH_SHARE ? 'cash' : 'exchange', since: addDays(found.checkIn, -ahead) }
}
