import { createHash } from 'node:crypto'
import { addDays, weekdayOf } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOME_WORDS } from '../naming/home-words.ts'
import { createWorld } from '../world.ts'
import { createRestaurantWorld, diningCountry, type Restaurant, seatsOf, turnCells } from './index.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const restaurants = createRestaurantWorld(world)
const all = world.destinations.flatMap((facts) => restaurants.at(facts))
const idsWhereNot = (holds: (restaurant: Restaurant) => boolean): string[] => all.filter((each) => !holds(each)).map(({ restaurantId }) => restaurantId)
const one = fc.constantFrom(...all)
const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-11-28', days))

test('every destination has 8 to 60 restaurants, some 8,000 in all, each with an id and a name of its own there', () => {
  expect(world.destinations.filter((facts) => restaurants.at(facts).length < 8 || restaurants.at(facts).length > 60)).toEqual([])
  expect(all.length).toBeGreaterThan(7_000)
  expect(all.length).toBeLessThan(9_000)
  expect(new Set(all.map(({ restaurantId }) => restaurantId)).size).toBe(all.length)
  expect(world.destinations.every(({ countryCode }) => diningCountry(countryCode))).toBe(true)
})

test('a house has 20 to 120 seats, tables of 2, 4, 6 and 8, and what is joined names each other in one area', () => {
  expect(idsWhereNot((each) => seatsOf(each) >= 20 && seatsOf(each) <= 120)).toEqual([])
  expect(idsWhereNot(({ tables }) => new Set(tables.map(({ no }) => no)).size === tables.length)).toEqual([])
  expect(idsWhereNot(({ tables }) => tables.every(({ seats }) => [2, 4, 6, 8].includes(seats)))).toEqual([])
  expect(
    idsWhereNot(({ tables }) =>
      tables.every(({ no, joins, area }) => joins === null || tables.some((other) => other.no === joins && other.joins === no && other.area === area)),
    ),
  ).toEqual([])
})

test('prices are by the level of the house in the money of the place; a fee is 10 to 25 dollars, of large tables or of fine dining', () => {
  const perUsd = new Map(world.rates.map(({ currency, perUsd: rate }) => [currency, Number(rate)]))
  const minor: Record<string, number> = {
    JPY: 1,
    KRW: 1,
    VND: 1,
    CLP: 1,
    ISK: 1,
    XOF: 1,
    XPF: 1,
    RWF: 1,
    BHD: 1_000,
    KWD: 1_000,
    OMR: 1_000,
    JOD: 1_000,
    TND: 1_000,
  }
  const usd = (each: Restaurant) => each.guarantee.minorPerHead / (minor[each.facts.currency] ?? 100) / (perUsd.get(each.facts.currency) ?? 1)
  expect(idsWhereNot((each) => usd(each) > 8 && usd(each) < 28)).toEqual([])
  expect(idsWhereNot(({ fineDining, guarantee }) => guarantee.fromParty === (fineDining ? 1 : 7))).toEqual([])
  expect(idsWhereNot(({ dishes, perHeadMinor }) => dishes.length === 3 && dishes.every((dish) => dish.minor > 0 && dish.minor <= perHeadMinor))).toEqual([])
  expect(idsWhereNot(({ services }) => services.every(({ first, last }) => first < last && last <= 95))).toEqual([])
})

test('what others have never overlaps at one table, stays within the pacing, and is nothing on the day it is closed', () => {
  fc.assert(
    fc.property(one, day, (each, when) => {
      const others = restaurants.others(each, when)
      if (weekdayOf(when) === each.closedOn) return others.length === 0
      const cells = others.flatMap(({ no, from, until }) => Array.from({ length: until - from }, (_, at) => `${no} ${from + at}`))
      const starts = Map.groupBy(others, ({ from }) => from)
      const isPaced = [...starts.values()].every((seated) => seated.reduce((sum, { covers }) => sum + covers, 0) <= each.pacing)
      // Lunch may last into the first quarter of dinner only at a table that is kept for walk-ins.
      const booked = others.filter(({ covers }) => covers > 0)
      const own = booked.flatMap(({ no, from, until }) => Array.from({ length: until - from }, (_, at) => `${no} ${from + at}`))
      return isPaced && new Set(own).size === own.length && cells.length > 0
    }),
    { numRuns: 300 },
  )
})

test('two people stay 90 minutes, seven 150, and longer where the cooking is fine', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 12].map((party) => turnCells({ fineDining: false }, party) * 15)).toEqual([90, 90, 105, 105, 135, 135, 150, 150])
  expect(turnCells({ fineDining: true }, 2) * 15).toBe(135)
})

test('a place is found by its key, a district and a sight; a restaurant by its id', () => {
  expect(restaurants.findPlace('lisbon')?.facts.name).toBe('Lisbon')
  expect(restaurants.findPlace('lisbon.alfama')?.district?.name).toBe('Alfama')
  expect(restaurants.findPlace('lisbon.castle')?.district).toBeNull()
  for (const unknown of ['', 'atlantis', 'lisbon.nowhere', 'constructor']) expect(restaurants.findPlace(unknown)).toBeNull()
  expect(restaurants.find(all[0]!.restaurantId)).toBe(all[0])
  for (const unknown of ['', 'lisbon', 'lisbon.', 'atlantis.tasca']) expect(restaurants.find(unknown)).toBeNull()
})

test('every language that homes are named in names restaurants', () => {
  expect(new Set(all.map(({ facts }) => facts.countryCode)).size).toBeGreaterThan(100)
  expect(HOME_WORDS.length).toBeGreaterThan(30)
})

test('the same seed gives the same bytes', () => {
  const bytes = () => {
    const made = createRestaurantWorld(createWorld({ seed: 'test', places: 'all' }))
    const lisbon = made.at(made.findPlace('lisbon')!.facts)
    return createHash('sha256')
      .update(JSON.stringify([lisbon, lisbon.map((each) => made.others(each, '2027-03-19'))]))
      .digest('hex')
  }
  expect(bytes()).toBe(bytes())
})
