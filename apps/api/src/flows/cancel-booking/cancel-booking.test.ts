import { runInvariants } from '@sojourn/db'
import { addDays } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '../../modules/hotels/index.ts'
import { codeOf, contact, got, guests, type House, houseDb, houseInvariants, offersOf, openHouse, traveller, wishFor } from '../booking-house.testing.ts'

const clock = fakeClock()
const db = await houseDb(clock)
let house: House
let flexible: Offer
let days: { checkin: string; checkout: string }
let tests = 0
const ana = traveller('ana')

beforeEach(async () => {
  house = openHouse(db, clock)
  days = { checkin: addDays('2027-04-05', ++tests * 3), checkout: addDays('2027-04-08', tests * 3) }
  flexible = await offersOf(db, house.hotels, days, ({ quote, left }) => left === 1 && quote.payment === 'now' && quote.cancellation.length > 2)
})
afterEach(async () => {
  await house.core.settled()
  expect(await runInvariants(db, houseInvariants(house.hotels))).toEqual([])
})

async function confirmed(): Promise<string> {
  const { checkoutId, price } = got(await house.prebook(wishFor(flexible), ana))
  const { booking_id } = got(await house.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ana))
  house.gateway.browser.pays(house.gateway.only())
  expect(got(await house.status({ booking_id }, ana)).status).toBe('confirmed')
  return booking_id
}

test('the refund quoted is the refund given: back to the card, the room free again, the receipt says so', async () => {
  const booking_id = await confirmed()
  const quote = got(await house.cancelQuote({ booking_id }, ana))
  expect(quote).toMatchObject({ kept: 0, to: [{ tender: 'Visa ending 4242', amount: quote.refund }] })
  const cancelled = got(await house.cancel({ booking_id, expected_refund: quote.refund }, ana))
  expect(cancelled).toMatchObject({ status: 'cancelled', refund: quote.refund })
  expect(got(await house.cancel({ booking_id, expected_refund: quote.refund }, ana))).toEqual(cancelled)
  const [refund] = [...house.gateway.refunds.values()]
  expect(refund).toMatchObject({ amount: flexible.quote.payNow.minor, status: 'succeeded' })
  expect(house.gateway.refunds.size).toBe(1)
  expect(got(await house.status({ booking_id }, ana))).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } })
  const receipt = got(await house.receipt({ booking_id }, ana))
  expect(receipt.payments.map((payment) => payment.amount)).toEqual([quote.refund, -quote.refund])
  expect(got(await house.prebook(wishFor(flexible), traveller('ben'))).isSelectDiffRoom).toBe(false)
})

test('a deadline that passed between the quote and the button asks again, and cancels nothing', async () => {
  const booking_id = await confirmed()
  const quote = got(await house.cancelQuote({ booking_id }, ana))
  const before = clock.nowMs()
  clock.set(Date.parse(quote.stands_until))
  const changed = await house.cancel({ booking_id, expected_refund: quote.refund }, ana)
  const now = got(await house.cancelQuote({ booking_id }, ana))
  expect(changed).toMatchObject({ ok: false, refusal: { code: 'refund_changed', detail: { new_refund: now.refund } } })
  expect(now.refund).toBeLessThan(quote.refund)
  const cancelled = got(await house.cancel({ booking_id, expected_refund: now.refund }, ana))
  expect(cancelled.refund).toBe(now.refund)
  expect([...house.gateway.refunds.values()].map((refund) => refund.amount)).toEqual(now.refund > 0 ? [Math.round(now.refund * 100)] : [])
  clock.set(before)
})

test("another's booking is not there, and one not confirmed cannot be cancelled", async () => {
  const booking_id = await confirmed()
  expect(codeOf(await house.cancelQuote({ booking_id }, traveller('eve')))).toBe('not_found')
  expect(codeOf(await house.cancel({ booking_id, expected_refund: 0 }, traveller('eve')))).toBe('not_found')
  const offer = await offersOf(db, house.hotels, days, ({ quote }) => quote.payment === 'now')
  const { checkoutId, price } = got(await house.prebook(wishFor(offer), ana))
  const pending = got(await house.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ana))
  expect(await house.cancelQuote({ booking_id: pending.booking_id }, ana)).toMatchObject({
    refusal: { code: 'not_cancellable', detail: { message: expect.stringMatching(/not paid yet.*nothing is charged/) } },
  })
})

test('[A3.12] what is over is told as over: no payment for it and no second cancellation', async () => {
  const booking_id = await confirmed()
  const { refund } = got(await house.cancelQuote({ booking_id }, ana))
  got(await house.cancel({ booking_id, expected_refund: refund }, ana))
  expect(codeOf(await house.retry({ booking_id }, ana))).toBe('nothing_due')
  expect(await house.cancelQuote({ booking_id }, ana)).toMatchObject({ refusal: { detail: { message: expect.stringMatching(/cancelled already/) } } })
})

test('a receipt is there once something was paid or confirmed, is the same whenever it is asked for, and owes the property nothing once cancelled', async () => {
  const offer = await offersOf(db, house.hotels, days, ({ quote }) => quote.payment === 'now' && quote.payAtProperty.minor > 0)
  const held = got(await house.prebook(wishFor(offer), ana))
  const { booking_id } = got(await house.book({ checkoutId: held.checkoutId!, guests, contact, consented_total: held.price.total }, ana))
  expect(codeOf(await house.receipt({ booking_id }, ana))).toBe('no_receipt')
  house.gateway.browser.pays(house.gateway.only())
  got(await house.status({ booking_id }, ana))
  const first = got(await house.receipt({ booking_id }, ana))
  expect(first.at_property).toBe(offer.quote.payAtProperty.minor / 100)
  clock.advance(3_600_000)
  expect(got(await house.receipt({ booking_id }, ana))).toEqual(first)
  const { refund } = got(await house.cancelQuote({ booking_id }, ana))
  got(await house.cancel({ booking_id, expected_refund: refund }, ana))
  expect(got(await house.receipt({ booking_id }, ana)).at_property).toBe(0)
})

test.each(['slow', '500', 'reset', 'reset_after'] as const)('the gateway is %s when the refund is sent: it arrives once, later', async (fault) => {
  const booking_id = await confirmed()
  const { refund } = got(await house.cancelQuote({ booking_id }, ana))
  house.gateway.control.fault = (method, path) => (method === 'POST' && path === '/v1/refunds' ? fault : 'none')
  expect(got(await house.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
  await house.core.settled()
  house.gateway.control.fault = () => 'none'
  for (let round = 0; round < 4; round++) {
    clock.advance(11_000)
    await house.work()
  }
  expect(house.gateway.refunds.size).toBe(1)
  expect(house.gateway.only().refunded).toBe(flexible.quote.payNow.minor)
})

test('a refund the bank sends back later is owed again and raises an alarm', async () => {
  const booking_id = await confirmed()
  house.gateway.control.refundStatus = 'pending'
  const { refund } = got(await house.cancelQuote({ booking_id }, ana))
  got(await house.cancel({ booking_id, expected_refund: refund }, ana))
  await house.core.settled()
  for (const each of house.gateway.refunds.values()) each.status = 'failed'
  clock.advance(6_000)
  await house.work()
  expect(got(await house.get({ booking_id }, ana))).toMatchObject({ status: 'cancelled', refunded: 0 })
})

test('cancelled by ten clicks at once, refunded once', async () => {
  const booking_id = await confirmed()
  const { refund } = got(await house.cancelQuote({ booking_id }, ana))
  const answers = await Promise.all(Array.from({ length: 10 }, () => house.cancel({ booking_id, expected_refund: refund }, ana)))
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 10 }, () => 'ok'))
  await house.core.settled()
  expect(house.gateway.refunds.size).toBe(1)
})
