import type { Destination, Hotel, Place, Tax } from '../domain/catalogue.ts'
import type { HotelId, PlaceId } from '../domain/ids.ts'
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
  type: row.type === 'hotel' ? 'property' : row.type,
  name: row.name,
  label: row.label,
  countryCode: row.country_code,
  latitude: row.latitude,
  longitude: row.longitude,
  destinationId: row.destination_id,
})

export const toHotel = (row: HotelRow): Hotel => ({
  product: row.product,
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
  rooms: row.rooms,
  plans: row.plans,
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
