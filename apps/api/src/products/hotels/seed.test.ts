import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Db } from '@sojourn/db'
import { fakeClock, idOf, newFolder, testDb } from '@sojourn/testing'
import type { World } from '@sojourn/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hotelsOn, migrationsOf, orgA, search, smallWorld } from './hotels.testing.ts'

const hotels = hotelsOn({} as Db, fakeClock())
let db: Db

beforeEach(async () => {
  db = await testDb()
})
afterEach(() => db.close())

const seed = (world: World) => db.asSystem((tx) => hotels.seed(tx, world))
const countHotels = async () => (await db.pool.query<{ count: number }>('select count(*)::int as count from hotels')).rows[0]?.count
const hotelsIn = (world: World) => world.destinations.reduce((sum, facts) => sum + world.hotelsOf(facts).length + world.homesOf(facts).length, 0)

const lisbon: World = { ...smallWorld, destinations: smallWorld.destinations.filter(({ key }) => key === 'lisbon') }

test('a seed that ends half-way leaves nothing, and the next one starts over', async () => {
  await db.migrate(migrationsOf())
  const ending: World = {
    ...smallWorld,
    destinations: [...smallWorld.destinations, ...smallWorld.destinations, ...smallWorld.destinations],
  }
  await expect(seed(ending)).rejects.toThrow(/duplicate key/)
  expect(await countHotels()).toBe(0)
  await seed(smallWorld)
  expect(await countHotels()).toBe(hotelsIn(smallWorld))
})

test('a newer edition of the world replaces an older one, never the other way', async () => {
  await db.migrate(migrationsOf())
  await seed(smallWorld)
  await seed(lisbon)
  expect(await countHotels()).toBe(hotelsIn(smallWorld))
  await seed({ ...lisbon, edition: lisbon.edition + 1 })
  expect(await countHotels()).toBe(hotelsIn(lisbon))
  await seed(smallWorld)
  expect(await countHotels()).toBe(hotelsIn(lisbon))
})

test('a catalogue of the first shape gives way to one of today, and what was held stays held', async () => {
  const folder = newFolder()
  copyFileSync(new URL('./data/0001-hotels.sql', import.meta.url), join(folder, '0001-hotels.sql'))
  await db.migrate([{ owner: 'hotels', folder: pathToFileURL(`${folder}/`) }])
  const room = 'lisbon-casa-velha.r1'
  await db.pool.query(`
    insert into destinations values ('lisbon', 0, 'Lisbon', 'Portugal', 'PT', 'EUR', 'Europe/Lisbon', 38.7, -9.1, 'lisbon', 100, '{}');
    insert into taxes values ('lisbon', 'vat', 0, 'VAT', 'tax', '{"by":"percent","ppm":60000}', 0, 200, null, 'now', '2011-01-01', 'a source');
    insert into hotels values ('lisbon-casa-velha', 'lisbon', 0, 'alfama', 'Alfama', 'Casa Velha', 'Hotel', 3, 80, 9, 'Rua', '+351', 38.7, -9.1, 'largo', 9,
      '{wifi}', '14:00', '11:00', '{}', '{}', 9000, 900, 'Old.', '[]');
    insert into room_types values ('${room}', 'lisbon-casa-velha', 'lisbon', 0, 'Double', 18, 'one double bed', 2, 2, '{}', 'r1', 100, 4);
    insert into rate_plans values ('lisbon', 'lisbon-casa-velha', 'free', 0, 'room_only', '{}', 0, 'now', '[]');
    insert into reviews values ('lisbon-casa-velha', 0, 'Fine.', 'A. B.', 'Porto', '2026-01', 'solo', 80);
    insert into stock_nights values ('${room}', '2027-03-12', 'lisbon', 4, 1, 0);
    insert into stock_holds values ('${orgA}', 'hold', 'lisbon-casa-velha', '${room}', 'chk', 1, '2027-03-12', '2027-03-13', 'held', 4000000000000, 0);
    insert into stock_hold_lines values ('${orgA}', 'hold', '${room}', '2027-03-12', 1)`)
  await db.migrate(migrationsOf())
  await seed(lisbon)
  expect(await countHotels()).toBe(hotelsIn(lisbon))
  const found = await db.inTenant(orgA, (tx) => hotels.search(tx, search()))
  expect(found.ok && found.value.total).toBeGreaterThan(10)
  expect(await db.inTenant(orgA, (tx) => hotels.releaseHold(tx, { orgId: orgA, holdId: idOf<'hold'>('hold') }))).toBe('released')
})
