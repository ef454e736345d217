import type { Destination, Hotel, Place, RatePlan, RoomType, Tax } from '../domain/catalogue.ts'
import type { HotelId, PlaceId, RoomTypeId } from '../domain/ids.ts'
import type { DestinationRow, HotelRow, PlaceRow, Tables } from './tables.ts'

export const toDestination = (row: DestinationRow): Destination => ({
  destinationId: row.destination_id,
  name: row.name,
  country: row.country,
  countryCode: row.country_code,
  currency: row.currency,
  timeZone: row.time_zone,
  latitude: row.latitude,
  longitude: row.longitude,
  art: row.art,
  stepMinor: row.step_minor,
  season: row.season,
})

export const toPlace = (row: PlaceRow): Place => ({
  placeId: row.place_id as PlaceId,
  type: row.type,
  name: row.name,
  label: row.label,
  countryCode: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
  destinationId: row.destination_id,
})

export const toHotel = (row: HotelRow, rooms: readonly RoomType[], plans: readonly RatePlan[]): Hotel => ({
  product: 'hotels',
  hotelId: row.hotel_id as HotelId,
  districtKey: row.district_key,
  district: row.district,
  name: row.name,
  kind: row.kind,
  stars: row.stars,
  score: row.score_tenths / 10,
  reviewCount: row.review_count,
  address: row.address,
  phone: row.phone,
  latitude: row.latitude,
  longitude: row.longitude,
  facade: row.facade,
  keys: row.keys,
  amenities: row.amenities,
  checkinFrom: row.checkin_from,
  checkoutUntil: row.checkout_until,
  near: row.near,
  fromAirport: row.from_airport,
  baseMinor: row.base_minor,
  breakfastMinor: row.breakfast_minor,
  rooms,
  plans,
})

export const toRoom = (row: Tables['room_types']): RoomType => ({
  roomTypeId: row.room_type_id as RoomTypeId,
  name: row.name,
  sizeM2: row.size_m2,
  beds: row.beds,
  adultsMax: row.adults_max,
  sleeps: row.sleeps,
  facts: row.facts,
  art: row.art,
  factor: row.factor,
  allotment: row.allotment,
})

export const toPlan = (row: Tables['rate_plans']): RatePlan => ({
  code: row.code,
  board: row.board,
  included: row.included,
  adjustBp: row.adjust_bp,
  payment: row.payment,
  cancellation: row.cancellation,
})

export const toTax = (row: Tables['taxes']): Tax => ({
  code: row.code,
  name: row.name,
  kind: row.kind,
  amount: row.amount,
  ageFrom: row.age_from,
  ageTo: row.age_to,
  nightsMax: row.nights_max,
  collected: row.collected,
  since: row.since,
  source: row.source,
})
