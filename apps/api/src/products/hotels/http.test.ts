import type { Db } from '@sojourn/db'
import { addDays, DEFAULT_PAYMENTS, DEFAULT_SITE, dayIn, invariant } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller, CallRoute, Reply } from '../../http/index.ts'
import { hotelsOn, migrationsOf, orgA, smallWorld } from './hotels.testing.ts'

let db: Db
let routes: readonly CallRoute[]

beforeAll(async () => {
  db = await testDb(migrationsOf())
  const hotels = hotelsOn(db, fakeClock())
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
  routes = hotels.routes.filter((r): r is CallRoute => r.kind === 'call')
})
afterAll(() => db.close())

const caller = {
  orgId: orgA,
  currency: 'EUR',
  language: 'en-US',
  user: null,
  org: { markup: { b2c: 0, b2b: 0 }, minimumCheckinDays: 1, products: ['HLT', 'VR'], payments: DEFAULT_PAYMENTS, site: DEFAULT_SITE },
} as unknown as Caller

/** Parses body and answer with the call's own schemas, as the HTTP layer and OpenAPI have them. */
async function ask(path: string, body: unknown): Promise<Record<string, unknown>> {
  const route = routes.find((r) => r.call.path === path)
  invariant(route, `${path} is served`)
  const outcome = await route.handle(route.call.body.parse(body), caller, {} as Reply)
  if (!outcome.ok) {
    expect(route.refusals).toHaveProperty(outcome.refusal.code)
    return { refused: outcome.refusal.code }
  }
  return route.call.data.parse(outcome.value) as Record<string, unknown>
}

const stay = { checkin: '2027-03-12', checkout: '2027-03-15', rooms: [{ adults: 2 }] }

test('[C5.2] places are named by their ids in the language asked for; an id of no place is left out', async () => {
  const named = async (language: string) => {
    const { places } = (await ask('/api/places/names', { place_ids: ['lisbon', 'lisbon.alfama', 'lisbon', 'atlantis'], language })) as {
      places: { place_id: string; label: string }[]
    }
    return places.map(({ place_id, label }) => [place_id, label])
  }
  expect(await named('en-US')).toEqual([
    ['lisbon', 'Lisbon, Portugal'],
    ['lisbon.alfama', 'Alfama, Lisbon, Portugal'],
  ])
  expect(await named('de-DE')).toEqual([
    ['lisbon', 'Lissabon, Portugal'],
    ['lisbon.alfama', 'Alfama, Lissabon, Portugal'],
  ])
})

test('[B2.2] suggest, search and details answer what their schemas promise', async () => {
  const { places } = (await ask('/api/places/suggest', { text: 'lis' })) as { places: { place_id: string }[] }
  expect(places[0]?.place_id).toBe('lisbon')

  const found = (await ask('/api/hotels/search', { destination: 'lisbon', ...stay, limit: 3 })) as {
    hotels: { hotel_id: string; from: { total: number; currency: string } }[]
    next: string
  }
  expect(found.hotels).toHaveLength(3)
  expect(found.next).toBeTruthy()
  expect(found.hotels[0]?.from.currency).toBe('EUR')

  const page = (await ask('/api/hotels/details', { hotel_id: found.hotels[0]?.hotel_id, ...stay })) as {
    rates: { price: { total: number }; cancellation: unknown[] }[]
  }
  expect(Math.min(...page.rates.map((rate) => rate.price.total))).toBe(found.hotels[0]?.from.total)
  expect(page.rates.every((rate) => rate.cancellation.length > 0)).toBe(true)
})

test('[C2.9] a search of days that are too soon says the first day that can be booked, by the clock of the place', async () => {
  const search = (checkin: string) => ask('/api/hotels/search', { destination: 'lisbon', ...stay, checkin, checkout: addDays(checkin, 2), limit: 1 })
  const today = dayIn('Europe/Lisbon', fakeClock().nowMs())
  expect((await search(today)).bookable_from).toBe(addDays(today, 1))
  expect((await search(addDays(today, 1))).bookable_from).toBeNull()
})

test('[C2.9] the details of a stay that is too soon say so as the list does', async () => {
  const today = dayIn('Europe/Lisbon', fakeClock().nowMs())
  const found = (await ask('/api/hotels/search', { destination: 'lisbon', ...stay, limit: 1 })) as { hotels: { hotel_id: string }[] }
  const details = (checkin: string) =>
    ask('/api/hotels/details', { hotel_id: found.hotels[0]?.hotel_id, rooms: stay.rooms, checkin, checkout: addDays(checkin, 2) })
  expect((await details(today)).bookable_from).toBe(addDays(today, 1))
  expect((await details(addDays(today, 1))).bookable_from).toBeNull()
})

test('[A2.19] prices come in the currency that was asked for', async () => {
  const { currency } = await ask('/api/hotels/search', { destination: 'lisbon', ...stay, currency: 'jpy' })
  expect(currency).toBe('JPY')
  expect(await ask('/api/hotels/search', { destination: 'lisbon', ...stay, currency: 'XAU' })).toEqual({ refused: 'unknown_currency' })
})

test('what is not there is refused by name', async () => {
  expect(await ask('/api/hotels/search', { destination: 'atlantis', ...stay })).toEqual({ refused: 'unknown_destination' })
  expect(await ask('/api/hotels/details', { hotel_id: 'atlantis-grand', ...stay })).toEqual({ refused: 'unknown_hotel' })
  expect(await ask('/api/hotels/search', { destination: 'lisbon', ...stay, checkout: '2027-03-12' })).toEqual({ refused: 'bad_dates' })
})

test('a party that no room takes gets a page without rates, and no hotel in a search', async () => {
  const rooms = [{ adults: 8 }]
  expect(await ask('/api/hotels/search', { destination: 'lisbon', ...stay, rooms })).toMatchObject({ total: 0, hotels: [], next: null })
})
