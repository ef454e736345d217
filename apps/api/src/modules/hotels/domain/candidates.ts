import { type Day, nightsOf } from '@sojourn/kernel'
import type { City, Hotel, RatePlan, RoomType } from './catalogue.ts'
import { housePrices, nightTable } from './nightly-price.ts'
import { fitsAll } from './occupancy.ts'
import type { Stay } from './stay.ts'
import type { Stock } from './stock.ts'

/** A rate that is free for a stay. `netMinor` orders the rates of one hotel; the price a person sees is the quote's. */
export interface Candidate {
  readonly room: RoomType
  readonly plan: RatePlan
  readonly left: number
  readonly netMinor: number
}

/** Every rate of a hotel that takes the party and is free on all nights, cheapest first. */
export function candidatesOf(city: City, hotel: Hotel, stay: Stay, today: Day, stock: Stock): Candidate[] {
  const houses = housePrices(city, hotel, nightsOf(stay.checkin, stay.checkout), today)
  const found: Candidate[] = []
  for (const room of hotel.rooms) {
    if (!fitsAll(room, stay.rooms)) continue
    const left = stock.left(hotel, room)
    if (left < stay.rooms.length) continue
    for (const plan of hotel.plans) {
      const netMinor = nightTable(houses, city, hotel, room, plan, stay)
        .flat()
        .reduce((a, b) => a + b, 0)
      found.push({ room, plan, left, netMinor })
    }
  }
  return found.sort((a, b) => a.netMinor - b.netMinor)
}
