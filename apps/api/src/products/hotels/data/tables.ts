import type { Hotel, HotelText, RatePlan, RoomType, Season, StayProduct, TaxAmount } from '../domain/catalogue.ts'
import type { PlaceGround } from '../domain/ground.ts'
import type { HoldState } from '../domain/hold.ts'

export interface DestinationRow {
  destination_id: string
  position: number
  name: string
  country: string
  country_code: string
  currency: string
  time_zone: string
  latitude: number
  longitude: number
  art: string
  step_minor: number
  season: Season
}

export interface PlaceRow {
  place_id: string
  type: 'city' | 'district' | 'landmark' | 'airport' | 'hotel'
  destination_id: string
  position: number
  name: string
  label: string
  /** Folded names, the first the place's own, divided by `|`. */
  folded: string
  country_code: string
  latitude: number
  longitude: number
  /** Whose property it is; null for all else. */
  product: Hotel['product'] | null
  /** Folded names of a city's country, divided by `|`. */
  within: string
}

export interface HotelRow {
  hotel_id: string
  destination_id: string
  position: number
  product: StayProduct
  district_key: string
  district: string
  name: string
  kind: string
  stars: number
  score_tenths: number
  review_count: number
  address: string
  phone: string
  latitude: number
  longitude: number
  facade: string
  keys: number
  amenities: readonly string[]
  checkin_from: string
  checkout_until: string
  near: Hotel['near']
  from_airport: Hotel['fromAirport']
  base_minor: number
  breakfast_minor: number
  rooms: readonly RoomType[]
  plans: readonly RatePlan[]
}

/** The rows of the tables that the migrations next to this file make. */
export interface Tables {
  destinations: DestinationRow
  places: PlaceRow
  taxes: {
    destination_id: string
    code: string
    position: number
    name: string
    kind: 'tax' | 'fee'
    amount: TaxAmount
    age_from: number
    age_to: number
    nights_max: number | null
    collected: 'now' | 'property'
    since: string
    source: string
  }
  hotels: HotelRow
  hotel_texts: { hotel_id: string; description: string; scores: HotelText['scores']; reviews: HotelText['reviews'] }
  place_grounds: { destination_id: string; ground: PlaceGround }
  /** One row: the edition of the demo world in these tables. */
  catalogue_edition: { single: boolean; edition: number }
  place_names: {
    place_id: string
    destination_id: string
    rank: number
    near: number
    position: number
    product: Hotel['product'] | null
    start: string
  }
  place_words: { word: string; rank: number }
  stock_nights: { room_type_id: string; night: string; destination_id: string; capacity: number; held: number; sold: number }
  stock_holds: {
    org_id: string
    hold_id: string
    hotel_id: string
    room_type_id: string
    subject: string
    rooms: number
    checkin: string
    checkout: string
    state: HoldState
    expires_at_ms: number
    created_ms: number
  }
  stock_hold_lines: { org_id: string; hold_id: string; room_type_id: string; night: string; rooms: number }
}
