import { decimalsOf } from '@sojourn/kernel'
import { toStep } from '../property.ts'
import type { Resort, UnitSize } from './resort.ts'
import type { SeasonColor } from './season.ts'
import { UNIT_PERCENT } from './unit-kinds.ts'

/** Percent of seven nights of a double that a week with one bedroom costs. */
const BY_COLOR: Readonly<Record<SeasonColor, number>> = { blue: 42, white: 60, red: 85 }
const FLOOR_USD = 249
/** From so many days before on a week that nobody took costs less. */
export const LAST_CALL_DAYS = 60
const LAST_CALL_PERCENT = 75
/** A night alone costs more than a seventh of the week; Friday and Saturday more than the others. */
const NIGHT_PERCENT = [112, 108, 108, 108, 112, 140, 140] as const

interface PriceOf {
  readonly resort: Resort
  readonly size: UnitSize
  readonly color: SeasonColor
  readonly perUsd: number
  readonly daysBefore: number
}

/** The net price of a week, minor units of the resort's currency. */
export function weekMinor({ resort, size, color, perUsd, daysBefore }: PriceOf): number {
  const { follows, currency, level } = resort
  const unit = 10 ** decimalsOf(currency)
  const week = (follows.nightly * unit * 7 * BY_COLOR[color] * UNIT_PERCENT[size] * level) / 1_000_000
  const floor = FLOOR_USD * perUsd * unit
  const price = Math.max(week, floor) * (daysBefore <= LAST_CALL_DAYS ? Math.max(LAST_CALL_PERCENT / 100, floor / Math.max(week, floor)) : 1)
  return toStep(price, follows.stepMinor)
}

/** The net price of one night by its weekday, Sunday is 0. */
export function nightMinor(of: PriceOf, weekday: number): number {
  return toStep((weekMinor({ ...of, daysBefore: Number.POSITIVE_INFINITY }) / 7) * (NIGHT_PERCENT[weekday]! / 100), of.resort.follows.stepMinor)
}
