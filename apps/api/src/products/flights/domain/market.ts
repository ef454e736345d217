import type { Day } from '@sojourn/kernel'
import type { FareClass } from './booking-classes.ts'

/** `network` airlines sell journeys with changes, `low-cost` ones single flights, `regional` ones feed small airports. */
export type AirlineKind = 'network' | 'low-cost' | 'regional'

/** What fares ask of a flight on one day. */
export interface FareFlight {
  readonly plan: {
    readonly number: string
    readonly airline: { readonly code: string; readonly kind: AirlineKind }
    /** Indexes of airports. */
    readonly from: number
    readonly to: number
    readonly km: number
  }
  readonly day: Day
}

export const CABINS = ['economy', 'premium', 'business', 'first'] as const
export type Cabin = (typeof CABINS)[number]

/** What something costs where it is not for everyone: nothing, a fee that differs by how far it goes, or it cannot be had at all. */
export interface Fee {
  readonly allows: 'free' | 'fee' | 'no'
  /** In whole dollars, for each traveller. */
  readonly shortUsd: number
  readonly longUsd: number
}

/** What an airline sells a cabin as: "Classic". */
export interface FareFamily {
  readonly code: string
  readonly name: string
  readonly airlineKind: AirlineKind
  readonly cabin: Cabin
  /** From the cheapest of its cabin on. */
  readonly rank: number
  /** How many times the class's fare it costs. */
  readonly factor: number
  /** Whether a bag for the rack is in it; what goes under the seat always is. */
  readonly cabinBag: boolean
  readonly checkedBags: number
  readonly seats: 'paid' | 'standard' | 'free' | 'at_check_in'
  readonly change: Fee
  readonly refund: Fee
  readonly noShow: Fee
  /** For how long it is held without being paid; null where it is paid at once. */
  readonly holdHours: number | null
}

/** One direction of a journey. */
export interface FlownBound {
  readonly flights: readonly FareFlight[]
}

/** What prices are made of: asked for hundreds of journeys in one search. */
export interface FareMarket<Flight extends FareFlight = FareFlight> {
  /** One adult, one way in economy, before classes: cents of a dollar. */
  fareCents(from: number, to: number, day: Day): number
  /** The carrier's surcharge, which is a part of the fare. */
  surchargeCents(airline: Flight['plan']['airline'], km: number): number
  /** Along the great circle. */
  km(from: number, to: number): number
  countryOf(airport: number): string
  capacityOf(flight: Flight, cabin: Cabin): number
  /** Seats that others have sold until today. */
  soldByOthers(flight: Flight, cabin: Cabin): number
  /** By the clock of the airport that a flight leaves. */
  daysAhead(flight: Flight): number
  classesOf(cabin: Cabin): readonly FareClass[]
  /** The cheapest first. */
  familiesOf(kind: AirlineKind, cabin: Cabin): readonly FareFamily[]
  /** Between 0 and 1, always the same for a name. */
  chance(name: string): number
}

/** Seats of flights that are held or sold by us. */
export interface SeatStock {
  ours(flightNumber: string, day: Day, cabin: Cabin): number
}
