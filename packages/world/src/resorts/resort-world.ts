import type { World } from '../world.ts'
import { resortPlaces, resortsAt } from './make-resorts.ts'
import { type OfferedWeek, offeredWeek } from './offered-weeks.ts'
import type { Resort, ResortUnit } from './resort.ts'

/** Resorts of the demo world: pure functions of its seed, made when they are first asked for. */
export interface ResortWorld {
  readonly resorts: readonly Resort[]
  findResort(resortId: string): Resort | null
  /** Those of a destination, by its key. */
  resortsAt(destination: string): readonly Resort[]
  findUnit(resort: Resort, unit: string): ResortUnit | null
  /** Whether a unit is on offer in a week of a year, by its own check-in day. */
  offeredWeek(resort: Resort, unit: ResortUnit, year: number, week: number): OfferedWeek | null
  /** Units of its currency for one US dollar. */
  perUsd(resort: Resort): number
}

export function createResortWorld(world: World, asOf = '2026-11'): ResortWorld {
  const facts = new Map(world.destinations.map((each) => [each.key, each]))
  const resorts = resortPlaces().flatMap(({ key, kind }) => {
    const place = facts.get(key)
    return place ? resortsAt(place, kind, world.seed, asOf) : []
  })
  const byId = new Map(resorts.map((resort) => [resort.resortId, resort]))
  const byDestination = Map.groupBy(resorts, ({ destination }) => destination)
  const rates = new Map(world.rates.map(({ currency, perUsd }) => [currency, Number(perUsd)]))
  return {
    resorts,
    findResort: (resortId) => byId.get(resortId) ?? null,
    resortsAt: (destination) => byDestination.get(destination) ?? [],
    findUnit: (resort, unit) => resort.units.find((each) => each.unit === unit) ?? null,
    offeredWeek: (resort, unit, year, week) => offeredWeek(resort, unit, year, week, world.seed),
    perUsd: ({ currency }) => rates.get(currency)!,
  }
}
