import type { Facts, Point } from '../facts.ts'
import type { Hotel, Review } from '../hotel.ts'
import type { CheckInDay } from './week-calendar.ts'

/** Why people come for a week. */
export type ResortKind = 'coast' | 'island' | 'alpine' | 'golf'

/** Sizes of units: studio to three bedrooms. */
export type UnitSize = 'studio' | 'one' | 'two' | 'three'

/** What a size is: bedrooms, how many sleep in it and how many of them behind a door of their own. */
export interface UnitKind {
  readonly size: UnitSize
  readonly bedrooms: 0 | 1 | 2 | 3
  readonly sleeps: number
  readonly privacy: number
  readonly kitchen: 'none' | 'mini' | 'full'
  readonly sizeM2: number
}

/** One apartment of a resort. */
export interface ResortUnit {
  /** Of its resort: its number on the door. */
  readonly unit: string
  readonly size: UnitSize
  readonly view: string
  readonly checkInDay: CheckInDay
  /** The resort lets it itself, all the year; the others are on offer in the weeks that their owners deposit. */
  readonly let: boolean
}

export interface Resort {
  /** Of the address bar: `cancun-club-del-copal`. */
  readonly resortId: string
  readonly name: string
  readonly kind: ResortKind
  readonly destination: string
  readonly city: string
  readonly country: string
  readonly countryCode: string
  readonly district: string
  readonly at: Point
  readonly address: string
  readonly phone: string
  readonly timeZone: string
  readonly currency: string
  readonly score: number
  readonly scores: Hotel['scores']
  readonly reviewCount: number
  readonly reviews: readonly Review[]
  readonly amenities: readonly string[]
  readonly description: string
  readonly near: Hotel['near']
  readonly fromAirport: Hotel['fromAirport']
  readonly checkinFrom: string
  readonly checkoutUntil: string
  /** Paid at the property for a unit and night, minor units of its currency; 0 where there is none. */
  readonly resortFeeMinor: number
  /** Its drawings: the front, and the interior that all rooms share. */
  readonly facade: string
  readonly interior: string
  /** The units by size that it has, smallest first. */
  readonly kinds: readonly UnitKind[]
  readonly units: readonly ResortUnit[]
  /** Percent of what a night costs there on average. */
  readonly level: number
  /** Of the destination: season, currency, taxes. */
  readonly follows: Facts
}
