import type { PriceRange } from './refinement.ts'

/** What the price filter is drawn from: all-in totals of what was found, before the price itself narrows it. */
export interface PriceSpread {
  readonly min: number
  readonly max: number
  readonly buckets: readonly number[]
}

/** The ends and the step of the sliders, in whole units, wide enough to leave nothing out. */
export interface PriceScale {
  readonly min: number
  readonly max: number
  readonly step: number
}

export function scaleOf({ min, max }: PriceSpread): PriceScale {
  const step = roundStep((max - min) / 50)
  const low = Math.floor(min / step) * step
  return { min: low, max: Math.max(low + step, Math.ceil(max / step) * step), step }
}

// 1, 2, 5, 10, 20, 50 …: steps a person can think in.
function roundStep(rough: number): number {
  if (rough <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(rough))
  const digit = rough / power
  return (digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10) * power
}

/** The chosen range on this scale; the whole scale where nothing is chosen. */
export function chosenOn(scale: PriceScale, range: PriceRange | null, currency: string): { low: number; high: number } {
  if (!range || range.currency !== currency) return { low: scale.min, high: scale.max }
  const within = (value: number) => Math.min(scale.max, Math.max(scale.min, value))
  return { low: within(range.min), high: within(range.max) }
}

/** A range that leaves nothing out is no filter. */
export const rangeOf = (scale: PriceScale, low: number, high: number, currency: string): PriceRange | null =>
  low <= scale.min && high >= scale.max ? null : { min: low, max: high, currency }

export interface Bar {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly inside: boolean
}

/** The bars of the histogram in a box of 100 by 40. A bar that holds anything is never lower than 2. */
export function barsOf(spread: PriceSpread, scale: PriceScale, low: number, high: number): readonly Bar[] {
  const most = Math.max(1, ...spread.buckets)
  const per = (spread.max - spread.min) / Math.max(1, spread.buckets.length)
  const toX = (price: number) => ((price - scale.min) / (scale.max - scale.min)) * 100
  return spread.buckets.map((count, index) => {
    const [from, to] = [spread.min + index * per, spread.min + (index + 1) * per]
    const middle = (from + to) / 2
    return {
      x: toX(from),
      width: Math.max(0.5, toX(to) - toX(from) - 0.8),
      height: count === 0 ? 0 : Math.max(2, (count / most) * 40),
      inside: middle >= low && middle <= high,
    }
  })
}
