import { createHash } from 'node:crypto'
import { addDays } from '@sojourn/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kmBetween } from '../geo.ts'
import { createWorld } from '../world.ts'
import { createCarWorld } from './cars.ts'
import { airportFee, carClasses, type Depot, oneWayUsd, readAcriss, rentalCountry, rentalTaxPpm } from './index.ts'

const world = createWorld({ seed: 'test', places: 'all' })
const cars = createCarWorld(world)
const { depots } = cars
const idsWhereNot = (holds: (depot: Depot) => boolean): string[] => depots.filter((depot) => !holds(depot)).map(({ depotId }) => depotId)
const at = (place: string): readonly Depot[] => cars.findPlace(place)?.depots ?? []
const depot = fc.constantFrom(...depots)
const carClass = fc.constantFrom(...carClasses())
const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-11-23', days))

describe('depots', () => {
  test('every destination where visitors drive has desks, and no other', () => {
    const without = world.destinations.filter(({ key }) => at(key).length === 0)
    expect(without.filter(({ key, countryCode }) => rentalCountry(countryCode)?.selfDrive && key !== 'bora-bora')).toEqual([])
    expect(new Set(without.map(({ countryCode }) => countryCode))).toEqual(new Set(['MV', 'BT', 'ET', 'NP', 'MM', 'CN', 'PF']))
    expect(depots.length).toBeGreaterThan(2_000)
  })

  test('a desk has an id of its own, a zone that is known, hours by weekday and a fleet of its size', () => {
    expect(new Set(depots.map(({ depotId }) => depotId)).size).toBe(depots.length)
    expect(idsWhereNot(({ fleet }) => fleet >= 15 && fleet <= 400)).toEqual([])
    expect(idsWhereNot(({ hours }) => hours.length === 7)).toEqual([])
    expect(idsWhereNot(({ kind, shuttleMinutes }) => (kind === 'shuttle') === shuttleMinutes > 0)).toEqual([])
    for (const timeZone of new Set(depots.map((each) => each.timeZone))) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  test('a town is found by its key, a district, a sight, its airport and a desk', () => {
    expect(at('lisbon').some(({ kind }) => kind === 'town')).toBe(true)
    expect(at('lisbon.alfama')).toEqual(at('lisbon'))
    expect(at('lis')).toEqual(at('LIS'))
    expect(at('LIS').every(({ iata }) => iata === 'LIS')).toBe(true)
    expect(at(at('LIS')[0]!.depotId)).toHaveLength(1)
    for (const unknown of ['', 'XXX', 'lisbon.nowhere', 'atlantis', 'velocity-lis']) expect(cars.findPlace(unknown)).toBeNull()
  })

  test('the same seed gives the same bytes', () => {
    const bytes = () =>
      createHash('sha256')
        .update(JSON.stringify(createCarWorld(createWorld({ seed: 'test', places: 'all' })).depots))
        .digest('hex')
    expect(bytes()).toBe(bytes())
  })
})

describe('fleets and prices', () => {
  test('every ACRISS code reads', () => {
    for (const { acriss } of carClasses()) expect(readAcriss(acriss).category).not.toBe('')
    expect(() => readAcriss('QQQQ')).toThrow(/not an ACRISS/)
  })

  test('a depot never lets more cars of a class than it has, and has about as many as its fleet', () => {
    fc.assert(
      fc.property(depot, carClass, day, (where, what, when) => {
        const free = cars.free(where, what, when)
        return free >= 0 && free <= (cars.fleetOf(where).get(what.acriss) ?? 0)
      }),
    )
    expect(idsWhereNot((where) => Math.abs([...cars.fleetOf(where).values()].reduce((sum, each) => sum + each, 0) - where.fleet) <= 13)).toEqual([])
  })

  test('a day costs something, less when it is booked early, and more for a rarer class in a quiet month', () => {
    fc.assert(
      fc.property(depot, carClass, day, (where, what, when) => {
        const [early, late] = [cars.dayRateCents(where, what, when, 90), cars.dayRateCents(where, what, when, 1)]
        return Number.isSafeInteger(early) && early >= 500 && late >= early
      }),
    )
  })

  test('an airport adds a share of the rental in North America, an amount elsewhere, nothing in town', () => {
    expect(idsWhereNot((where) => where.kind === 'terminal' || airportFee(where) === null)).toEqual([])
    expect(
      at('JFK')
        .flatMap((where) => airportFee(where) ?? [])
        .every(({ by }) => by === 'share'),
    ).toBe(true)
    expect(rentalTaxPpm(at('LIS')[0]!)).toBe(230_000)
    expect(rentalTaxPpm(at('JFK')[0]!)).toBe(199_000)
  })
})

describe('one way', () => {
  const between = (from: string, to: string) => {
    for (const a of at(from)) for (const b of at(to)) if (a.supplier === b.supplier) return oneWayUsd(a, b)
    throw new Error(`no supplier is in both: ${from}, ${to}`)
  }

  test('costs nothing in the same town, by the kilometre in the country, more abroad, and is not allowed over water', () => {
    expect(between('LIS', 'lisbon')).toBe(0)
    expect(between('LIS', 'OPO')).toBeGreaterThan(90)
    expect(between('LIS', 'OPO')).toBeLessThanOrEqual(250)
    expect(between('LIS', 'MAD')).toBeGreaterThan(500)
    for (const [from, to] of [
      ['LIS', 'FNC'],
      ['BCN', 'PMI'],
      ['PMI', 'IBZ'],
      ['LHR', 'CDG'],
      ['HNL', 'OGG'],
      ['AKL', 'CHC'],
      ['LIS', 'JFK'],
    ])
      expect([from, to, between(from!, to!)]).toEqual([from, to, null])
  })

  test('is never to another supplier, and the same both ways', () => {
    fc.assert(
      fc.property(depot, depot, (a, b) => {
        const fee = oneWayUsd(a, b)
        return fee === oneWayUsd(b, a) && (fee === null || (a.supplier === b.supplier && fee >= 0 && (fee === 0 || kmBetween(a.at, b.at) <= 20_000)))
      }),
    )
  })
})
