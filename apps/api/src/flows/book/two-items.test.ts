import { raw, runInvariants, sql } from '@sojourn/db'
import { amountText } from '@sojourn/i18n'
import { addDays, fromMajor, toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { PrebookRequest } from '../../sale/shop.ts'
import { endowed } from '../all-or-nothing.testing.ts'
import { codeOf, contact, createSystem, got, guests, offersOf, prebookRequest, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'
import { carItem } from '../packages.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const ana = traveller('ana')
const ben = traveller('ben')
let tests = 0

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

/** Two stays one after the other, sold together; `left` is how many rooms the second has. */
async function trip(left: (rooms: number) => boolean = (rooms) => rooms > 1) {
  const from = addDays('2027-05-03', ++tests * 7)
  const legs = [
    { checkin: from, checkout: addDays(from, 2) },
    { checkin: addDays(from, 2), checkout: addDays(from, 3) },
  ]
  const first = await offersOf(db, system.hotels, legs[0]!, ({ quote, left: rooms }) => quote.payment === 'now' && rooms > 1 && quote.cancellation.length > 1)
  const second = await offersOf(
    db,
    system.hotels,
    legs[1]!,
    ({ quote, left: rooms }) => quote.payment === 'now' && left(rooms) && quote.hotelId !== first.quote.hotelId && quote.cancellation.length > 1,
  )
  const items = [first, second].map(({ quote }) => ({
    product: 'HLT' as const,
    ask: {
      product: 'hotels',
      hotelId: quote.hotelId,
      rateId: quote.rateId,
      ...quote.stay,
      currency: 'USD',
      markupBasisPoints: 800,
    },
  }))
  const total = toMajor({ minor: first.quote.total.minor + second.quote.total.minor, currency: 'USD' })
  const request: PrebookRequest = { product: 'HLT', items, expectedTotal: total }
  return { first, second, total, request }
}

/** A stay and a prepaid car, sold together as a stay. */
async function stayAndCar() {
  const { first } = await trip()
  const { quote } = first
  const stay = { product: 'hotels', hotelId: quote.hotelId, rateId: quote.rateId, ...quote.stay, currency: 'USD', markupBasisPoints: 800 }
  const items = [{ product: 'HLT' as const, ask: stay }, await carItem(system, 10 + tests, ana)]
  const held = got(await system.core.shop.prebook({ product: 'HLT', items, expectedTotal: null }, ana))
  const body = { checkoutId: held.checkoutId, guests, contact, consented_total: toMajor(held.quote.total) }
  const { booking_id } = got(await system.core.shop.book('HLT', body, ana))
  return { booking_id, pay: () => system.gateway.browser.pays(system.gateway.only()) }
}

const heldRooms = async () =>
  db.asSystem(async (tx) => Number((await raw<{ n: number }>`select count(*) as n from stock_holds where state = 'held'`.execute(sql(tx))).rows[0]?.n))

test('two items are one checkout, one payment and one booking, each with its voucher, and come back together', async () => {
  const { total, request, first, second } = await trip()
  const held = got(await system.core.shop.prebook(request, ana))
  expect(held).toMatchObject({ isPriceChange: false, quote: { total: { minor: Math.round(total * 100) } } })
  const shown = got(await system.getCheckout({ checkoutId: held.checkoutId }, ana))
  expect(shown.items.map(({ description }) => description.from)).toEqual([first.quote.stay.checkin, second.quote.stay.checkin])
  expect(shown.items.reduce((sum, { price }) => sum + Math.round(price.total * 100), 0)).toBe(Math.round(shown.price.total * 100))
  const { booking_id } = got(await system.core.shop.book('HLT', { checkoutId: held.checkoutId, guests, contact, consented_total: total }, ana))
  system.gateway.browser.pays(system.gateway.only())
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const booked = got(await system.get({ booking_id }, ana))
  expect(booked.items).toHaveLength(2)
  expect(booked.title).toMatch(/ and 1 more$/)
  const { rows } = await db.asSystem((tx) =>
    raw<{ number: string }>`select number from vouchers where booking_id = ${booking_id} order by item_no`.execute(sql(tx)),
  )
  expect(rows.map(({ number }) => number)).toEqual([booked.reference!.replace('SJ-', 'V-'), `${booked.reference!.replace('SJ-', 'V-')}-2`])
  const { refund } = got(await system.cancelQuote({ booking_id }, ana))
  expect(refund).toBe(booked.paid)
  expect(got(await system.cancel({ booking_id, expected_refund: refund }, ana))).toMatchObject({ status: 'cancelled', refund })
})

test('where one item is gone nothing is held, and the answer names it', async () => {
  const { request, second } = await trip((rooms) => rooms === 1)
  got(await system.prebook(prebookRequest(second), ben))
  const before = await heldRooms()
  const refused = await system.core.shop.prebook(request, ana)
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'sold_out', detail: { product: 'HLT' } } })
  expect(await heldRooms()).toBe(before)
})

test('one item that begins too soon refuses both', async () => {
  const { request } = await trip()
  expect(codeOf(await system.core.shop.prebook(request, { ...ana, org: { ...ana.org, minimumCheckinDays: 900 } }))).toBe('too_soon')
})

test('one item that the organisation does not list refuses both', async () => {
  const { request } = await trip()
  const unlisted = { ...ana, org: { ...ana.org, products: ['CAR' as const] } }
  expect(codeOf(await system.core.shop.prebook(request, unlisted))).toBe('not_sold_here')
})

test('of a hotel and a car the car alone is cancelled at the sum that was shown: the stay remains, and item, list and receipt say so', async () => {
  const { booking_id, pay } = await stayAndCar()
  const waiting = got(await system.get({ booking_id }, ana))
  expect(waiting.items.map(({ state, voucher }) => [state, voucher])).toEqual([
    ['held', null],
    ['held', null],
  ])
  expect(waiting.items[1]?.not_cancellable).toMatch(/isn't paid yet/)
  pay()
  got(await system.status({ booking_id }, ana))
  const booked = got(await system.get({ booking_id }, ana))
  expect(booked.items.map(({ rules, not_cancellable, voucher }) => [rules.unit, rules.later_at, not_cancellable, voucher?.valid])).toEqual([
    ['room', 'at the property', null, true],
    ['car', 'at the counter', null, true],
  ])
  const [mail] = await db.asSystem(
    async (tx) =>
      (await raw<{ data: { cancellation: string[] } }>`select data from messages where key = ${`booking_confirmed:${booking_id}`}`.execute(sql(tx))).rows,
  )
  const [stay, car] = booked.items
  expect(mail?.data.cancellation).toEqual(expect.arrayContaining([`${stay?.description.title}:`, `${car?.description.title}:`]))
  // A prepaid car that was not picked up is not refunded.
  expect(mail?.data.cancellation.at(-1)).toBe(`If you don't show up, you lose ${amountText(fromMajor(car!.price.pay_now, 'USD')!)}.`)
  const { refund, kept } = got(await system.cancelQuote({ booking_id, item_no: 2 }, ana))
  expect(refund).toBe(booked.items[1]?.price.pay_now)
  const alone = { booking_id, item_no: 2, expected_refund: refund }
  expect(codeOf(await system.cancel({ ...alone, expected_refund: refund + 1 }, ana))).toBe('refund_changed')
  expect(got(await system.cancel(alone, ana))).toMatchObject({ status: 'confirmed', refund, waits_for_supplier: false })
  await system.core.settled()
  const after = got(await system.get({ booking_id }, ana))
  expect(after).toMatchObject({ status: 'confirmed', refunded: refund, cancellable: true, item_states: ['confirmed', 'cancelled'] })
  expect(after.items.map((item) => [item.voucher?.valid, item.kept])).toEqual([
    [true, null],
    [false, kept],
  ])
  expect(after.items[1]?.not_cancellable).toMatch(/already canceled/)
  const { bookings } = got(await system.list({ limit: 50 }, ana))
  expect(bookings.find((each) => each.booking_id === booking_id)?.item_states).toEqual(['confirmed', 'cancelled'])
  const receipt = got(await system.receipt({ booking_id }, ana))
  expect(receipt.items.map((item) => [item.state, item.kept])).toEqual([
    ['confirmed', null],
    ['cancelled', kept],
  ])
  expect(receipt.payments.at(-1)?.amount).toBe(-refund)
})

test('the refund of one item is on the receipt at its own time, while the booking stays confirmed', async () => {
  const rich = await endowed(db, system, 2)
  const { request, total } = await trip()
  const { checkoutId } = got(await system.core.shop.prebook(request, rich))
  got(await system.applyCash({ checkoutId, amount: String(total) }, rich))
  const { booking_id } = got(await system.core.shop.book('HLT', { checkoutId, guests, contact, consented_total: total }, rich))
  expect(got(await system.status({ booking_id }, rich)).status).toBe('confirmed')
  const paidAt = new Date(clock.nowMs()).toISOString()
  clock.advance(3_600_000)
  const cancelledAt = new Date(clock.nowMs()).toISOString()
  const { refund } = got(await system.cancelQuote({ booking_id, item_no: 2 }, rich))
  got(await system.cancel({ booking_id, item_no: 2, expected_refund: refund }, rich))
  clock.advance(3_600_000)
  const { payments } = got(await system.receipt({ booking_id }, rich))
  expect(payments).toMatchObject([{ at: paidAt }, { amount: -refund, at: cancelledAt }])
})

test('money given back at the gateway beyond one item is counted against the next one too', async () => {
  const { booking_id, pay } = await stayAndCar()
  pay()
  expect(got(await system.status({ booking_id }, ana)).status).toBe('confirmed')
  const intent = system.gateway.only()
  const [stay, car] = got(await system.get({ booking_id }, ana)).items.map(({ price }) => fromMajor(price.pay_now, 'USD')!.minor)
  system.gateway.refundsOutside(intent, car! + 300)
  await system.webhook(system.gateway.webhook(intent, 'charge.refunded'))
  for (const [item_no, left] of [
    [2, 0],
    [1, stay! - 300],
  ] as const) {
    clock.advance(1_000)
    const { refund } = got(await system.cancelQuote({ booking_id, item_no }, ana))
    expect(refund).toBe(left / 100)
    got(await system.cancel({ booking_id, item_no, expected_refund: refund }, ana))
    await system.work()
  }
  expect(intent.refunded).toBe(car! + stay!)
})
