import { addDays, type Day, nightsOf } from '@sojourn/kernel'

/** How long a car that was given back elsewhere stays there before it is brought home. */
export const BROUGHT_HOME_DAYS = 7

/** Every day on which a depot misses a car: from the pick-up to the return, both included; one way until it is brought home. */
export const daysTaken = (pickupDay: Day, untilDay: Day): Day[] => nightsOf(pickupDay, addDays(untilDay, 1))

export const takenUntil = (dropoffDay: Day, oneWay: boolean): Day => (oneWay ? addDays(dropoffDay, BROUGHT_HOME_DAYS) : dropoffDay)

/** A day on which something of ours is held or sold at a depot. */
export interface TakenDay {
  readonly depotId: string
  readonly acriss: string
  readonly day: Day
  readonly capacity: number
  readonly taken: number
}

/** A car that comes one way, and the days on which it is at its new depot. */
export interface Arrival {
  readonly depotId: string
  readonly acriss: string
  readonly from: Day
  readonly until: Day
}

/** Cars of a class that are left at a depot on all days together. */
export function leftOn(
  of: { readonly depotId: string; readonly acriss: string },
  days: readonly Day[],
  free: (day: Day) => number,
  taken: ReadonlyMap<string, TakenDay>,
  arrivals: readonly Arrival[],
): number {
  let left = Number.POSITIVE_INFINITY
  for (const day of days) {
    const row = taken.get(`${of.depotId} ${of.acriss} ${day}`)
    const capacity = capacityOn(of, day, free, arrivals)
    left = Math.min(left, row ? Math.max(row.capacity, capacity) - row.taken : capacity)
    if (left <= 0) return 0
  }
  return left
}

/** Cars there are to sell on a day: the depot's own, and those that have come one way. */
export const capacityOn = (
  of: { readonly depotId: string; readonly acriss: string },
  day: Day,
  free: (day: Day) => number,
  arrivals: readonly Arrival[],
): number =>
  free(day) + arrivals.filter(({ depotId, acriss, from, until }) => depotId === of.depotId && acriss === of.acriss && day >= from && day <= until).length
