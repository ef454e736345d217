import { addDays, type Day, hashUnit, weekdayOf } from '@sojourn/kernel'
import type { Season, StayProduct } from './catalogue.ts'

/** How much a night is asked for, in percent of the yearly mean: season, weekday, peaks. */
export function demandOf(season: Season, night: Day): number {
  return (seasonPercent(season.months, night) * season.week[weekdayOf(night)]! * peakPercent(season.peaks, night)) / 10_000
}

/** Months hold at their middle; between two middles the season moves evenly, so that no month begins with a jump. */
function seasonPercent(months: readonly number[], night: Day): number {
  const month = Number(night.slice(5, 7)) - 1
  const fromMiddle = (Number(night.slice(8, 10)) - 15) / 30
  const here = months[month]!
  const neighbour = months[(month + (fromMiddle < 0 ? 11 : 1)) % 12]!
  return here + (neighbour - here) * Math.min(0.5, Math.abs(fromMiddle))
}

function peakPercent(peaks: Season['peaks'], night: Day): number {
  const day = night.slice(5)
  return peaks.find((peak) => day >= peak.from && day <= peak.to)?.percent ?? 100
}

/** How full a property is on a night by other channels than ours, 0 to 1, on an ordinary night. It moves price and stock together. */
export const fullness = (hotelId: string, night: Day): number => hashUnit('fullness', hotelId, night)

/** Rooms of a type this site may sell on a night: the allotment less what other channels sold, the more the stronger the demand. */
export function capacityOf(
  room: { roomTypeId: string; allotment: number },
  { hotelId, product }: { hotelId: string; product: StayProduct },
  night: Day,
  demand: number,
): number {
  // Homes change hands on Saturdays: other channels let them by the week, and a week off must not be torn into single nights.
  const turn = product === 'holidaystays' ? saturdayBefore(night) : night
  const chance = (fullness(hotelId, turn) + hashUnit('room', room.roomTypeId, turn)) / 2
  const soldElsewhere = Math.min(1, Math.max(0, 0.3 + (demand - 100) * 0.005 + (chance - 0.5) * 0.9))
  return Math.max(0, Math.round(room.allotment * (1 - soldElsewhere)))
}

/** The Saturday that a night's week begins with. */
const saturdayBefore = (night: Day): Day => addDays(night, -((weekdayOf(night) + 1) % 7))
