import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseInvariants, houseMigrations, smallWorld } from '../booking-house.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { createPaying } from './paying.testing.ts'

const clock = fakeClock()
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase(houseMigrations())
  db = await postgres.open({ connectionsMax: 20 })
})
afterAll(() => postgres.drop())

test('[A6.2] twenty presses from two nodes at once, another card among them: one charge, one booking confirmed', async () => {
  const gateway = createFakeGateway(clock)
  const [here, there] = [createPaying(db, clock, { gateway }), createPaying(db, clock, { gateway })]
  await db.asSystem((tx) => here.house.hotels.seed(tx, smallWorld))
  const who = here.who()
  const { booking_id, token } = await here.book(who)
  const cards = [here.keepCard(who, 'pm_a'), here.keepCard(who, 'pm_b')]
  const press = (i: number) =>
    (i % 2 ? here : there).house.payWithSaved({ booking_id, card_id: cards[i % 3 === 0 ? 1 : 0]!, orderToken: token.orderToken }, who)
  const told = await Promise.all(Array.from({ length: 20 }, (_, i) => press(i)))
  for (const each of told) expect(each.ok && ['succeeded', 'pending', 'open'].includes(each.value.status)).toBe(true)
  await here.house.work()
  expect((await here.statusOf(booking_id, who)).status).toBe('confirmed')
  expect(gateway.captured()).toHaveLength(1)
  await Promise.all([here.house.core.settled(), there.house.core.settled()])
  expect(await runInvariants(db, houseInvariants(here.house.hotels))).toEqual([])
})
