import type { Db } from '@sojourn/db'
import { invariant } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller, CallRoute, Reply } from '../../http/index.ts'
import { hotelsOn, migrationsOf, orgA, smallWorld } from './hotels.testing.ts'

let db: Db
let route: CallRoute

beforeAll(async () => {
  db = await testDb(migrationsOf())
  const hotels = hotelsOn(db, fakeClock())
  await db.asSystem((tx) => hotels.seed(tx, smallWorld))
  const found = hotels.routes.find((r): r is CallRoute => r.kind === 'call' && r.call.path === '/api/places/map')
  invariant(found, 'the map is served')
  route = found
})
afterAll(() => db.close())

const ask = (destination: string) => route.handle(route.call.body.parse({ destination }), { orgId: orgA } as unknown as Caller, {} as Reply)

test('the ground of a destination keeps its schema, and is small', async () => {
  const answer = await ask('lisbon')
  invariant(answer.ok, 'Lisbon has a ground')
  const ground = route.call.data.parse(answer.value) as { name: string; land: unknown[]; districts: unknown[]; airport: { iata: string } }
  expect(ground).toMatchObject({ place_id: 'lisbon', name: 'Lisbon', airport: { iata: 'LIS' } })
  expect(ground.land.length).toBeGreaterThan(1)
  expect(ground.districts).toHaveLength(8)
  expect(JSON.stringify(ground).length).toBeLessThan(12_000)
})

test('a district has the ground of its town', async () => {
  const [district, town] = [await ask('lisbon.alfama'), await ask('lisbon')]
  expect(district).toEqual(town)
})

test('an unknown place has none', async () => {
  const answer = await ask('atlantis')
  expect(!answer.ok && answer.refusal.code).toBe('unknown_destination')
})
