import { hash32 } from '@sojourn/kernel'
import { createResortWorld, type OfferedWeek, type Resort, type ResortWorld, type World, weeksOf } from '@sojourn/world'

/** Resorts of the world, and their weeks on offer, which are made once for a resort and year. */
export interface ResortCatalogue extends ResortWorld {
  /** All weeks of a year that are on offer at a resort, whoever offers them and since when. */
  offeredIn(resort: Resort, year: number): readonly OfferedWeek[]
  /** Exchanges of few resorts are closed for those who live in its country. */
  isClosedFor(resort: Resort, residency: string): boolean
}

const YEARS_STORED_MAX = 600
const CLOSED_OF_HUNDRED = 6

export function resortCatalogue(world: World): ResortCatalogue {
  const resorts = createResortWorld(world)
  const stored = new Map<string, readonly OfferedWeek[]>()
  return {
    ...resorts,
    offeredIn(resort, year) {
      const key = `${resort.resortId} ${year}`
      const made =
        stored.get(key) ??
        resort.units.flatMap((unit) => weeksOf(year, unit.checkInDay).flatMap(({ week }) => resorts.offeredWeek(resort, unit, year, week) ?? []))
      stored.delete(key)
      stored.set(key, made)
      if (stored.size > YEARS_STORED_MAX) stored.delete(stored.keys().next().value!)
      return made
    },
    isClosedFor: ({ resortId, countryCode }, residency) => countryCode === residency && hash32('residents', resortId) % 100 < CLOSED_OF_HUNDRED,
  }
}
