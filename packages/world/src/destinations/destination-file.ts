import type { Facts, Naming } from '../facts.ts'
import type { WEEKS } from './weeks.ts'

/** How properties are called in one place: its own words first, then some of a culture's; patterns of its own where it names any. */
export interface PlaceNaming extends Partial<Pick<Naming, 'plain' | 'fine' | 'grand'>> {
  /** A file of `data/cultures`. */
  readonly culture: string
  readonly own: readonly string[]
  /** How many nouns the place is dealt; more for sixty properties and more. */
  readonly nouns?: number
}

/** A file of `data/destinations`. */
export interface DestinationFile extends Omit<Facts, 'week' | 'naming'> {
  /** One of the usual weeks, or a week of its own. */
  readonly week: keyof typeof WEEKS | Facts['week']
  readonly naming: PlaceNaming | Naming
}
