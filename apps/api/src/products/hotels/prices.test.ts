import { addDays } from '@sojourn/kernel'
import { createWorld } from '@sojourn/world'
import { expect, test } from 'vitest'
import type { Destination, Hotel } from './domain/catalogue.ts'
import { capacityOf, demandOf } from './domain/demand.ts'
import { basePrice } from './domain/nightly-price.ts'

const world = createWorld({ seed: 'test' })
const today = '2027-01-15'
const year = Array.from({ length: 500 }, (_, i) => addDays(today, i))
const asDestination = (facts: (typeof world.destinations)[number]) =>
  ({ season: { months: facts.season, week: facts.week, peaks: facts.peaks } }) as unknown as Destination

test('the prices of neighbouring nights never differ more than 2.5 times, in every property of the world', () => {
  for (const facts of world.destinations) {
    for (const { id, baseMinor } of world.hotelsOf(facts)) {
      const prices = year.map((night) => basePrice({ hotelId: id, baseMinor } as unknown as Hotel, asDestination(facts), night, today))
      const worst = prices.slice(1).reduce((most, price, i) => Math.max(most, price / prices[i]!, prices[i]! / price), 1)
      expect(worst, `${id}`).toBeLessThan(2.5)
    }
  }
})

test('a night has between no room and the whole allotment, and on most nights some', () => {
  for (const facts of world.destinations) {
    const rooms = world
      .hotelsOf(facts)
      .flatMap((hotel) => hotel.rooms.map((room) => ({ hotelId: hotel.id, roomTypeId: `${hotel.id}.${room.key}`, allotment: room.allotment })))
    for (const night of [year[0]!, year[60]!, year[200]!, year[350]!]) {
      const demand = demandOf(asDestination(facts).season, night)
      const left = rooms.map((room) => capacityOf(room, { hotelId: room.hotelId, product: 'hotels' }, night, demand))
      expect(left.every((n, i) => n >= 0 && n <= rooms[i]!.allotment)).toBe(true)
      expect(left.filter((n) => n > 0).length / left.length).toBeGreaterThan(0.5)
    }
  }
})
