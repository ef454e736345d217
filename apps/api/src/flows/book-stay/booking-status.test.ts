import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { got, houseInvariants, houseMigrations, smallWorld } from '../booking-house.testing.ts'
import { createPaying } from '../pay-booking/paying.testing.ts'

const clock = fakeClock()
let db: Db
let paying: ReturnType<typeof createPaying>

beforeAll(async () => {
  db = await testDb(houseMigrations())
  paying = createPaying(db, clock)
  await db.asSystem((tx) => paying.house.hotels.seed(tx, smallWorld))
})
afterAll(async () => {
  expect(await runInvariants(db, houseInvariants(paying.house.hotels))).toEqual([])
  await db.close()
})

test('paid, and the gateway silent ever since: that no payment was made is our last word, not the gateway’s', async () => {
  const { gateway, payWithSaved, core } = paying.house
  const who = paying.who()
  const { booking_id, token } = await paying.book(who)
  expect((await paying.statusOf(booking_id, who)).payment).toMatchObject({ state: 'open', heard: true })
  const body = { booking_id, card_id: paying.keepCard(who), orderToken: token.orderToken }
  gateway.control.fault = (_, path) => (path.endsWith('/confirm') ? 'reset_after' : 'none')
  expect(got(await payWithSaved(body, who)).status).toBe('pending')
  gateway.control.fault = () => 'reset'
  expect((await paying.statusOf(booking_id, who)).payment).toMatchObject({ state: 'open', heard: false })
  gateway.control.fault = () => 'none'
  expect((await paying.statusOf(booking_id, who)).payment).toMatchObject({ state: 'succeeded', heard: true })
  await core.settled()
})
