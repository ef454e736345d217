import { getBooking, getCheckout } from '@sojourn/contracts'
import { money } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import { createToy } from '../../sale/toy-product.testing.ts'
import { got, traveller } from '../booking-system.testing.ts'
import { checkInvariants, toyDb, toySystem } from '../toy-system.testing.ts'

const DAY_MINUTES = 24 * 60
const clock = fakeClock()
const db = await toyDb()
const never = [{ from: null, to: null, amount: money(4_000, 'USD') }]
const toy = createToy()
toy.state.terms = { cancellation: never, undoMinutes: DAY_MINUTES }
const system = toySystem(db, clock, toy)

afterEach(async () => {
  await system.core.settled()
  await checkInvariants(db, system)
})

test('what its terms let be undone for a day is undone for a day, and says so before it is paid', async () => {
  const who = traveller('ada')
  const { checkoutId } = got(await system.hold(who, { resources: ['court 2'] }))
  expect(got(await system.call(getCheckout)({ checkoutId }, who)).sold_as.rules.undo_minutes).toBe(DAY_MINUTES)
  const booking_id = await system.buy(who, { resources: ['court 3'] })
  const until = new Date(clock.nowMs() + DAY_MINUTES * 60_000).toISOString()
  expect(got(await system.call(getBooking)({ booking_id }, who)).undo_until).toBe(until)
  clock.advance(DAY_MINUTES * 60_000 - 1)
  expect(got(await system.cancelQuote({ booking_id }, who))).toMatchObject({ kept: 0, undo_until: until })
  clock.advance(1)
  expect(got(await system.cancelQuote({ booking_id }, who))).toMatchObject({ refund: 0, undo_until: null })
})
