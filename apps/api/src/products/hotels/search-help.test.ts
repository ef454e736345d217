import type { Db } from '@sojourn/db'
import { addDays, invariant } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { createWorld, type World } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { splitParty } from './domain/split-party.ts'
import { answered, hotelsOn, migrationsOf, noFilters, orgA, search, stay } from './hotels.testing.ts'
import type { Hotels } from './index.ts'

const whole = createWorld({ seed: 'test', places: 'all' })
const world: World = { ...whole, destinations: whole.destinations.filter(({ key }) => ['lisbon', 'porto', 'seville', 'zermatt'].includes(key)) }

let db: Db
let hotels: Hotels

beforeAll(async () => {
  db = await testDb(migrationsOf())
  hotels = hotelsOn(db, fakeClock())
  await db.asSystem((tx) => hotels.seed(tx, world))
  // Nothing of Alfama is free on the nights of 12 to 14 March.
  await db.pool.query(`insert into stock_nights (room_type_id, night, destination_id, capacity)
    select r ->> 'roomTypeId', n::date, h.destination_id, 0 from hotels h, json_array_elements(h.rooms) r, generate_series(date '2027-03-12', '2027-03-14', '1 day') n
    where h.destination_id = 'lisbon' and h.district_key = 'alfama'`)
}, 60_000)
afterAll(() => db.close())

const find = async (change: Parameters<typeof search>[0] = {}) => answered(await db.inTenant(orgA, (tx) => hotels.search(tx, search(change))))

test('[B2.2] where something is found there is no help', async () => {
  expect((await find()).help).toBeNull()
})

test('[B2.2] a district without rooms names the nearest days, other districts and cities near: each as a search would find it', async () => {
  const { help } = await find({ placeId: 'lisbon.alfama' })
  invariant(help, 'nothing was found')
  // Nights 12 to 14 are gone, so a stay of three nights begins on the 15th or ends by the 12th.
  expect(help.dates.map(({ checkin }) => checkin)).toEqual(['2027-03-15', '2027-03-09', '2027-03-16'])
  for (const { checkin, checkout, total, from } of help.dates) {
    expect(checkout).toBe(addDays(checkin, 3))
    const there = await find({ placeId: 'lisbon.alfama', stay: stay(checkin, checkout), sort: 'price' })
    expect([there.total, there.hotels[0]!.quote.total]).toEqual([total, from])
  }
  expect(help.places.map(({ placeId }) => placeId)).toEqual(expect.arrayContaining(['porto', 'seville']))
  expect(help.places[0]!.placeId).toMatch(/^lisbon\./)
  for (const { placeId, total, from } of help.places) {
    const there = await find({ placeId, sort: 'price' })
    expect([there.total, there.hotels[0]!.quote.total]).toEqual([total, from])
  }
  expect(help.filters).toEqual([])
})

test('[B2.2] filters that alone keep everything out are named with what dropping them leaves', async () => {
  const { help } = await find({ filters: { ...noFilters, priceMaxMinor: 1, stars: [3, 4] } })
  expect(help?.filters).toEqual([{ filter: 'price', total: (await find({ filters: { ...noFilters, stars: [3, 4] } })).total }])
})

test('[B2.2] a party that no room takes is offered more rooms, not other days', async () => {
  const eight = [{ adults: 8, children: [] as number[] }]
  const { help } = await find({ stay: stay('2027-03-12', '2027-03-15', eight) })
  invariant(help?.party, 'eight adults sleep in no room')
  expect(help.dates).toEqual([])
  const rooms = help.party.rooms.map(({ adults, children }) => ({ adults, children: [...children] }))
  expect(rooms.reduce((sum, { adults }) => sum + adults, 0)).toBe(8)
  expect((await find({ stay: stay('2027-03-12', '2027-03-15', rooms) })).total).toBe(help.party.total)
})

test('people part so that every room has an adult', () => {
  expect(splitParty([{ adults: 3, children: [4, 9, 11] }])).toEqual([
    { adults: 2, children: [4] },
    { adults: 1, children: [9, 11] },
  ])
  expect(splitParty([{ adults: 1, children: [2] }])).toBeNull()
})
