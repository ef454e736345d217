import type { Point } from './facts.ts'

export type Stars = 2 | 3 | 4 | 5

export interface RoomType {
  /** `r1`…: unique in its hotel. */
  readonly key: string
  readonly name: string
  readonly sizeM2: number
  readonly beds: string
  readonly adultsMax: number
  /** Adults and children together; a child under two in a cot does not count. */
  readonly sleeps: number
  readonly view: string
  readonly facts: readonly string[]
  /** Its drawing: `rooms/sea-3-twin`. All rooms of a property share their interior. */
  readonly art: string
  /** Percent of its double room. */
  readonly factor: number
  /** Rooms of this type that this site may sell on an ordinary night. */
  readonly allotment: number
}

/** What cancelling costs from `daysBefore` check-in at `time` (wall clock at the property) on. */
export type Penalty = 'first_night' | 'whole_stay'
export interface CancelStep {
  readonly daysBefore: number
  readonly time: string
  readonly penalty: Penalty
}

export interface RatePlan {
  readonly code: 'saver' | 'early' | 'free' | 'flex'
  readonly board: 'room_only' | 'breakfast'
  readonly included: readonly string[]
  /** Basis points on the room's price; below 0 it is cheaper. */
  readonly adjustBp: number
  readonly payment: 'now' | 'property'
  /** Empty: nothing comes back. */
  readonly cancellation: readonly CancelStep[]
}

export interface Review {
  readonly text: string
  readonly author: string
  readonly from: string
  /** `YYYY-MM` of the stay. */
  readonly month: string
  readonly party: 'couple' | 'family' | 'friends' | 'solo' | 'business'
  readonly score: number
}

/** Hotels are sold by the room; holiday stays are whole homes, by one or a few alike. */
export type StayProduct = 'hotels' | 'holidaystays'

export interface Hotel {
  readonly product: StayProduct
  /** Of the address bar: `lisbon-casa-das-gaivotas`. */
  readonly id: string
  readonly destination: string
  readonly district: string
  readonly name: string
  readonly kind: string
  readonly stars: Stars
  readonly score: number
  readonly scores: readonly { readonly label: string; readonly value: number }[]
  readonly reviewCount: number
  readonly address: string
  readonly phone: string
  readonly at: Point
  /** Its drawing: `riad-07`. No other property of the destination has the same. */
  readonly facade: string
  readonly keys: number
  readonly amenities: readonly string[]
  readonly checkinFrom: string
  readonly checkoutUntil: string
  readonly description: string
  readonly near: { readonly landmark: string; readonly short: string; readonly walkMinutes: number }
  readonly fromAirport: { readonly by: string; readonly minutes: number }
  /** A night in its double room at the yearly mean, minor units of the destination's currency. */
  readonly baseMinor: number
  /** Breakfast for one guest, minor units. */
  readonly breakfastMinor: number
  readonly rooms: readonly RoomType[]
  readonly plans: readonly RatePlan[]
  readonly reviews: readonly Review[]
}
