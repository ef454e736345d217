import type { City, Hotel, RoomType } from './domain/catalogue.ts'

/** A hotel and a room as stored in a checkout: plain JSON, true as of the day it was made. */
export interface StayCard {
  readonly hotelId: string
  readonly destinationId: string
  readonly name: string
  readonly stars: number
  readonly score: number
  readonly reviewCount: number
  readonly address: string
  readonly phone: string
  readonly district: string
  readonly city: string
  readonly country: string
  readonly countryCode: string
  readonly timeZone: string
  readonly latitude: number
  readonly longitude: number
  readonly checkinFrom: string
  readonly checkoutUntil: string
  /** Picture names: property, poster, room. */
  readonly image: string
  readonly art: string
  readonly roomImage: string
  readonly roomName: string
  readonly beds: string
  readonly sizeM2: number
}

export const stayCard = ({ destination }: City, hotel: Hotel, room: RoomType): StayCard => ({
  hotelId: hotel.hotelId,
  destinationId: destination.destinationId,
  name: hotel.name,
  stars: hotel.stars,
  score: hotel.score,
  reviewCount: hotel.reviewCount,
  address: fullAddress(hotel, destination.name),
  phone: hotel.phone,
  district: hotel.district,
  city: destination.name,
  country: destination.country,
  countryCode: destination.countryCode,
  timeZone: destination.timeZone,
  latitude: hotel.latitude,
  longitude: hotel.longitude,
  checkinFrom: hotel.checkinFrom,
  checkoutUntil: hotel.checkoutUntil,
  image: hotelImage(hotel),
  art: destination.art,
  roomImage: room.art,
  roomName: room.name,
  beds: room.beds,
  sizeM2: room.sizeM2,
})

/** The street, the part of town, the town: each once. */
export const fullAddress = (hotel: Hotel, city: string): string => [...new Set([hotel.address, hotel.district, city])].join(', ')

/** The file name of a property's picture, without its ending. */
export const hotelImage = (hotel: Hotel): string => `facades/${hotel.facade}`
