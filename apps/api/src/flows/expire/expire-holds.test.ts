import { runInvariants } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '../../products/hotels/index.ts'
import {
  codeOf,
  contact,
  createSystem,
  got,
  guestsFor,
  offersOf,
  prebookRequest,
  type System,
  systemDb,
  systemInvariants,
  traveller,
} from '../booking-system.testing.ts'

const clock = fakeClock()
const MINUTES_15 = 15 * 60_000
const db = await systemDb(clock)
let system: System
let last: Offer
let tests = 0
const ana = traveller('ana')
const ben = traveller('ben')

beforeEach(async () => {
  system = createSystem(db, clock)
  const days = { checkin: addDays('2027-04-05', ++tests * 3), checkout: addDays('2027-04-08', tests * 3) }
  last = await offersOf(db, system.hotels, days, ({ quote, left }) => left === 1 && quote.payment === 'now')
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

async function booked(who = ana) {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(last), who))
  const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return {
    booking_id,
    intent: system.gateway.only(),
    again: () => system.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who),
  }
}
const statusOf = async (booking_id: string) => got(await system.get({ booking_id }, ana)).status

test('not paid: the payment is cancelled at the gateway, the booking expired, the room free', async () => {
  const { booking_id, intent, again } = await booked()
  clock.advance(MINUTES_15)
  await system.work()
  expect(await statusOf(booking_id)).toBe('expired')
  expect(intent.status).toBe('canceled')
  expect(codeOf(await again())).toBe('checkout_expired')
  expect(codeOf(await system.retry({ booking_id }, ana))).toBe('checkout_expired')
  expect(got(await system.prebook(prebookRequest(last), ben)).isSelectDiffRoom).toBe(false)
})

test('a challenge left open expires and releases what was held', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.meetsChallenge(intent)
  clock.advance(MINUTES_15)
  await system.work()
  expect([await statusOf(booking_id), intent.status]).toEqual(['expired', 'canceled'])
})

test('a challenge that expired at the gateway: its attempt is over at once, another card may pay, and without any further call the room is released', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.meetsChallenge(intent)
  got(await system.status({ booking_id }, ana))
  system.gateway.browser.runsOut(intent)
  await system.webhook(system.gateway.webhook(intent, 'payment_intent.canceled'))
  expect(got(await system.status({ booking_id }, ana))).toMatchObject({ status: 'pending_payment', payment: { state: 'cancelled', authentication_url: null } })
  expect(got(await system.close({ booking_id }, ana))).toMatchObject({ next: 'retry', message: 'Please enter another payment method' })
  const fresh = system.gateway.only()
  expect(fresh.id).not.toBe(intent.id)
  clock.advance(MINUTES_15)
  await system.work()
  expect([await statusOf(booking_id), fresh.status, system.gateway.captured()]).toEqual(['expired', 'canceled', []])
  expect(got(await system.prebook(prebookRequest(last), ben)).isSelectDiffRoom).toBe(false)
})

test('paid in the last moment and found late: confirmed, since the room could be taken again', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.pays(intent)
  clock.advance(MINUTES_15 + 1_000)
  await system.work()
  expect(await statusOf(booking_id)).toBe('confirmed')
})

test('[B2.10] with the bank past the expiry while another takes the last room: paid after all, it is refunded automatically and the traveller notified', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.waitsForBank(intent)
  clock.advance(MINUTES_15)
  await system.work()
  expect(await statusOf(booking_id)).toBe('pending_payment')
  const other = await booked(ben)
  system.gateway.browser.pays(other.intent)
  expect(got(await system.status({ booking_id: other.booking_id }, ben)).status).toBe('confirmed')
  system.gateway.browser.pays(intent)
  const result = got(await system.status({ booking_id }, ana))
  expect(result).toMatchObject({ status: 'failed', payment: { state: 'refunded' } })
  expect(result.message).toContain("It looks like your booking didn't go through")
  expect(system.gateway.captured()).toEqual([other.intent])
  const whole = got(await system.get({ booking_id }, ana))
  expect(whole).toMatchObject({ paid: whole.price.pay_now, refunded: whole.price.pay_now })
})

test('the gateway does not answer at the expiry: the room is released, the booking waits for the payment’s result', async () => {
  const { booking_id, intent } = await booked()
  system.gateway.browser.pays(intent)
  system.gateway.control.fault = () => 'reset'
  clock.advance(MINUTES_15)
  await system.work()
  expect(await statusOf(booking_id)).toBe('pending_payment')
  system.gateway.control.fault = () => 'none'
  clock.advance(20_000)
  await system.work()
  expect(await statusOf(booking_id)).toBe('confirmed')
})
