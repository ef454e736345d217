import { dataOf } from '../data.ts'
import type { Airline } from './airline.ts'

export const CABINS = ['economy', 'premium', 'business', 'first'] as const
export type Cabin = (typeof CABINS)[number]

/** A class of seats of a cabin, by its letter: the cheap ones close first. */
export interface BookingClass {
  readonly cabin: Cabin
  readonly code: string
  /** 1 is the dearest of its cabin. */
  readonly rank: number
  /** Up to this part of a cabin may be sold before the class closes: the cheaper a class, the smaller. */
  readonly protect: number
  /** How many times the base fare it costs. */
  readonly factor: number
  /** How many days ahead it is bought at least. */
  readonly advanceDays: number
  /** Of a return with an airline of a network: only for those who stay over a Saturday night, or so of short ways alone. */
  readonly saturdayNight?: 'always' | 'short'
}

export const bookingClasses = dataOf<readonly BookingClass[]>('flights/booking-classes.json')

/** What something costs where it is not for everyone: nothing, a fee that differs by how far it goes, or it cannot be had at all. In whole dollars, for each traveller. */
export interface FareFee {
  readonly allows: 'free' | 'fee' | 'no'
  readonly shortUsd: number
  readonly longUsd: number
}

/** What airlines of a kind sell a cabin as: "Classic". */
export interface FareFamily {
  readonly airlineKind: Airline['kind']
  readonly cabin: Cabin
  readonly code: string
  readonly name: string
  /** From the cheapest of its cabin on. */
  readonly rank: number
  /** How many times the class's fare it costs. */
  readonly factor: number
  /** Whether a bag for the rack is in it; what goes under the seat always is. */
  readonly cabinBag: boolean
  /** Pieces of 23 kg. */
  readonly checkedBags: number
  readonly seats: 'paid' | 'standard' | 'free' | 'at_check_in'
  readonly change: FareFee
  readonly refund: FareFee
  readonly noShow: FareFee
  /** For how long it is held without being paid; null where it is paid at once. */
  readonly holdHours: number | null
  readonly milesPercent: number
}

export const fareFamilies = dataOf<readonly FareFamily[]>('flights/fare-families.json')

/** Where a tax applies: `*` and `any` everywhere from its country, within it, abroad, where one lands from abroad, or by how far one goes. */
export type TaxScope = '*' | 'any' | 'dom' | 'int' | 'arr' | 'short' | 'mid' | 'long' | 'A' | 'B' | 'C'

/** A tax or charge of those who leave a country, or come to it. */
export interface FlightTax {
  /** `*` is everywhere that has none of its own. */
  readonly country: string
  readonly scope: TaxScope
  readonly code: string
  readonly name: string
  /** Null where it is a part of the fare, in percent. */
  readonly currency: string | null
  readonly amount: number
  readonly rule: string
  readonly since: string | null
  readonly source: string
}

export const flightTaxes = dataOf<readonly FlightTax[]>('flights/taxes.json')
