import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { createToy } from '../../sale/toy-product.testing.ts'
import { codeOf, got, traveller } from '../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../toy-system.testing.ts'

const clock = fakeClock()
const db = await toyDb()
const toy = createToy()
const system = toySystem(db, clock, toy)
const [ana, ben] = [traveller('ana'), traveller('ben')]

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

test('a shop without hotels sells slots of 15 minutes, two resources in one hold, all or none', async () => {
  const both = { resources: ['court 1', 'court 2'], from: '2027-06-01T18:00:00.000Z' }
  const held = got(await system.hold(ana, both))
  expect(held.quote.total.minor).toBe(2 * 4 * 1_000)
  // The second court is taken in the last cell alone.
  expect(codeOf(await system.hold(ben, { resources: ['court 3', 'court 2'], from: '2027-06-01T18:45:00.000Z' }))).toBe('sold_out')
  got(await system.hold(ben, { resources: ['court 3'], from: '2027-06-01T18:45:00.000Z' }))
  const { booking_id } = got(await system.bookHeld(ana, held))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  got(await system.cancel({ booking_id, expected_refund: refund }, ana))
  got(await system.hold(ben, both))
})
