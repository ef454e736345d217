import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'

const clock = fakeClock()
const whole = createWorld({ seed: 'sojourn', places: 'core' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => ['lisbon', 'montreal'].includes(key)) }
let db: Db
let browser: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  const system = openWholeApi(db, clock, { world })
  await system.api.seed()
  browser = system.visit()
})
afterAll(() => db.close())

const lisbon = { pickup: 'LIS', pickup_at: '2027-03-17T10:00', dropoff_at: '2027-03-20T10:00', driver_age: 35 }

test('a search answers cars, desks on the map, facets and a duration', async () => {
  const { status, body } = await browser.call('/api/cars/search', lisbon)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ place: { place_id: 'LIS', country_code: 'PT' }, duration: '3 days', currency: 'USD' })
  expect(body.data.cars).toHaveLength(25)
  expect(body.data.cars[0]).toMatchObject({
    car: { acriss: expect.stringMatching(/^[A-Z]{4}$/) },
    conditions: { minimum_age: expect.any(Number), deposit: expect.any(Number) },
  })
})

test('a desk is in the city as the language of the caller calls it, before it is booked too', async () => {
  await browser.call('/api/user/updatePreference', { preferred_language: 'ja-JP' })
  const { cars } = (await browser.call('/api/cars/search', lisbon)).body.data
  const { pickup, dropoff } = (await browser.call('/api/cars/details', { ...lisbon, car_id: cars[0].car_id })).body.data
  await browser.call('/api/user/updatePreference', { preferred_language: 'en-US' })
  expect([cars[0].pickup, pickup, dropoff].map(({ city }) => city)).toEqual(['リスボン', 'リスボン', 'リスボン'])
})

test('places with cars are found by name, code and country, airports outside the destinations too', async () => {
  const places = async (text: string) =>
    (await browser.call('/api/cars/places', { text })).body.data.places as { place_id: string; type: string; label: string }[]
  expect((await places('')).slice(0, 2).map(({ type }) => type)).toEqual(['city', 'city'])
  expect((await places('lis')).slice(0, 2)).toMatchObject([
    { place_id: 'LIS', type: 'airport' },
    { place_id: 'lisbon', type: 'city', label: 'Lisbon, Portugal' },
  ])
  expect((await places('Lisbno'))[0]).toMatchObject({ place_id: 'lisbon' })
  expect((await places('Porto'))[0]).toMatchObject({ place_id: 'OPO', type: 'airport' })
})

test('[C2.18] what is no place with cars is unknown, with near ones to choose from', async () => {
  const read = async (text: string) => (await browser.call('/api/cars/places', { text })).body.data
  expect(await read('Lisboa')).toMatchObject({
    meant: 'lisbon',
    places: expect.arrayContaining([expect.objectContaining({ place_id: 'lisbon', time_zone: 'Europe/Lisbon' })]),
  })
  expect(await read('リスボン')).toMatchObject({ meant: 'lisbon' })
  expect(await read('Portugal')).toMatchObject({ meant: null, is_country: true })
  expect(await read('Lisbno')).toMatchObject({ meant: null })
  expect((await read('Lisbno')).places[0]).toMatchObject({ place_id: 'lisbon' })
  for (const text of ['A', 'Lisbno', '%E0%A4%A', 'Atlantis']) expect([text, (await read(text)).meant]).toEqual([text, null])
  const { status, body } = await browser.call('/api/cars/search', { ...lisbon, pickup: 'Lisbno' })
  expect([status, body.code, body.data ?? body]).toMatchObject([404, 'unknown_place', { suggestions: [{ place_id: 'lisbon' }, { place_id: 'LIS' }] }])
})

test('desks of a place have positions and hours, and a car its extras', async () => {
  const { body } = await browser.call('/api/cars/depots', { place: 'lisbon' })
  expect(body.data.depots.length).toBeGreaterThan(4)
  expect(body.data.depots[0]).toMatchObject({ latitude: expect.any(Number), hours: expect.arrayContaining([{ from: '06:00', until: '23:59' }]) })
  const { pickup: _, ...rental } = lisbon
  const [car] = (await browser.call('/api/cars/search', lisbon)).body.data.cars
  const extras = await browser.call('/api/cars/extras', { ...rental, car_id: car.car_id })
  const details = await browser.call('/api/cars/details', { ...rental, car_id: car.car_id, residence: 'gb' })
  expect(details.body.data).toMatchObject({ car: { car_id: car.car_id }, notes: expect.arrayContaining(['Drive on the right.']) })
  expect(extras.body.data.extras).toEqual(details.body.data.car.extras)
})

test('a car of a list has what its card shows and no more: a page of 25 is under 52 KB', async () => {
  const { body } = await browser.call('/api/cars/search', lisbon)
  const [car] = body.data.cars
  expect(Object.keys(car).sort()).toEqual([
    'car',
    'car_id',
    'conditions',
    'dropoff_depot_id',
    'if_cancelled',
    'left',
    'pickup',
    'rates',
    'supplier',
    'supplier_score',
  ])
  expect(Object.keys(car.rates[0]).sort()).toEqual(['free_cancellation_until', 'price', 'rate_id'])
  expect(Object.keys(car.pickup).sort()).toEqual(['city', 'depot_id', 'iata', 'kind', 'name', 'shuttle_minutes'])
  expect(JSON.stringify(body.data).length).toBeLessThan(52 * 1024)
})

test('cancelling is free until a time that is still ahead, or it is not', async () => {
  const inHours = (hours: number) => new Date(Math.ceil(clock.nowMs() / 86_400_000) * 86_400_000 + hours * 3_600_000).toISOString().slice(0, 16)
  const freeOf = async (pickup_at: string, dropoff_at: string) => {
    const { cars } = (await browser.call('/api/cars/search', { ...lisbon, pickup_at, dropoff_at })).body.data
    const [{ car_id, rates }] = cars
    const { car } = (await browser.call('/api/cars/details', { pickup_at, dropoff_at, driver_age: 35, car_id })).body.data
    const until = (all: typeof rates) =>
      Object.fromEntries(all.map((rate: (typeof rates)[number]) => [rate.rate_id, rate.free_cancellation_until?.slice(0, 16) ?? null]))
    expect(until(car.rates)).toMatchObject(until(rates))
    return until(rates)
  }
  expect(await freeOf(inHours(24 + 10), inHours(72 + 10))).toEqual({ prepaid: null, desk: inHours(24 + 10) })
  expect(await freeOf(inHours(96 + 10), inHours(120 + 10))).toEqual({ prepaid: inHours(48 + 10), desk: inHours(96 + 10) })
})

test.each([
  ['a place that is not there', { pickup: 'atlantis' }, 404, 'unknown_place', 'pickup'],
  ['a place of return that is not there', { dropoff: 'atlantis' }, 404, 'unknown_place', 'dropoff'],
  ['a time that no desk takes', { pickup_at: '2027-03-17T10:10' }, 400, 'bad_input', 'pickup_at'],
  ['a return before the pick-up', { dropoff_at: '2027-03-16T10:00' }, 400, 'bad_times', 'dropoff_at'],
  ['a rental of a hundred days', { dropoff_at: '2027-06-30T10:00' }, 400, 'bad_times', 'dropoff_at'],
  ['a time that has passed', { pickup_at: '2027-01-10T10:00' }, 400, 'bad_times', 'pickup_at'],
  ['a child', { driver_age: 12 }, 400, 'bad_input', 'driver_age'],
  ['a driver of nineteen', { driver_age: 19 }, 409, 'driver_too_young', 'driver_age'],
  ['a return over the ocean', { dropoff: 'YUL' }, 409, 'one_way_not_offered', 'dropoff'],
])('%s is refused with the field and what to do', async (_, wrong, status, code, path) => {
  const answer = await browser.call('/api/cars/search', { ...lisbon, ...wrong })
  expect([answer.status, answer.body]).toMatchObject([status, { code }])
  expect(answer.body).toMatchObject({ errors: [{ path, message: expect.stringMatching(/\w/) }] })
})

test.each([
  ['2027-02-30T10:00', 'bad_input'],
  ['2027-13-01T10:00', 'bad_input'],
  ['2027-06-31T10:00', 'bad_input'],
  ['2027-03-17T24:00', 'bad_input'],
  // Lisbon's clocks go from 01:00 to 02:00.
  ['2027-03-28T01:00', 'bad_times'],
])('[C2.18] %s does not exist: each call of cars says so at the field', async (pickup_at, code) => {
  const { pickup, ...rental } = lisbon
  const { body } = await browser.call('/api/cars/search', lisbon)
  const [car] = body.data.cars
  const wrong = { ...rental, pickup_at, dropoff_at: pickup_at < '2027-05' ? '2027-04-03T10:00' : '2027-07-03T10:00' }
  const { car_id } = car
  const asked = [
    ['/api/cars/search', { ...wrong, pickup }],
    ['/api/cars/details', { ...wrong, car_id }],
    ['/api/cars/extras', { ...wrong, car_id }],
    ['/api/cars/prebook', { ...wrong, car_id, rate_id: 'prepaid', expected_total: 1 }],
  ] as const
  for (const [path, ask] of asked) {
    const answer = await browser.call(path, ask)
    expect([path, answer.status, answer.body.code, answer.body.errors?.map((error: { path: string }) => error.path)]).toEqual([path, 400, code, ['pickup_at']])
  }
})

test('a desk that is closed then has no cars, and says so on the map', async () => {
  const sunday = { ...lisbon, pickup: 'lisbon', pickup_at: '2027-03-21T10:00', dropoff_at: '2027-03-23T10:00' }
  const { body } = await browser.call('/api/cars/search', sunday)
  const town = body.data.depots.filter(({ kind }: { kind: string }) => kind === 'town')
  expect(town.length).toBeGreaterThan(0)
  expect(town.every(({ is_open, cars }: { is_open: boolean; cars: number }) => !is_open && cars === 0)).toBe(true)
})
