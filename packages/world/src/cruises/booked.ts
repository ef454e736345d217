import { addDays, type Day, daysBetween, hashUnit, hashUnitsOf } from '@sojourn/kernel'
import type { Sailing } from './sailing.ts'
import type { ShipCabin } from './ship.ts'

/** Sailings are sold from so many days before they begin. */
const SOLD_DAYS_BEFORE = 365
const FULL_LEAST = 0.84
const FULL_MOST = 0.99
const CURVE = 0.62
/** Dear suites and cheap inside cabins go first, balconies behind a boat last. */
const PULL: Readonly<Record<string, number>> = { S1: 1.12, S3: 1.06, I4: 1.04, L1: 1.08, B4: 0.88, O4: 0.94 }
const NEVER = 0.995
const SOLO_SHARE = 0.12

export const onSaleFrom = ({ startsOn }: Pick<Sailing, 'startsOn'>): Day => addDays(startsOn, -SOLD_DAYS_BEFORE)

/** The part of a ship that others have booked by the end of a day: it grows towards the first day and never shrinks. */
export function fullness(sailing: Pick<Sailing, 'sailingId' | 'startsOn'>, day: Day, seed: string): number {
  const before = Math.max(0, daysBetween(day, sailing.startsOn))
  if (before >= SOLD_DAYS_BEFORE) return 0
  const inTheEnd = FULL_LEAST + (FULL_MOST - FULL_LEAST) * hashUnit(seed, 'cruise full', sailing.sailingId)
  return inTheEnd * (1 - (before / SOLD_DAYS_BEFORE) ** CURVE)
}

/** Whether others have a cabin of a sailing on a day; once theirs it stays so. */
export function takenOn(sailing: Pick<Sailing, 'sailingId' | 'startsOn'>, day: Day, seed: string): (cabin: ShipCabin) => boolean {
  const full = fullness(sailing, day, seed)
  const unit = hashUnitsOf(seed, 'cruise cabin', sailing.sailingId)
  return ({ cabin, grade }) => unit(cabin) < Math.min(NEVER, full * (PULL[grade] ?? 1))
}

/** How many guests others have in a cabin that is theirs: mostly two, never more than it has berths. */
export function guestsOfOthers({ sailingId }: Pick<Sailing, 'sailingId'>, { cabin, berths }: ShipCabin, seed: string): number {
  const unit = hashUnit(seed, 'cruise guests', sailingId, cabin)
  if (unit < SOLO_SHARE) return 1
  return Math.min(berths, unit < 0.82 ? 2 : unit < 0.92 ? 3 : 4)
}
