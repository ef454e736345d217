import { type Db, runInvariants } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, houseInvariants, houseMigrations, smallWorld } from '../booking-house.testing.ts'
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
  await paying.house.core.settled()
  expect(await runInvariants(db, houseInvariants(paying.house.hotels))).toEqual([])
  await db.close()
})

test('[B4.8] a guarantee is kept for somebody: while the gateway does not tell for whom, nothing is booked, and the next press books', async () => {
  const { house } = paying
  const who = paying.who({ guarantee: true })
  const { checkoutId, price } = await paying.checkout(who, 'property')
  const press = () => house.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who)
  house.gateway.control.fault = (_, path) => (path === '/v1/customers' ? 'reset' : 'none')
  expect(codeOf(await press())).toBe('order_not_created')
  house.gateway.control.fault = () => 'none'
  expect(got(await press()).payment_token).toMatchObject({ route: 'set_up' })
  expect(house.gateway.only().sent.customer).toMatch(/^cus_/)
})
