import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookRequest, endowed, heldWith, intentOf, wealthOf } from '../all-or-nothing.testing.ts'
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
const db = await systemDb(clock)
let system: System
beforeEach(() => {
  system = createSystem(db, clock)
})
afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const MINUTE_MS = 60_000
const days = { checkin: '2027-05-10', checkout: '2027-05-12' }

async function bookedNonRefundable(name: string) {
  const who = traveller(name)
  const offer = await offersOf(
    db,
    system.hotels,
    days,
    ({ quote }) => quote.payment === 'now' && quote.cancellation.length === 1 && quote.cancellation[0]!.amount.minor > 0,
  )
  const { checkoutId, price } = got(await system.prebook(prebookRequest(offer), who))
  expect(got(await system.getCheckout({ checkoutId: checkoutId! }, who)).sold_as.rules.undo_minutes).toBe(30)
  clock.advance(4 * MINUTE_MS)
  const { booking_id } = got(await system.book({ checkoutId: checkoutId!, guests: guestsFor(who), contact, consented_total: price.total }, who))
  system.gateway.browser.pays(intentOf(system, booking_id)!)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return { who, booking_id, total: price.pay_now, confirmedMs: clock.nowMs() }
}

test('for thirty minutes from its confirmation even a non-refundable booking is cancelled in full, and the calls say until when', async () => {
  const { who, booking_id, total, confirmedMs } = await bookedNonRefundable('una')
  const until = new Date(confirmedMs + 30 * MINUTE_MS).toISOString()
  expect(got(await system.get({ booking_id }, who)).undo_until).toBe(until)
  clock.advance(30 * MINUTE_MS - 1)
  const quote = got(await system.cancelQuote({ booking_id }, who))
  expect(quote).toMatchObject({ refund: total, kept: 0, undo_until: until, stands_until: until })
  expect(got(await system.cancel({ booking_id, expected_refund: total }, who))).toMatchObject({ status: 'cancelled', refund: total })
  await system.core.settled()
  expect(system.gateway.only().refunded).toBe(Math.round(total * 100))
  expect(got(await system.get({ booking_id }, who)).undo_until).toBeNull()
})

test('a moment later its terms count again: what was quoted in time is asked about once more', async () => {
  const { who, booking_id, total } = await bookedNonRefundable('vera')
  const { refund } = got(await system.cancelQuote({ booking_id }, who))
  expect(refund).toBe(total)
  clock.advance(30 * MINUTE_MS)
  expect(codeOf(await system.cancel({ booking_id, expected_refund: refund }, who))).toBe('refund_changed')
  expect(got(await system.cancelQuote({ booking_id }, who))).toMatchObject({
    refund: 0,
    kept: total,
    undo_until: null,
    expected: expect.stringMatching(/^By its terms/),
  })
})

test('undone, stock and every tender are exactly as before', async () => {
  const who = await endowed(db, system, 2)
  const before = await wealthOf(db, system, who)
  const held = await heldWith(db, system, who, { coupon: 'percent', cash: 15, points: 12, wallet: 20, invoice: false, small: false, currency: 'USD' })
  const { booking_id } = got(await system.book(bookRequest(held, who, false), who))
  system.gateway.browser.pays(intentOf(system, booking_id)!)
  got(await system.status({ booking_id }, who))
  const { refund } = got(await system.cancelQuote({ booking_id }, who))
  got(await system.cancel({ booking_id, expected_refund: refund }, who))
  expect(await wealthOf(db, system, who)).toEqual(before)
  const again = got(await system.prebook(prebookRequest(held.offer), who))
  expect(again.isSelectDiffRoom).toBe(false)
  got(await system.applyCoupon({ checkoutId: again.checkoutId!, coupon_code: 'SHARE' }, who))
})

test('[C2.8] what is paid at the property and costs something to cancel asks for a card that guarantees it; what is free to cancel does not', async () => {
  const who = traveller('willa')
  const strict = await offersOf(db, system.hotels, days, ({ quote }) => quote.payment !== 'now' && quote.cancellation.some(({ amount }) => amount.minor > 0))
  const { checkoutId } = got(await system.prebook(prebookRequest(strict), who))
  const seen = got(await system.getCheckout({ checkoutId: checkoutId! }, who))
  expect(seen.due.now).toBe(0)
  expect(seen.payment).toMatchObject({ route: 'set_up', guarantee: true })
})

test('[C2.10] a coupon does not buy stored value: it is neither offered for it nor applied', async () => {
  const who = await endowed(db, system, 2)
  const { checkoutId } = got(await system.prebookWallet({ amount: 50, currency: 'USD' }, who))
  expect(codeOf(await system.applyCoupon({ checkoutId, coupon_code: 'OFF' }, who))).toBe('coupon_not_for_this')
  expect(got(await system.getCheckout({ checkoutId }, who)).sold_as.rules.payable_by).not.toContain('coupon')
})
