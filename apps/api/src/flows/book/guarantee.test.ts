import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { codeOf, contact, got, guestsFor, systemDb, systemInvariants } from '../booking-system.testing.ts'
import { createPaying } from '../pay/paying.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const paying = createPaying(db, clock)

afterAll(async () => {
  await paying.system.core.settled()
  expect(await runInvariants(db, systemInvariants(paying.system.hotels))).toEqual([])
})

test('[B4.8] a guarantee needs a gateway customer: until the gateway returns one, nothing is booked, and the next click books', async () => {
  const { system } = paying
  const who = paying.who({ guarantee: true })
  const { checkoutId, price } = await paying.checkout(who, 'property')
  const click = () => system.book({ checkoutId, guests: guestsFor(who), contact, consented_total: price.total }, who)
  system.gateway.control.fault = (_, path) => (path === '/v1/customers' ? 'reset' : 'none')
  expect(codeOf(await click())).toBe('order_not_created')
  system.gateway.control.fault = () => 'none'
  expect(got(await click()).payment_token).toMatchObject({ route: 'set_up' })
  expect(system.gateway.only().sent.customer).toMatch(/^cus_/)
})
