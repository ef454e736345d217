import { destinationsOf } from './destinations/destinations.ts'
import type { Facts } from './facts.ts'
import { homesOf } from './homes.ts'
import type { Hotel } from './hotel.ts'
import { hotelsOf } from './hotels.ts'
import { type FxRate, rates } from './rates.ts'

/** The demo world. Everything is a pure function of the seed: the same seed gives the same bytes on every machine. */
export interface World {
  readonly seed: string
  /** Grows whenever the same seed gives another world, so that a catalogue of an older one is made again. */
  readonly edition: number
  readonly destinations: readonly Facts[]
  readonly rates: readonly FxRate[]
  /** The hotels of one destination; made when asked for, so that a large world need not fit in memory. */
  hotelsOf(destination: Facts): readonly Hotel[]
  /** Its holiday homes, made the same way. */
  homesOf(destination: Facts): readonly Hotel[]
}

const EDITION = 10

/** `places`: the few of the first page, or every place there is. `asOf`: the month before which all guests of the reviews stayed. */
export function createWorld(options: { seed?: string; asOf?: string; places?: 'core' | 'all' } = {}): World {
  const seed = options.seed ?? 'sojourn'
  const asOf = options.asOf ?? '2026-11'
  return {
    seed,
    edition: EDITION,
    destinations: destinationsOf(options.places ?? 'core'),
    rates,
    hotelsOf: (destination) => hotelsOf(destination, seed, asOf),
    homesOf: (destination) => homesOf(destination, seed, asOf),
  }
}
