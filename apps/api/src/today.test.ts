import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeMigrations } from './whole-api.testing.ts'

const PLACES = ['los-angeles', 'auckland', 'tokyo']
const clock = fakeClock()
const whole = createWorld({ seed: 'sojourn', places: 'all' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => PLACES.includes(key)) }
let db: Db
let browser: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  const system = openWholeApi(db, clock, { world })
  await system.api.seed()
  browser = system.visit()
}, 60_000)
afterAll(() => db.close())

const stay = (destination: string, checkin: string, checkout: string) =>
  browser.call('/api/hotels/search', { destination, checkin, checkout, rooms: [{ adults: 2 }], currency: 'USD', limit: 1 })
const rental = (pickup: string, from: string, to: string) =>
  browser.call('/api/cars/search', { pickup, pickup_at: from, dropoff_at: to, driver_age: 35, currency: 'USD' })

describe('[C2.18] a day has passed once it has at the place', () => {
  test('where a booking may begin today', async () => {
    const operator = openWholeApi(db, clock, { world }).visit()
    await operator.signIn('operator@sojourn.test')
    const { body } = await operator.call('/api/operator/saveSettings', { minimum_checkin_days: 0 })
    expect(body.data).toMatchObject({ minimum_checkin_days: 0 })
    browser = openWholeApi(db, clock, { world }).visit()
  })

  // The last minute of a day at the place, the day after it, and the day that it still is.
  test.each([
    ['los-angeles', '2027-01-31T07:59:00Z', '2027-01-30', '2027-01-31', '2027-02-01'],
    ['auckland', '2027-01-30T10:59:00Z', '2027-01-30', '2027-01-31', '2027-02-01'],
    ['tokyo', '2027-01-30T14:59:00Z', '2027-01-30', '2027-01-31', '2027-02-01'],
  ])('%s at %s: a stay of %s is sold, one minute later it is not', async (place, at, last, next, after) => {
    clock.set(Date.parse(at))
    const open = await stay(place, last, next)
    expect([open.status, open.body.data?.bookable_from]).toEqual([200, null])
    expect(open.body.data.total).toBeGreaterThan(0)
    clock.advance(60_000)
    expect((await stay(place, last, next)).body).toMatchObject({ code: 'bad_dates' })
    expect((await stay(place, next, after)).status).toBe(200)
  })

  test('Los Angeles in the evening while it is the next day by UTC: stays and cars of that evening', async () => {
    clock.set(Date.parse('2027-01-31T02:30:00Z'))
    expect((await stay('los-angeles', '2027-01-30', '2027-01-31')).status).toBe(200)
    expect((await stay('los-angeles', '2027-01-29', '2027-01-31')).body).toMatchObject({ code: 'bad_dates' })
    const tomorrow = await rental('LAX', '2027-01-31T10:00', '2027-02-01T10:00')
    expect([tomorrow.status, tomorrow.body.data?.bookable_from]).toEqual([200, null])
    expect((await rental('LAX', '2027-01-30T20:00', '2027-02-01T10:00')).status).toBe(200)
    expect((await rental('LAX', '2027-01-30T18:00', '2027-02-01T10:00')).body).toMatchObject({ code: 'bad_times', errors: [{ path: 'pickup_at' }] })
  })

  test.each([
    ['LAX', '2027-01-31T07:59:00Z', '2027-01-31T00:00'],
    ['AKL', '2027-01-30T10:59:00Z', '2027-01-31T00:00'],
    ['HND', '2027-01-30T14:59:00Z', '2027-01-31T00:00'],
  ])('a car of %s at %s: midnight is to come, a minute later half an hour before it is past', async (place, at, midnight) => {
    clock.set(Date.parse(at))
    expect((await rental(place, midnight, '2027-02-02T10:00')).status).toBe(200)
    clock.advance(60_000)
    expect((await rental(place, '2027-01-30T23:30', '2027-02-02T10:00')).body).toMatchObject({ code: 'bad_times', errors: [{ path: 'pickup_at' }] })
  })
})

describe('[C2.18] a day that does not exist is said to be wrong', () => {
  const TIMES = ['2027-02-29T10:00', '2027-04-31T10:00', '2027-00-10T10:00', '2027-13-01T10:00', '2027-06-00T10:00', '2027-06-10T24:00', '2027-06-10T10:60']
  test.each(TIMES)('%s, at pick-up and at return', async (time) => {
    for (const [from, to] of [
      [time, '2027-07-03T10:00'],
      ['2027-02-10T10:00', time],
    ] as const) {
      const { status, body } = await rental('LAX', from, to)
      expect([time, status, body.code]).toEqual([time, 400, 'bad_input'])
    }
  })
})
