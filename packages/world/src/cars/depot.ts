import type { Facts, Point } from '../facts.ts'
import type { CarSupplier } from './car-supplier.ts'

/** From when to when a desk is open on a weekday, `HH:MM`; null is closed. */
export type DeskHours = readonly [from: string, until: string] | null

/** One desk of one supplier. */
export interface Depot {
  readonly depotId: string
  readonly supplier: CarSupplier
  /** `terminal`: inside the airport. `shuttle`: a bus ride from it. `town`: in a district. */
  readonly kind: 'terminal' | 'shuttle' | 'town'
  readonly shuttleMinutes: number
  readonly name: string
  readonly address: string
  readonly phone: string
  readonly at: Point
  readonly timeZone: string
  /** By weekday, Sunday first. */
  readonly hours: readonly DeskHours[]
  /** The airport it serves; null in town. */
  readonly iata: string | null
  /** The destination it is in; null at an airport of no destination. */
  readonly destination: string | null
  readonly city: string
  readonly country: string
  readonly countryCode: string
  /** ISO 3166-2 code of the part of the country. */
  readonly region: string
  /** Cars of all classes. */
  readonly fleet: number
  /** The destination whose prices and seasons it follows: its own, or the nearest of its country. */
  readonly follows: Facts
}

const AIRPORT_HOURS: readonly DeskHours[] = Array.from({ length: 7 }, () => ['06:00', '23:59'] as const)
const OFFICE = ['08:00', '18:00'] as const
const TOWN_HOURS: readonly DeskHours[] = [null, OFFICE, OFFICE, OFFICE, OFFICE, OFFICE, ['09:00', '13:00']]

export const hoursOf = (kind: Depot['kind']): readonly DeskHours[] => (kind === 'town' ? TOWN_HOURS : AIRPORT_HOURS)
