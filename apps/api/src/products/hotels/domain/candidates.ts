import { type Day, nightsOf } from '@sojourn/kernel'
import type { City, Hotel, RatePlan, RoomType } from './catalogue.ts'
import { basePrices, nightTable } from './nightly-price.ts'
import { fitsAll } from './occupancy.ts'
import type { Stay } from './stay.ts'
import type { Stock } from './stock.ts'

/** A rate that takes the party. `netMinor` orders the rates of one hotel; the price a person sees is the quote's. */
export interface Rate {
  readonly room: RoomType
  readonly plan: RatePlan
  readonly netMinor: number
}

/** A rate that is free for a stay. */
export interface Candidate extends Rate {
  readonly left: number
}

/** Every rate of a hotel that takes the party and is free on all nights, cheapest first. */
export const candidatesOf = (city: City, hotel: Hotel, stay: Stay, today: Day, stock: Stock): Candidate[] =>
  freeOf(ratesOf(city, hotel, stay, today), hotel, stay, stock)

/** Those of the rates that are free on all nights, in their order. */
export function freeOf(rates: readonly Rate[], hotel: Hotel, stay: Stay, stock: Stock): Candidate[] {
  const leftOf = new Map<RoomType, number>()
  const free: Candidate[] = []
  for (const rate of rates) {
    const left = leftOf.get(rate.room) ?? stock.left(hotel, rate.room)
    leftOf.set(rate.room, left)
    if (left >= stay.rooms.length) free.push({ room: rate.room, plan: rate.plan, left, netMinor: rate.netMinor })
  }
  return free
}

/** Every rate of a hotel that takes the party, cheapest first, free or not. */
export function ratesOf(city: City, hotel: Hotel, stay: Stay, today: Day): Rate[] {
  const bases = basePrices(city, hotel, nightsOf(stay.checkin, stay.checkout), today)
  const found: Rate[] = []
  for (const room of hotel.rooms) {
    if (!fitsAll(room, stay.rooms)) continue
    for (const plan of hotel.plans) {
      const netMinor = nightTable(bases, city, hotel, room, plan, stay)
        .flat()
        .reduce((a, b) => a + b, 0)
      found.push({ room, plan, netMinor })
    }
  }
  return found.sort((a, b) => a.netMinor - b.netMinor)
}
