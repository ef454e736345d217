import type { Day } from '@sojourn/kernel'
import type { City, Hotel, RoomType } from './catalogue.ts'
import { capacityOf, demandOf } from './demand.ts'
import type { RoomTypeId } from './ids.ts'

/** Nights on which something of ours is held or sold; every other night is as the catalogue has it. */
export interface TakenNight {
  readonly roomTypeId: RoomTypeId
  readonly night: Day
  readonly capacity: number
  readonly taken: number
}

/** What is free of each room type on every night of a stay. */
export interface Stock {
  left(hotel: Hotel, room: RoomType): number
}

export function stockOf(city: City, nights: readonly Day[], taken: readonly TakenNight[]): Stock {
  const demands = nights.map((night) => demandOf(city.destination.season, night))
  const touched = new Map(taken.map((row) => [`${row.roomTypeId} ${row.night}`, row]))
  return {
    left(hotel, room) {
      let left = Number.POSITIVE_INFINITY
      for (const [i, night] of nights.entries()) {
        const row = touched.size > 0 ? touched.get(`${room.roomTypeId} ${night}`) : undefined
        left = Math.min(left, row ? row.capacity - row.taken : capacityOf(room, hotel, night, demands[i]!))
        if (left <= 0) return 0
      }
      return left
    },
  }
}

/** Rooms of a type there are to sell on each night, by the catalogue: what a night's row starts with when it is first touched. */
export const capacitiesOf = (city: City, hotel: Hotel, room: RoomType, nights: readonly Day[]): number[] =>
  nights.map((night) => capacityOf(room, hotel, night, demandOf(city.destination.season, night)))
