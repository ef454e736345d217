import type { District, Facts, Point } from '../facts.ts'
import type { Hotel } from '../hotel.ts'

/** What is cooked, as it is filtered by. `local` is the cuisine of the country. */
export type Cuisine =
  | 'local'
  | 'seafood'
  | 'grill'
  | 'bistro'
  | 'contemporary'
  | 'international'
  | 'italian'
  | 'french'
  | 'indian'
  | 'chinese'
  | 'japanese'
  | 'thai'
  | 'korean'
  | 'levantine'
  | 'turkish'
  | 'georgian'
  | 'german'
  | 'british'
  | 'mexican'
  | 'nordic'
  | 'vegetarian'
  | 'street_food'
  | 'fine_dining'

export type AreaKind = 'inside' | 'terrace' | 'bar'
export type PriceLevel = 1 | 2 | 3 | 4

export interface Table {
  /** `i3`: the third inside. */
  readonly no: string
  readonly area: AreaKind
  readonly seats: number
  /** The table beside it that it can be pushed together with; both name each other. */
  readonly joins: string | null
}

/** When people are seated on a day, in quarters of an hour since its midnight: both ends included. */
export interface Service {
  readonly key: 'lunch' | 'dinner'
  readonly first: number
  readonly last: number
}

export interface Dish {
  /** As it stands on the card. */
  readonly name: string
  readonly minor: number
}

/** A menu that is paid with the booking, for everyone at the table. */
export interface SetMenu {
  readonly courses: number
  readonly minorPerHead: number
}

/** Amounts are minor units of the currency of its destination. */
export interface Restaurant {
  readonly restaurantId: string
  readonly name: string
  readonly cuisine: Cuisine
  /** What such a place is called there: "Tasca", "Izakaya"; null where there is no word. */
  readonly style: string | null
  readonly level: PriceLevel
  readonly fineDining: boolean
  readonly facts: Facts
  readonly district: District
  readonly address: string
  readonly phone: string
  readonly at: Point
  readonly near: Hotel['near']
  /** Drawing of its house. */
  readonly facade: string
  readonly score: number
  readonly reviews: number
  readonly perHeadMinor: number
  readonly dishes: readonly Dish[]
  readonly setMenu: SetMenu | null
  /** What a restaurant takes for each who does not come, and from how many people on; what is cancelled later than so many hours before counts as not coming. */
  readonly guarantee: { readonly fromParty: number; readonly minorPerHead: number }
  readonly freeUntilHours: number
  /** Of a set menu, in parts per million, in its price; shown. */
  readonly servicePpm: number
  readonly services: readonly Service[]
  /** By number, Sunday 0; null where it never closes. */
  readonly closedOn: number | null
  readonly tables: readonly Table[]
  /** People who may be seated in one quarter of an hour. */
  readonly pacing: number
}

/** Quarters of an hour for which a table is theirs. */
export function turnCells({ fineDining }: Pick<Restaurant, 'fineDining'>, party: number): number {
  const minutes = party <= 2 ? 90 : party <= 4 ? 105 : party <= 6 ? 135 : 150
  return Math.ceil((minutes * (fineDining ? 1.4 : 1)) / 15)
}

export const seatsOf = ({ tables }: Pick<Restaurant, 'tables'>): number => tables.reduce((sum, { seats }) => sum + seats, 0)
