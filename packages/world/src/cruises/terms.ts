import { addDays, type Day } from '@sojourn/kernel'
import type { Sailing } from './sailing.ts'
import type { CabinGrade } from './ship.ts'

/** What of the fare is kept of one who cancels from a day on, until the next step. Port expenses, taxes and gratuities are always given back. */
export interface PenaltyStep {
  readonly from: Day
  readonly farePercent: number
}

const FINAL_DAYS_BEFORE = 120
const STEPS: readonly (readonly [daysBefore: number, farePercent: number])[] = [
  [119, 25],
  [90, 50],
  [60, 75],
  [30, 100],
]
/** Whole dollars for each guest, at least. */
const DEPOSIT_LEAST = { short: 100_00, long: 250_00 } as const
const LONG_NIGHTS = 7

/** The last day on which all of it must be paid; who books later pays at once. */
export const finalPaymentOn = ({ startsOn }: Pick<Sailing, 'startsOn'>): Day => addDays(startsOn, -FINAL_DAYS_BEFORE)

/** Earliest first; before the first step nothing is kept. */
export const penaltiesOf = ({ startsOn }: Pick<Sailing, 'startsOn'>): PenaltyStep[] =>
  STEPS.map(([daysBefore, farePercent]) => ({ from: addDays(startsOn, -daysBefore), farePercent }))

/** Percent of the fare that is kept of one who cancels on a day. */
export const penaltyPercentOn = (sailing: Pick<Sailing, 'startsOn'>, day: Day): number =>
  penaltiesOf(sailing).findLast(({ from }) => from <= day)?.farePercent ?? 0

/** Due when a cabin is booked; never more than the fare. */
export function depositMinor(
  { itinerary }: Pick<Sailing, 'itinerary'>,
  { depositPercent }: Pick<CabinGrade, 'depositPercent'>,
  fareMinor: number,
  guests: number,
): number {
  const least = (itinerary.nights >= LONG_NIGHTS ? DEPOSIT_LEAST.long : DEPOSIT_LEAST.short) * guests
  return Math.min(fareMinor, Math.max(least, Math.round((fareMinor * (depositPercent ?? 0)) / 100_00) * 100))
}
