import { removeCashcard, removeCoupon, removePoints } from '@sojourn/contracts'
import { runInvariants } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bookRequest, endowed, type HeldWith, heldWith, intentOf, wealthOf } from '../all-or-nothing.testing.ts'
import { codeOf, createSystem, got, prebookRequest, type System, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'

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

const EVERYTHING = { coupon: 'percent', cash: 15, points: 12, wallet: 20, invoice: false, small: false, currency: 'USD' } as const

async function pendingWith(applied: Parameters<typeof heldWith>[3] = EVERYTHING) {
  const who = await endowed(db, system, 2)
  const before = await wealthOf(db, system, who)
  const held = await heldWith(db, system, who, applied)
  const { booking_id } = got(await system.book(bookRequest(held, who, false), who))
  return { who, before, held, booking_id }
}

const spent = async ({ checkoutId }: HeldWith, who: Parameters<System['getCheckout']>[1]) => got(await system.getCheckout({ checkoutId }, who)).tenders

test('[C2.1] a booking that waits for its payment is abandoned: room, coupon, cash, points and wallet are released at once, nothing is charged, and a second call changes nothing', async () => {
  const { who, before, held, booking_id } = await pendingWith()
  expect(await wealthOf(db, system, who)).not.toEqual(before)
  expect(got(await system.get({ booking_id }, who)).cancellable).toBe(true)
  const quote = got(await system.cancelQuote({ booking_id }, who))
  expect(quote).toMatchObject({ refund: 0, kept: 0, to: [] })
  const given = got(await system.cancel({ booking_id, expected_refund: 0 }, who))
  expect(given).toEqual({ booking_id, status: 'cancelled', refund: 0, currency: 'USD', waits_for_supplier: false })
  expect(got(await system.cancel({ booking_id, expected_refund: 0 }, who))).toEqual(given)
  expect(await wealthOf(db, system, who)).toEqual(before)
  expect(intentOf(system, booking_id)?.status).toBe('canceled')
  expect(system.gateway.refunds.size).toBe(0)
  expect(got(await system.get({ booking_id }, who))).toMatchObject({ status: 'cancelled', reference: null, failure: null, cancellable: false, paid: 0 })
  expect(got(await system.status({ booking_id }, who)).message).toMatch(/nothing was charged/i)
  expect(codeOf(await system.retry({ booking_id }, who))).toBe('nothing_due')
  expect(codeOf(await system.receipt({ booking_id }, who))).toBe('no_receipt')
  const again = got(await system.prebook(prebookRequest(held.offer), who))
  expect(again.isSelectDiffRoom).toBe(false)
  got(await system.applyCoupon({ checkoutId: again.checkoutId!, coupon_code: 'SHARE' }, who))
})

test('[C2.1] a person who has no part in it gives nothing up, an amount that was expected back is refused, and one paid a moment before is not lost', async () => {
  const { who, booking_id } = await pendingWith()
  expect(codeOf(await system.cancel({ booking_id, expected_refund: 0 }, traveller('eve')))).toBe('not_found')
  expect(codeOf(await system.cancel({ booking_id, expected_refund: 5 }, who))).toBe('refund_changed')
  system.gateway.browser.pays(intentOf(system, booking_id)!)
  expect(codeOf(await system.cancel({ booking_id, expected_refund: 0 }, who))).toBe('not_cancellable')
  await system.core.settled()
  expect(got(await system.get({ booking_id }, who)).status).toBe('confirmed')
  expect(got(await system.cancelQuote({ booking_id }, who)).refund).toBeGreaterThan(0)
})

test('[C2.1] while the gateway does not answer nothing is abandoned: it may have been paid', async () => {
  const { who, booking_id } = await pendingWith()
  system.gateway.control.fault = () => 'reset'
  expect(codeOf(await system.cancel({ booking_id, expected_refund: 0 }, who))).toBe('not_cancellable')
  system.gateway.control.fault = () => 'none'
  expect(got(await system.get({ booking_id }, who)).status).toBe('pending_payment')
  expect(got(await system.cancel({ booking_id, expected_refund: 0 }, who)).status).toBe('cancelled')
})

test('[C2.3] after a declined card each tender can be taken off and put on; booked again the card is charged the new amount, once', async () => {
  const { who, held, booking_id } = await pendingWith()
  system.gateway.browser.isDeclined(intentOf(system, booking_id)!)
  expect(got(await system.status({ booking_id }, who)).payment.state).toBe('declined')
  const { checkoutId } = held
  const without = got(await system.call(removeCoupon)({ checkoutId }, who)).checkout
  expect(without.tenders.coupon).toBeNull()
  expect(without.due.card).toBeGreaterThan(held.checkout.due.card)
  expect((await spent(held, who)).cash_card).not.toBeNull()
  expect(intentOf(system, booking_id)?.status).toBe('canceled')
  expect(got(await system.list({ limit: 20 }, who)).bookings).toEqual([])
  got(await system.call(removeCashcard)({ id: checkoutId }, who))
  const more = got(await system.applyCash({ checkoutId, amount: 30 }, who)).checkout
  const booked = got(await system.book({ ...bookRequest(held, who, false), consented_due: more.due.card }, who))
  expect(booked.booking_id).not.toBe(booking_id)
  const intent = intentOf(system, booked.booking_id)!
  expect(intent.amount).toBe(Math.round(more.due.card * 100))
  system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id: booked.booking_id }, who)).status).toBe('confirmed')
  expect(got(await system.list({ limit: 20 }, who)).bookings).toMatchObject([{ booking_id: booked.booking_id, status: 'confirmed' }])
  expect(codeOf(await system.call(removePoints)({ checkoutId }, who))).toBe('already_booked')
})

test('[C2.3] reopened until nothing is due it is booked without a card; a payment that the bank still settles keeps everything as it is', async () => {
  const { who, held, booking_id } = await pendingWith()
  const { checkoutId } = held
  intentOf(system, booking_id)!.status = 'processing'
  expect(codeOf(await system.call(removeCoupon)({ checkoutId }, who))).toBe('payment_pending')
  system.gateway.browser.isDeclined(intentOf(system, booking_id)!)
  got(await system.call(removeCashcard)({ id: checkoutId }, who))
  const { checkout } = got(await system.applyCash({ checkoutId, amount: 9_000 }, who))
  expect(checkout.due.card).toBe(0)
  const booked = got(await system.book({ ...bookRequest(held, who, false), consented_due: 0 }, who))
  expect(booked.status).toBe('confirmed')
})

test('[C2.2] value that another open checkout holds is shown with that checkout and until when, and is moved in one step', async () => {
  const who = await endowed(db, system, 2)
  const first = await heldWith(db, system, who, { ...EVERYTHING, cash: 100, wallet: 0, points: 0 })
  const second = await heldWith(db, system, who, { ...EVERYTHING, coupon: null, cash: 0, points: 0, wallet: 0 })
  const { checkoutId } = second
  const seen = got(await system.getCheckout({ checkoutId }, who))
  const until = got(await system.getCheckout({ checkoutId: first.checkoutId }, who)).expires_at
  expect(seen.held_elsewhere).toMatchObject([
    { kind: 'coupon', id: 'SHARE', checkoutId: first.checkoutId, booking_id: null, until, title: first.checkout.items[0]!.description.title },
    { kind: 'cash_card', checkoutId: first.checkoutId },
  ])
  expect(await system.applyCoupon({ checkoutId, coupon_code: 'share' }, who)).toMatchObject({
    ok: false,
    refusal: { code: 'held_elsewhere', detail: { checkout: first.checkoutId, until } },
  })
  const moved = got(await system.applyCoupon({ checkoutId, coupon_code: 'share', move: true }, who))
  expect(moved.checkout.held_elsewhere.map(({ kind }) => kind)).toEqual(['cash_card'])
  // There the card pays what the coupon paid.
  const there = got(await system.getCheckout({ checkoutId: first.checkoutId }, who))
  expect(there.tenders).toMatchObject({ coupon: null, cash_card: first.checkout.tenders.cash_card })
  expect(there.due.card).toBeCloseTo(first.checkout.tenders.coupon!.applied_amount, 6)
  expect(codeOf(await system.applyCoupon({ checkoutId: first.checkoutId, coupon_code: 'share' }, who))).toBe('held_elsewhere')
})

test('[C2.2] what an unpaid booking holds is named and cannot be moved: the booking is abandoned or paid first', async () => {
  const { who, booking_id } = await pendingWith({ ...EVERYTHING, cash: 0, points: 0, wallet: 0 })
  const { checkoutId } = await heldWith(db, system, who, { ...EVERYTHING, coupon: null, cash: 0, points: 0, wallet: 0 })
  for (const move of [false, true])
    expect(await system.applyCoupon({ checkoutId, coupon_code: 'share', move }, who)).toMatchObject({
      refusal: { code: 'held_elsewhere', detail: { booking_id } },
    })
  got(await system.cancel({ booking_id, expected_refund: 0 }, who))
  got(await system.applyCoupon({ checkoutId, coupon_code: 'share' }, who))
})
