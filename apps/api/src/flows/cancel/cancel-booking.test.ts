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
  guests,
  offersOf,
  prebookRequest,
  type System,
  systemDb,
  systemInvariants,
  traveller,
} from '../booking-system.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
let system: System
let flexible: Offer
let days: { checkin: string; checkout: string }
let tests = 0
const ana = traveller('ana')

beforeEach(async () => {
  system = createSystem(db, clock)
  days = { checkin: addDays('2027-04-05', ++tests * 3), checkout: addDays('2027-04-08', tests * 3) }
  flexible = await offersOf(db, system.hotels, days, ({ quote, left }) => left === 1 && quote.payment === 'now' && quote.cancellation.length > 2)
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

async function confirmed(): Promise<string> {
  const { checkoutId, price } = got(await system.prebook(prebookRequest(flexible), ana))
  const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ana))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  return booking_id
}

test('the refund quoted is the refund given: back to the card, the room free again, the receipt says so', async () => {
  const booking_id = await confirmed()
  const quote = got(await system.cancelQuote({ booking_id }, ana))
  expect(quote).toMatchObject({ kept: 0, to: [{ tender: 'Visa ending 4242', amount: quote.refund }] })
  const cancelled = got(await system.cancel({ booking_id, expected_refund: quote.refund }, ana))
  expect(cancelled).toMatchObject({ status: 'cancelled', refund: quote.refund })
  expect(got(await system.cancel({ booking_id, expected_refund: quote.refund }, ana))).toEqual(cancelled)
  const [refund] = [...system.gateway.refunds.values()]
  expect(refund).toMatchObject({ amount: flexible.quote.payNow.minor, status: 'succeeded' })
  expect(system.gateway.refunds.size).toBe(1)
  expect(got(await system.status({ booking_id }, ana))).toMatchObject({ status: 'cancelled', payment: { state: 'refunded' } })
  const receipt = got(await system.receipt({ booking_id }, ana))
  expect(receipt.payments.map((payment) => payment.amount)).toEqual([quote.refund, -quote.refund])
  expect(got(await system.prebook(prebookRequest(flexible), traveller('ben'))).isSelectDiffRoom).toBe(false)
})

test('a deadline that passed between the quote and the button asks again, and cancels nothing', async () => {
  const booking_id = await confirmed()
  const before = clock.nowMs()
  // What was just booked can be undone whatever its terms say.
  clock.advance(30 * 60_000)
  const quote = got(await system.cancelQuote({ booking_id }, ana))
  clock.set(Date.parse(quote.stands_until))
  const changed = await system.cancel({ booking_id, expected_refund: quote.refund }, ana)
  const now = got(await system.cancelQuote({ booking_id }, ana))
  expect(changed).toMatchObject({ ok: false, refusal: { code: 'refund_changed', detail: { new_refund: now.refund } } })
  expect(now.refund).toBeLessThan(quote.refund)
  const cancelled = got(await system.cancel({ booking_id, expected_refund: now.refund }, ana))
  expect(cancelled.refund).toBe(now.refund)
  expect([...system.gateway.refunds.values()].map((refund) => refund.amount)).toEqual(now.refund > 0 ? [Math.round(now.refund * 100)] : [])
  clock.set(before)
})

test('where nothing comes back, a quote says whether that is because nothing was paid', async () => {
  const expectedOf = async (payment: 'now' | 'property') => {
    const offer = await offersOf(
      db,
      system.hotels,
      days,
      ({ quote }) => quote.payment === payment && (payment === 'property' || quote.cancellation.length === 1),
    )
    const { checkoutId, price } = got(await system.prebook(prebookRequest(offer), ana))
    const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests, contact, consented_total: price.total }, ana))
    // What is paid at the property is guaranteed by a card.
    system.gateway.browser.pays(system.gateway.only())
    expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
    clock.advance(30 * 60_000)
    const { refund, expected } = got(await system.cancelQuote({ booking_id }, ana))
    return [refund, expected]
  }
  expect(await expectedOf('now')).toEqual([0, 'By its terms, nothing of what you paid is refunded.'])
  expect(await expectedOf('property')).toEqual([0, "You weren't charged, so there is nothing to refund."])
})

test("another's booking is not there", async () => {
  const booking_id = await confirmed()
  expect(codeOf(await system.cancelQuote({ booking_id }, traveller('eve')))).toBe('not_found')
  expect(codeOf(await system.cancel({ booking_id, expected_refund: 0 }, traveller('eve')))).toBe('not_found')
})

test('[A3.12] a past booking is answered as past: no payment for it and no second cancellation', async () => {
  const booking_id = await confirmed()
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  got(await system.cancel({ booking_id, expected_refund: refund }, ana))
  expect(codeOf(await system.retry({ booking_id }, ana))).toBe('nothing_due')
  expect(await system.cancelQuote({ booking_id }, ana)).toMatchObject({ refusal: { detail: { message: expect.stringMatching(/already canceled/) } } })
})

test('a receipt is there once something was paid or confirmed, is the same whenever it is asked for, and owes the property nothing once cancelled', async () => {
  const offer = await offersOf(db, system.hotels, days, ({ quote }) => quote.payment === 'now' && quote.payAtProperty.minor > 0)
  const held = got(await system.prebook(prebookRequest(offer), ana))
  const { booking_id } = got(await system.book({ checkoutId: held.checkoutId!, guests, contact, consented_total: held.price.total }, ana))
  expect(codeOf(await system.receipt({ booking_id }, ana))).toBe('no_receipt')
  system.gateway.browser.pays(system.gateway.only())
  got(await system.status({ booking_id }, ana))
  const first = got(await system.receipt({ booking_id }, ana))
  expect(first.at_property).toBe(offer.quote.payAtProperty.minor / 100)
  clock.advance(3_600_000)
  expect(got(await system.receipt({ booking_id }, ana))).toEqual(first)
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  got(await system.cancel({ booking_id, expected_refund: refund }, ana))
  expect(got(await system.receipt({ booking_id }, ana)).at_property).toBe(0)
})

test.each(['slow', '500', 'reset', 'reset_after'] as const)('the gateway is %s when the refund is sent: it arrives once, later', async (fault) => {
  const booking_id = await confirmed()
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  system.gateway.control.fault = (method, path) => (method === 'POST' && path === '/v1/refunds' ? fault : 'none')
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
  await system.core.settled()
  system.gateway.control.fault = () => 'none'
  for (let round = 0; round < 4; round++) {
    clock.advance(11_000)
    await system.work()
  }
  expect(system.gateway.refunds.size).toBe(1)
  expect(system.gateway.only().refunded).toBe(flexible.quote.payNow.minor)
})

test('a refund the bank sends back later is owed again and raises an alarm', async () => {
  const booking_id = await confirmed()
  system.gateway.control.refundStatus = 'pending'
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  got(await system.cancel({ booking_id, expected_refund: refund }, ana))
  await system.core.settled()
  for (const each of system.gateway.refunds.values()) each.status = 'failed'
  clock.advance(6_000)
  await system.work()
  expect(got(await system.get({ booking_id }, ana))).toMatchObject({ status: 'cancelled', refunded: 0 })
})

test('cancelled by ten clicks at once, refunded once', async () => {
  const booking_id = await confirmed()
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  const answers = await Promise.all(Array.from({ length: 10 }, () => system.cancel({ booking_id, expected_refund: refund }, ana)))
  expect(answers.map(codeOf)).toEqual(Array.from({ length: 10 }, () => 'ok'))
  await system.core.settled()
  expect(system.gateway.refunds.size).toBe(1)
})
