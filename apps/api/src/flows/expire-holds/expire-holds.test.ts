import { runInvariants } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '../../modules/hotels/index.ts'
import { codeOf, contact, got, guestsFor, type House, houseDb, houseInvariants, offersOf, openHouse, traveller, wishFor } from '../booking-house.testing.ts'

const clock = fakeClock()
const MINUTES_15 = 15 * 60_000
const db = await houseDb(clock)
let house: House
let last: Offer
let tests = 0
const ana = traveller('ana')
const ben = traveller('ben')

beforeEach(async () => {
  house = openHouse(db, clock)
  const days = { checkin: addDays('2027-04-05', ++tests * 3), checkout: addDays('2027-04-08', tests * 3) }
  last = await offersOf(db, house.hotels, days, ({ quote, left }) => left === 1 && quote.payment === 'now')
})
afterEach(async () => {
  await house.core.settled()
  expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
})

async function booked(who = ana) {
  const { checkoutId, price } = got(await house.prebook(wishFor(last), who))
  const { booking_id } = got(await house.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  return {
    booking_id,
    intent: house.gateway.only(),
    again: () => house.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who),
  }
}
const statusOf = async (booking_id: string) => got(await house.get({ booking_id }, ana)).status

test('nobody paid: the payment is given up at the gateway, the booking expired, the room free', async () => {
  const { booking_id, intent, again } = await booked()
  clock.advance(MINUTES_15)
  await house.work()
  expect(await statusOf(booking_id)).toBe('expired')
  expect(intent.status).toBe('canceled')
  expect(codeOf(await again())).toBe('checkout_expired')
  expect(codeOf(await house.retry({ booking_id }, ana))).toBe('checkout_expired')
  expect(got(await house.prebook(wishFor(last), ben)).isSelectDiffRoom).toBe(false)
})

test('a challenge left open expires and gives back what was held', async () => {
  const { booking_id, intent } = await booked()
  house.gateway.browser.meetsChallenge(intent)
  clock.advance(MINUTES_15)
  await house.work()
  expect([await statusOf(booking_id), intent.status]).toEqual(['expired', 'canceled'])
})

test('a challenge that the gateway let run out: its try is over at once, another card may pay, and nobody coming back frees the room', async () => {
  const { booking_id, intent } = await booked()
  house.gateway.browser.meetsChallenge(intent)
  got(await house.status({ booking_id }, ana))
  house.gateway.browser.runsOut(intent)
  await house.webhook(house.gateway.webhook(intent, 'payment_intent.canceled'))
  expect(got(await house.status({ booking_id }, ana))).toMatchObject({ status: 'pending_payment', payment: { state: 'cancelled', authentication_url: null } })
  expect(got(await house.close({ booking_id }, ana))).toMatchObject({ next: 'retry', message: 'Please enter another payment method' })
  const fresh = house.gateway.only()
  expect(fresh.id).not.toBe(intent.id)
  clock.advance(MINUTES_15)
  await house.work()
  expect([await statusOf(booking_id), fresh.status, house.gateway.captured()]).toEqual(['expired', 'canceled', []])
  expect(got(await house.prebook(wishFor(last), ben)).isSelectDiffRoom).toBe(false)
})

test('paid in the last moment and found late: confirmed, since the room could be taken again', async () => {
  const { booking_id, intent } = await booked()
  house.gateway.browser.pays(intent)
  clock.advance(MINUTES_15 + 1_000)
  await house.work()
  expect(await statusOf(booking_id)).toBe('confirmed')
})

test('[B2.10] with the bank past the expiry while another takes the last room: paid after all, it is refunded by itself and told', async () => {
  const { booking_id, intent } = await booked()
  house.gateway.browser.waitsForBank(intent)
  clock.advance(MINUTES_15)
  await house.work()
  expect(await statusOf(booking_id)).toBe('pending_payment')
  const other = await booked(ben)
  house.gateway.browser.pays(other.intent)
  expect(got(await house.status({ booking_id: other.booking_id }, ben)).status).toBe('confirmed')
  house.gateway.browser.pays(intent)
  const told = got(await house.status({ booking_id }, ana))
  expect(told).toMatchObject({ status: 'failed', payment: { state: 'refunded' } })
  expect(told.message).toContain("It looks like your booking didn't go through")
  expect(house.gateway.captured()).toEqual([other.intent])
  const whole = got(await house.get({ booking_id }, ana))
  expect(whole).toMatchObject({ paid: whole.price.pay_now, refunded: whole.price.pay_now })
})

test('the gateway is silent at the expiry: the room is free, the booking waits for the truth', async () => {
  const { booking_id, intent } = await booked()
  house.gateway.browser.pays(intent)
  house.gateway.control.fault = () => 'reset'
  clock.advance(MINUTES_15)
  await house.work()
  expect(await statusOf(booking_id)).toBe('pending_payment')
  house.gateway.control.fault = () => 'none'
  clock.advance(20_000)
  await house.work()
  expect(await statusOf(booking_id)).toBe('confirmed')
})
