import type { Currency } from '@sojourn/kernel'
import type { HotelId, PlaceId, RoomTypeId } from './ids.ts'

/** What the hotels of a place have in common. Percentages are of the yearly mean. */
export interface Destination {
  readonly destinationId: string
  readonly name: string
  readonly country: string
  readonly countryCode: string
  readonly currency: Currency
  readonly timeZone: string
  readonly latitude: number
  readonly longitude: number
  readonly art: string
  /** Nights cost whole multiples of this many minor units. */
  readonly stepMinor: number
  readonly season: Season
}

export interface Season {
  /** January first. */
  readonly months: readonly number[]
  /** Sunday first. */
  readonly week: readonly number[]
  /** `MM-DD`, both ends included, inside one year. */
  readonly peaks: readonly { readonly from: string; readonly to: string; readonly percent: number }[]
}

export interface RoomType {
  readonly roomTypeId: RoomTypeId
  readonly name: string
  readonly sizeM2: number
  readonly beds: string
  readonly adultsMax: number
  readonly sleeps: number
  readonly facts: readonly string[]
  readonly art: string
  /** Percent of the property's double. */
  readonly factor: number
  readonly allotment: number
}

export type Penalty = 'first_night' | 'whole_stay'

export interface RatePlan {
  readonly code: string
  readonly board: 'room_only' | 'breakfast'
  readonly included: readonly string[]
  readonly adjustBp: number
  readonly payment: 'now' | 'property'
  /** What cancelling costs from this many days before check-in, at this wall-clock time of the property, on. Empty: nothing comes back. */
  readonly cancellation: readonly { readonly daysBefore: number; readonly time: string; readonly penalty: Penalty }[]
}

/** Which of the two products sells a property. */
export type StayProduct = 'hotels' | 'holidaystays'

export interface Hotel {
  readonly product: StayProduct
  readonly hotelId: HotelId
  readonly districtKey: string
  readonly district: string
  readonly name: string
  readonly kind: string
  readonly stars: number
  readonly score: number
  readonly reviewCount: number
  readonly address: string
  readonly phone: string
  readonly latitude: number
  readonly longitude: number
  readonly facade: string
  readonly keys: number
  readonly amenities: readonly string[]
  readonly checkinFrom: string
  readonly checkoutUntil: string
  readonly near: { readonly short: string; readonly walkMinutes: number }
  readonly fromAirport: { readonly by: string; readonly minutes: number }
  readonly baseMinor: number
  readonly breakfastMinor: number
  readonly rooms: readonly RoomType[]
  readonly plans: readonly RatePlan[]
}

/** Parts per million of the price of the nights, or minor units of the destination's currency for each guest or room and night. */
export type TaxAmount =
  | { readonly by: 'percent'; readonly ppm: number }
  | { readonly by: 'flat'; readonly per: 'guest' | 'room'; readonly minor: number }
  | { readonly by: 'stars'; readonly per: 'guest' | 'room'; readonly minor: readonly number[] }
  | { readonly by: 'price'; readonly per: 'guest'; readonly steps: readonly { readonly fromMinor: number; readonly minor: number }[] }

export interface Tax {
  readonly code: string
  readonly name: string
  readonly kind: 'tax' | 'fee'
  readonly amount: TaxAmount
  readonly ageFrom: number
  readonly ageTo: number
  readonly nightsMax: number | null
  readonly collected: 'now' | 'property'
  readonly since: string
  readonly source: string
}

/** Everything about one destination that a search needs and no booking changes. */
export interface City {
  readonly destination: Destination
  readonly taxes: readonly Tax[]
  readonly hotels: readonly Hotel[]
}

export type PlaceType = 'city' | 'district' | 'landmark' | 'airport' | 'property' | 'region'

export interface Place {
  readonly placeId: PlaceId
  readonly type: PlaceType
  readonly name: string
  /** Name and what it lies in: `Alfama, Lisbon, Portugal`. */
  readonly label: string
  readonly countryCode: string
  readonly latitude: number
  readonly longitude: number
  readonly destinationId: string
}

/** Words about a hotel that only its own page shows. */
export interface HotelText {
  readonly description: string
  readonly scores: readonly { readonly label: string; readonly value: number }[]
  readonly reviews: readonly Review[]
}

export interface Review {
  readonly text: string
  readonly author: string
  readonly from: string
  /** `YYYY-MM` */
  readonly month: string
  readonly party: string
  readonly score: number
}
