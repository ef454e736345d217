import { addDays, money } from '@sojourn/kernel'
import { createWorld } from '@sojourn/world'
import { describe, expect, test } from 'vitest'
import { toDestination, toHotel } from './data/catalogue-rows.ts'
import type { DestinationRow, HotelRow } from './data/tables.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { candidatesOf } from './domain/candidates.ts'
import type { City, StayProduct } from './domain/catalogue.ts'
import { basePrice, cityNight } from './domain/nightly-price.ts'
import { stockOf } from './domain/stock.ts'
import { rowsOf } from './seed-rows.ts'

const today = '2027-01-15'
const year = Array.from({ length: 366 }, (_, i) => addDays(today, i))
const world = createWorld({ seed: 'test', places: 'all' })
const cities: readonly City[] = world.destinations.map((facts, i) => {
  const rows = rowsOf(facts, [...world.hotelsOf(facts), ...world.homesOf(facts)], i)
  return { destination: toDestination(rows.destinations[0] as DestinationRow), taxes: [], hotels: rows.hotels.map((row) => toHotel(row as HotelRow)) }
})

/** Dates without a property of the product for two adults. */
function dryNights(city: City, product: StayProduct): { night: string; demand: number }[] {
  const ofProduct = city.hotels.filter((hotel) => hotel.product === product)
  return year
    .filter((night) => {
      const stay = { checkin: night, checkout: addDays(night, 1), rooms: [{ adults: 2, children: [] }] }
      const stock = stockOf(city, [night], [])
      return !ofProduct.some((hotel) => candidatesOf(city, hotel, stay, today, stock).length > 0)
    })
    .map((night) => ({ night, demand: cityNight(city.destination, night, today).demand }))
}

describe('every place of the world, on every date of the next year', () => {
  test('has a hotel room for two adults', () => {
    for (const city of cities) expect(dryNights(city, 'hotels'), city.destination.destinationId).toEqual([])
  })

  test('has a home for two adults, unless all few of them are let', () => {
    const dry = cities.map((city) => dryNights(city, 'holidaystays'))
    expect(dry.flat().length / (cities.length * year.length)).toBeLessThan(0.03)
    for (const nights of dry) expect(nights.length / year.length).toBeLessThan(0.25)
  })

  test('neighbouring nights of one property never differ more than 2.5 times', () => {
    // A property moves a night by its fullness, 94 to 106 percent; all else is its city's.
    const byFullness = 106 / 94
    for (const { destination, hotels } of cities) {
      const nights = year.map((night) => cityNight(destination, night, today)).map(({ demand, lead }) => demand * lead)
      const worst = nights.slice(1).reduce((most, price, i) => Math.max(most, price / nights[i]!, nights[i]! / price), 1)
      expect(worst * byFullness, destination.destinationId).toBeLessThan(2.5)
      const prices = year.map((night) => basePrice(hotels[0]!, destination, night, today))
      expect(prices.slice(1).filter((price, i) => Math.max(price / prices[i]!, prices[i]! / price) >= 2.5)).toEqual([])
    }
  })
})

test('what is free ends by the clock of the property, in summer and winter, in every place', () => {
  const bill = { whole: money(30_000, 'EUR'), following: money(0, 'EUR'), nights: [money(15_000, 'EUR'), money(15_000, 'EUR')] }
  for (const { destination, hotels } of cities) {
    const { timeZone } = destination
    for (const checkin of ['2027-01-20', '2027-03-30', '2027-07-20', '2027-10-31']) {
      for (const { plans, checkinFrom } of [hotels[0]!, hotels.at(-1)!]) {
        for (const plan of plans.filter(({ cancellation }) => cancellation.length > 0)) {
          const until = cancellationOf(plan, { checkin, checkinFrom, timeZone, ...bill })[0]!.to!
          const { daysBefore, time } = plan.cancellation[0]!
          const there = Temporal.Instant.from(until).toZonedDateTimeISO(timeZone)
          expect(`${there.toPlainDate()} ${there.toPlainTime().toString().slice(0, 5)}`, `${destination.destinationId} ${plan.code}`).toBe(
            `${addDays(checkin, -daysBefore)} ${time}`,
          )
        }
      }
    }
  }
})
