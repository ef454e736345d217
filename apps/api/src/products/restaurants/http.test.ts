import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, openWholeApi, wholeMigrations } from '../../whole-api.testing.ts'

const clock = fakeClock()
const whole = createWorld({ seed: 'sojourn', places: 'core' })
const world = { ...whole, destinations: whole.destinations.filter(({ key }) => ['lisbon', 'kyoto'].includes(key)) }
let db: Db
let browser: Browser
let member: Browser

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  const system = openWholeApi(db, clock, { world })
  await system.api.seed()
  browser = system.visit()
  member = system.visit()
  await member.signIn('member@sojourn.test')
})
afterAll(() => db.close())

const lisbon = { place: 'lisbon', day: '2027-03-19', time: '20:00', party: 2 }

test('[C1.2] a search answers restaurants with at most five times, each with until when the table is theirs', async () => {
  const { status, body } = await browser.call('/api/restaurants/search', lisbon)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ place: { place_id: 'lisbon', country_code: 'PT', time_zone: 'Europe/Lisbon' }, currency: 'USD' })
  expect(body.data.restaurants).toHaveLength(25)
  for (const { slots } of body.data.restaurants) {
    expect(slots.length).toBeGreaterThan(0)
    expect(slots.length).toBeLessThanOrEqual(5)
    for (const { at, until, free, area } of slots) expect([until > at, free]).toEqual([true, area !== null])
  }
  const places = body.data.restaurants.map(({ slots }: { slots: { free: boolean }[] }) => slots.some(({ free }) => free))
  expect(places).toEqual([...places].sort((a, b) => Number(b) - Number(a)))
})

test.each([
  [{ cuisines: ['seafood'] }, (each: { cuisine: string }) => each.cuisine === 'seafood'],
  [{ levels: [1, 4] }, (each: { price_level: number }) => [1, 4].includes(each.price_level)],
  [{ areas: ['terrace'] }, (each: { areas: string[] }) => each.areas.includes('terrace')],
  [{ set_menu: true }, (each: { set_menu: unknown }) => each.set_menu !== null],
  [{ no_card: true }, (each: { slots: { guarantee: unknown }[] }) => each.slots.every(({ guarantee }) => guarantee === null)],
  [{ free: true }, (each: { slots: { free: boolean }[] }) => each.slots.some(({ free }) => free)],
])('a filter leaves those alone that meet it, as many as its count says: %j', async (filters, meets) => {
  const all = (await browser.call('/api/restaurants/search', { ...lisbon, limit: 100 })).body.data.restaurants
  const { restaurants, total } = (await browser.call('/api/restaurants/search', { ...lisbon, limit: 100, filters })).body.data
  expect(restaurants.every(meets)).toBe(true)
  expect(total).toBe(all.filter(meets).length)
})

test('a page has its card in the money of the place, its hours, and every time of the day', async () => {
  const { restaurants } = (await browser.call('/api/restaurants/search', { ...lisbon, place: 'kyoto' })).body.data
  const { restaurant_id } = restaurants[0]
  const { body } = await browser.call('/api/restaurants/details', { restaurant_id, day: lisbon.day, party: 2 })
  expect(body.data).toMatchObject({ late_minutes: 15, open_that_day: true, currency: 'USD', guarantee_from: expect.any(Number) })
  expect(body.data.dishes.map(({ currency }: { currency: string }) => currency)).toEqual(['JPY', 'JPY', 'JPY'])
  const { slots } = (await browser.call('/api/restaurants/slots', { restaurant_id, day: lisbon.day, party: 2 })).body.data
  expect(slots).toEqual(body.data.slots)
})

test('[C2.18] what is no place with restaurants is unknown, with near ones to choose from', async () => {
  const read = async (text: string) => (await browser.call('/api/restaurants/places', { text })).body.data
  expect(await read('リスボン')).toMatchObject({ meant: 'lisbon' })
  expect(await read('Portugal')).toMatchObject({ meant: null, is_country: true })
  const { status, body } = await browser.call('/api/restaurants/search', { ...lisbon, place: 'Lisbno' })
  expect([status, body.code, body.data ?? body]).toMatchObject([404, 'unknown_place', { suggestions: [{ place_id: 'lisbon' }] }])
})

test.each([
  ['a place that is not there', { place: 'atlantis' }, 404, 'unknown_place', 'place'],
  ['a day that does not exist', { day: '2027-02-30' }, 400, 'bad_input', 'day'],
  ['a day that has passed', { day: '2027-01-02' }, 400, 'bad_times', 'day'],
  ['a day in two years', { day: '2029-01-02' }, 400, 'bad_times', 'day'],
  ['a time between the quarters', { time: '20:10' }, 400, 'bad_input', 'time'],
  ['nobody', { party: 0 }, 400, 'bad_input', 'party'],
  ['a coach party', { party: 40 }, 400, 'bad_input', 'party'],
])('%s is refused with the field and what to do', async (_, wrong, status, code, path) => {
  const answer = await browser.call('/api/restaurants/search', { ...lisbon, ...wrong })
  expect([answer.status, answer.body]).toMatchObject([status, { code, errors: [{ path, message: expect.stringMatching(/\w/) }] }])
})

test('what cannot be held says why: no such restaurant, a time at which nobody is seated, no set menu, a note too long', async () => {
  const { restaurants } = (await browser.call('/api/restaurants/search', { ...lisbon, limit: 100, filters: { free: true } })).body.data
  const without = restaurants.find(({ set_menu }: { set_menu: unknown }) => set_menu === null)
  const { at } = without.slots.find(({ free }: { free: boolean }) => free)
  const hold = { restaurant_id: without.restaurant_id, at, party: 2, expected_total: 0 }
  const codeOf = async (wrong: Readonly<Record<string, unknown>>) => {
    const { status, body } = await browser.call('/api/restaurants/prebook', { ...hold, ...wrong })
    return [status, body.code]
  }
  expect(await codeOf({ restaurant_id: 'lisbon.nowhere' })).toEqual([404, 'unknown_restaurant'])
  expect(await codeOf({ at: '2027-03-19T05:00' })).toEqual([409, 'closed_then'])
  expect(await codeOf({ menu: true })).toEqual([400, 'no_menu'])
  expect(await codeOf({ note: 'x'.repeat(201) })).toEqual([400, 'bad_input'])
  // Lisbon's clocks go from 01:00 to 02:00.
  expect(await codeOf({ at: '2027-03-28T01:15' })).toEqual([400, 'bad_times'])
})

test('[C2.14] a change that cannot be says why in the front door too: a time at which nobody is seated, another table of the same person', async () => {
  const { restaurants } = (await member.call('/api/restaurants/search', { ...lisbon, day: '2027-03-30', limit: 100, filters: { free: true, no_card: true } }))
    .body.data
  const book = async (nth: number, at: string) => {
    const { restaurant_id } = restaurants[nth]
    const held = await member.call('/api/restaurants/prebook', { restaurant_id, at, party: 2, expected_total: 0 })
    const { checkoutId } = held.body.data
    const { body } = await member.call('/api/restaurants/book', { checkoutId, guests: guests.slice(0, 1), contact, consented_total: 0 })
    return body.data.booking_id as string
  }
  const timesOf = (nth: number): string[] => restaurants[nth].slots.filter(({ free }: { free: boolean }) => free).map(({ at }: { at: string }) => at)
  await book(0, timesOf(0)[0]!)
  const { slots } = (await member.call('/api/restaurants/slots', { restaurant_id: restaurants[1].restaurant_id, day: '2027-03-31', party: 2 })).body.data
  const booking_id = await book(1, slots.find(({ free }: { free: boolean }) => free).at)
  const change = async (at: string) => {
    const { status, body } = await member.call('/api/bookingHistory/change', { booking_id, item_no: 1, wanted: { at }, consented_total: 0 })
    return [status, body.code, body.message]
  }
  expect(await change('2027-03-31T05:00')).toEqual([409, 'not_changeable', expect.stringContaining('seats nobody at that time')])
  expect(await change(timesOf(1)[0]!)).toEqual([409, 'duplicate_booking', expect.stringContaining('Nothing was changed')])
})
