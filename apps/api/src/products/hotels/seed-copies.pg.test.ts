import type { Db } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { copyOf, type Facts, type World } from '@sojourn/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hotelsOn, migrationsOf, orgA, search, smallWorld } from './hotels.testing.ts'

let postgres: PgDatabase
let db: Db
const world: World = { ...smallWorld, destinations: smallWorld.destinations.filter(({ key }) => key !== 'lisbon') }
const propertiesOf = (facts: Facts) => world.hotelsOf(facts).length + world.homesOf(facts).length
const expected = world.destinations.flatMap((facts) => [facts, copyOf(facts, 1), copyOf(facts, 2)]).reduce((sum, facts) => sum + propertiesOf(facts), 0)

beforeAll(async () => {
  postgres = await pgDatabase(migrationsOf())
  db = await postgres.open()
  await db.asSystem((tx) => hotelsOn(db, fakeClock()).seed(tx, world))
})
afterAll(() => postgres.drop())

const count = async () => (await db.pool.query<{ count: number }>('select count(*)::int as count from hotels')).rows[0]?.count

test('a catalogue grows to as many worlds as asked for, goes on where it ended, and a second run finds nothing to do', async () => {
  const hotels = hotelsOn(db, fakeClock())
  await hotels.seedCopies(world, 2, () => {})
  // As after a run that ended between two places.
  await db.pool.query("delete from destinations where destination_id = 'kyoto-x01'")
  await db.pool.query("delete from places where destination_id = 'kyoto-x01'")
  await db.pool.query("delete from taxes where destination_id = 'kyoto-x01'")
  await db.pool.query("delete from hotel_texts where hotel_id in (select hotel_id from hotels where destination_id = 'kyoto-x01')")
  await db.pool.query("delete from hotels where destination_id = 'kyoto-x01'")
  const answer: number[] = []
  await hotels.seedCopies(world, 3, ({ properties }) => answer.push(properties))
  expect(await count()).toBe(expected)
  await Promise.all([hotels.seedCopies(world, 3, ({ properties }) => answer.push(-properties)), hotels.seedCopies(world, 3, () => {})])
  expect(await count()).toBe(expected)
  expect(answer.at(-1)).toBe(-0)
})

test('a copied place is searched like any other, with properties of its own', async () => {
  const hotels = hotelsOn(db, fakeClock())
  const [place, copy] = await Promise.all(['kyoto', 'kyoto-x02'].map((placeId) => db.inTenant(orgA, (tx) => hotels.search(tx, search({ placeId })))))
  expect(place?.ok && copy?.ok).toBe(true)
  if (!place?.ok || !copy?.ok) return
  expect(copy.value.total).toBeGreaterThan(10)
  expect(copy.value.hotels.every(({ hotelId }) => hotelId.startsWith('kyoto-x02-'))).toBe(true)
})
