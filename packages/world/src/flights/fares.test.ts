import { addDays } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { createWorld } from '../world.ts'
import { aircraft, seatsAboard } from './aircraft.ts'
import { flightCarbonGrams } from './carbon.ts'
import { CABINS } from './fare-data.ts'
import { createFlightWorld } from './flight-world.ts'
import { scheduleChangeOf } from './schedule-change.ts'
import { isSeatTaken, seatMapOf } from './seat-map.ts'

const world = createWorld({ seed: 'sojourn', places: 'all' })
const flights = createFlightWorld(world)
const at = (iata: string): number => flights.findAirport(iata)!
const typeOf = (code: string) => aircraft().find((each) => each.code === code)!

test('a fare is of the way, and dearer on a Friday and in the season of its places', () => {
  const fare = (from: string, to: string, day: string) => flights.market.fareCents(at(from), at(to), day) / 100
  expect(fare('MAD', 'BCN', '2027-03-10')).toBeGreaterThan(30)
  expect(fare('MAD', 'BCN', '2027-03-10')).toBeLessThan(65)
  expect(fare('LHR', 'JFK', '2027-03-10')).toBeGreaterThan(220)
  expect(fare('LHR', 'JFK', '2027-03-10')).toBeLessThan(360)
  expect(fare('LHR', 'SIN', '2027-03-10')).toBeGreaterThan(fare('LHR', 'JFK', '2027-03-10'))
  expect(fare('LHR', 'JFK', '2027-03-12')).toBeGreaterThan(fare('LHR', 'JFK', '2027-03-10'))
  expect(fare('LHR', 'PMI', '2027-08-04')).toBeGreaterThan(fare('LHR', 'PMI', '2027-02-03'))
})

test('a flight fills as its day comes, never beyond its seats, and never empties', () => {
  for (const plan of flights.flights.filter((_, i) => i % 211 === 0))
    for (const cabin of CABINS) {
      const sold = [330, 120, 60, 30, 14, 7, 3, 1, 0].map((ahead) => flights.market.soldByOthers(plan, '2027-07-16', cabin, addDays('2027-07-16', -ahead)))
      expect(sold).toEqual([...sold].sort((a, b) => a - b))
      expect(sold.at(-1)).toBeLessThanOrEqual(plan.aircraft.seats[cabin])
    }
})

test('a surcharge is a part of the fare, and low-cost airlines have none', () => {
  for (const plan of flights.flights.filter((_, i) => i % 97 === 0)) {
    const surcharge = flights.market.surchargeCents(plan.airline, plan.km)
    // The cheapest class of the cheapest fare of all costs two thirds of it.
    expect(surcharge).toBeLessThan(0.6 * flights.market.fareCents(plan.from, plan.to, '2027-02-09'))
    if (plan.airline.kind === 'low-cost') expect(surcharge).toBe(0)
  }
})

test('an aircraft has a map with each of its seats once', () => {
  for (const type of aircraft()) {
    const seats = CABINS.flatMap((cabin) => seatMapOf(type, cabin).rows.flatMap((row) => row.seats))
    expect(new Set(seats.map(({ name }) => name)).size, type.code).toBe(seatsAboard(type))
    expect(seats.every(({ name }) => /^([1-9]|1[0-24-9]|[2-9]\d)[A-HJK]$/.test(name))).toBe(true)
    expect(seatMapOf(type, 'economy').rows.some(({ exit }) => exit)).toBe(true)
  }
})

test('others have as many seats as they booked, and keep them', () => {
  const seats = seatMapOf(typeOf('32N'), 'economy').rows.flatMap((row) => row.seats)
  const taken = (share: number) => seats.filter(({ name }) => isSeatTaken('sojourn', 'D0100', '2027-03-17', name, share)).map(({ name }) => name)
  expect(taken(0.5).length / seats.length).toBeGreaterThan(0.35)
  expect(taken(0.5).length / seats.length).toBeLessThan(0.65)
  expect(taken(0.8)).toEqual(expect.arrayContaining(taken(0.5)))
  expect(taken(1)).toHaveLength(seats.length)
})

test('one flight in fourteen is changed before it leaves, one in two hundred not flown, and that is known in time', () => {
  const all = flights.flights.slice(0, 20_000).map(({ number }) => scheduleChangeOf('sojourn', number, '2027-05-05'))
  const changed = all.filter((each) => each !== null)
  expect(changed.length / all.length).toBeGreaterThan(0.065)
  expect(changed.length / all.length).toBeLessThan(0.081)
  expect(changed.filter(({ kind }) => kind === 'cancelled').length / all.length).toBeGreaterThan(0.003)
  for (const { knownOn } of changed) expect(knownOn >= '2027-03-06' && knownOn <= '2027-04-20').toBe(true)
  for (const each of changed) if (each.kind === 'retimed') expect(Math.abs(each.minutes)).toBeGreaterThanOrEqual(5)
})

test('carbon is that of the Travel Impact Model for a seat', () => {
  expect(Math.round(flightCarbonGrams(typeOf('789'), 5_540, 'economy') / 1_000)).toBe(347)
  expect(Math.round(flightCarbonGrams(typeOf('789'), 5_540, 'business') / 1_000)).toBe(1_390)
  expect(Math.round(flightCarbonGrams(typeOf('32N'), 483, 'economy') / 1_000)).toBe(49)
})
