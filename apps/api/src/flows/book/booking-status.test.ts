import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, expect, test } from 'vitest'
import { got, systemDb, systemInvariants } from '../booking-system.testing.ts'
import { createPaying } from '../pay/paying.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const paying = createPaying(db, clock)

afterAll(async () => {
  expect(await runInvariants(db, systemInvariants(paying.system.hotels))).toEqual([])
})

test('paid, and no answer from the gateway since: only we say that no payment was made, not the gateway', async () => {
  const { gateway, payWithSaved, core } = paying.system
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
