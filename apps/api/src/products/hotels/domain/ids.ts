import type { Id } from '@sojourn/kernel'

/** `lisbon`, `lisbon.alfama`, `lisbon.castle`, `lis`, or a hotel's id. Opaque outside this module: looked up, never taken apart. */
export type PlaceId = Id<'place'>
/** `lisbon-casa-das-gaivotas` */
export type HotelId = Id<'hotel'>
/** `lisbon-casa-das-gaivotas.r2` */
export type RoomTypeId = Id<'room-type'>
/** `lisbon-casa-das-gaivotas.r2.flex` */
export type RateId = Id<'rate'>
export type HoldId = Id<'hold'>

export const rateIdOf = (room: RoomTypeId, planCode: string): RateId => `${room}.${planCode}` as RateId

/** `null` for a text that is no rate of any hotel. */
export function parseRateId(rateId: string): { hotelId: HotelId; roomTypeId: RoomTypeId; planCode: string } | null {
  const match = /^(([a-z0-9-]+)\.[a-z0-9]+)\.([a-z0-9]+)$/.exec(rateId)
  return match ? { hotelId: match[2] as HotelId, roomTypeId: match[1] as RoomTypeId, planCode: match[3]! } : null
}
