import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, type PgDatabase, pgDatabase } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallWorld, systemInvariants, systemMigrations } from '../booking-system.testing.ts'
import { createFakeGateway } from '../fake-gateway.testing.ts'
import { createPaying } from './paying.testing.ts'

const clock = fakeClock()
let postgres: PgDatabase
let db: Db

beforeAll(async () => {
  postgres = await pgDatabase(systemMigrations())
  db = await postgres.open({ connectionsMax: 20 })
})
afterAll(() => postgres.drop())

test('[A6.2] twenty clicks from two nodes at once, another card among them: one charge, one booking confirmed', async () => {
  const gateway = createFakeGateway(clock)
  const [here, there] = [createPaying(db, clock, { gateway }), createPaying(db, clock, { gateway })]
  await db.asSystem((tx) => here.system.hotels.seed(tx, smallWorld))
  const who = here.who()
  const { booking_id, token } = await here.book(who)
  const cards = [here.keepCard(who, 'pm_a'), here.keepCard(who, 'pm_b')]
  const click = (i: number) =>
    (i % 2 ? here : there).system.payWithSaved({ booking_id, card_id: cards[i % 3 === 0 ? 1 : 0]!, orderToken: token.orderToken }, who)
  const result = await Promise.all(Array.from({ length: 20 }, (_, i) => click(i)))
  for (const each of result) expect(each.ok && ['succeeded', 'pending', 'open'].includes(each.value.status)).toBe(true)
  await here.system.work()
  expect((await here.statusOf(booking_id, who)).status).toBe('confirmed')
  expect(gateway.captured()).toHaveLength(1)
  await Promise.all([here.system.core.settled(), there.system.core.settled()])
  expect(await runInvariants(db, systemInvariants(here.system.hotels))).toEqual([])
})
