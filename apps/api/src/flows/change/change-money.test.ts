import { applyCoupon, applyPoints, cancelBooking, changeItem, getBooking, getCheckout, quoteCancellation, quoteChange } from '@sojourn/contracts'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { changeableToy } from '../../sale/changeable-toy.testing.ts'
import { endowed, wealthOf } from '../all-or-nothing.testing.ts'
import { contact, got } from '../booking-system.testing.ts'
import { checkInvariants, toyAskOf, toyDb, toySystem } from '../toy-system.testing.ts'

const clock = fakeClock(Date.UTC(2027, 2, 1, 12))
const db = await toyDb()
const toy = changeableToy()
const system = toySystem(db, clock, toy)
const see = system.call(getBooking)
const quote = system.call(quoteChange)
const change = system.call(changeItem)
const cancel = system.call(cancelBooking)
const cancelQuote = system.call(quoteCancellation)

afterEach(async () => {
  toy.fee = 0
  toy.keepsRest = false
  await done()
  await checkInvariants(db, system)
})

async function done() {
  await system.core.settled()
  await system.work()
  await system.core.settled()
}

const intentOf = (bookingId: string) => [...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === bookingId)
/** Books what is held for as many as travel, and pays what a card owes. */
async function bookAndPay(who: SignedInCaller, checkoutId: string): Promise<string> {
  const { price, due } = got(await system.call(getCheckout)({ checkoutId }, who))
  const request = { checkoutId, guests: system.people(who, 1), contact, consented_total: price.total, consented_due: due.card }
  const { booking_id } = got(await system.core.shop.book(toy.code, request, who))
  const intent = intentOf(booking_id)
  if (intent) system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')
  return booking_id
}
/** Changes it at what the quote says. */
async function changed(who: SignedInCaller, item: { booking_id: string; item_no: number }, wanted: Record<string, unknown>) {
  const { total } = got(await quote({ ...item, wanted }, who))
  const answer = got(await change({ ...item, wanted, consented_total: total }, who))
  const paidBy = answer.checkoutId && (await bookAndPay(who, answer.checkoutId))
  await done()
  return { total, back: answer.back, paidBy: paidBy ?? '' }
}
/** What went back to the card of each payment of this booking and its changes, the oldest payment first. */
const backToCards = (bookings: readonly string[]) =>
  bookings.map((bookingId) => {
    const { id, amount: paid } = intentOf(bookingId)!
    const back = [...system.gateway.refunds.values()].filter(({ payment_intent }) => payment_intent === id).map(({ amount }) => amount)
    return { paid, back }
  })

/** Cancels at what the quote says; the same again answers the same, and of the whole all that came back when items were cancelled. */
async function cancelled(who: SignedInCaller, item: { booking_id: string; item_no?: number }, before = 0) {
  const { refund, kept, to, discounts } = got(await cancelQuote(item, who))
  const first = got(await cancel({ ...item, expected_refund: refund }, who))
  expect(first.refund).toBe(refund)
  expect(got(await cancel({ ...item, expected_refund: refund }, who))).toEqual({ ...first, refund: refund + before })
  await done()
  return { refund, kept, to: to.map(({ kind, amount }) => [kind, amount]), discounts: discounts.map(({ kind, back }) => [kind, back]) }
}

/** A court for 40, of which a coupon takes 17.99 off, points pay 9.70 and a card 12.31. */
async function mixed(resource: string) {
  const who = await endowed(db, system, 2)
  const before = await wealthOf(db, system, who)
  const { checkoutId } = got(await system.hold(who, { resources: [resource] }))
  got(await system.call(applyCoupon)({ checkoutId, coupon_code: 'OFF' }, who))
  got(await system.call(applyPoints)({ checkoutId, point_type_code: 'SOJOURN_MILES', points: 970 }, who))
  const booking_id = await bookAndPay(who, checkoutId)
  return { who, before, booking_id, item: { booking_id, item_no: 1 } }
}

test('what a coupon and points paid pays the change too: dearer, cheaper by the newest money first, then cancelled, each has its own back to the cent', async () => {
  const { who, before, booking_id, item } = await mixed('alpha')
  const dearer = await changed(who, item, { resource: 'beta', cells: 6 })
  expect(dearer).toMatchObject({ total: 20, back: 0 })
  expect(await changed(who, item, { resource: 'gamma', cells: 3 })).toMatchObject({ total: -30, back: 30 })
  const payments = [booking_id, dearer.paidBy]
  expect(backToCards(payments)).toEqual([
    { paid: 1_231, back: [1_000] },
    { paid: 2_000, back: [2_000] },
  ])
  // Of 20 the card has 2.31 left and the points are 9.70: the rest is the coupon's, which nobody paid.
  expect(got(await quote({ ...item, wanted: { resource: 'delta', cells: 1 } }, who))).toMatchObject({
    back: 12.01,
    total: -20,
    to: [{ amount: 2.31 }, { amount: 9.7 }],
  })
  expect(await changed(who, item, { resource: 'delta', cells: 1 })).toMatchObject({ back: 12.01 })
  expect(await wealthOf(db, system, who)).toEqual(before)
  expect(backToCards(payments)[0]).toEqual({ paid: 1_231, back: [1_000, 231] })
  expect(got(await see({ booking_id }, who))).toMatchObject({ paid: 42.01, refunded: 42.01, total: 10, title: 'delta' })
  expect(await cancelled(who, { booking_id })).toEqual({ refund: 0, kept: 0, to: [], discounts: [['coupon', 10]] })
  const { checkoutId } = got(await system.hold(who, { resources: ['alpha'] }))
  got(await system.call(applyCoupon)({ checkoutId, coupon_code: 'OFF' }, who))
})

test('cancelled after two changes that each were paid, every payment comes back by its own way', async () => {
  const { who, before, booking_id, item } = await mixed('epsilon')
  const first = await changed(who, item, { resource: 'zeta', cells: 5 })
  const second = await changed(who, item, { resource: 'eta', cells: 9 })
  expect(got(await see({ booking_id }, who))).toMatchObject({ paid: 72.01, refunded: 0, total: 90, items: [{ versions: [{}, {}] }] })
  expect(await cancelled(who, { booking_id })).toEqual({
    ...{ refund: 72.01, kept: 0, discounts: [['coupon', 17.99]] },
    to: [
      ['card', 40],
      ['card', 10],
      ['card', 12.31],
      ['points', 9.7],
    ],
  })
  expect(backToCards([booking_id, first.paidBy, second.paidBy])).toEqual([
    { paid: 1_231, back: [1_231] },
    { paid: 1_000, back: [1_000] },
    { paid: 4_000, back: [4_000] },
  ])
  expect(await wealthOf(db, system, who)).toEqual(before)
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'cancelled', paid: 72.01, refunded: 72.01 })
})

test('one item of several is changed twice, another once: each keeps its number and its money, cancelled alone and with the rest', async () => {
  const who = await endowed(db, system, 2)
  const before = await wealthOf(db, system, who)
  const items = ['one', 'two'].map((resource) => ({ product: toy.code, ask: toyAskOf({ resources: [resource] }) }))
  const { checkoutId } = got(await system.core.shop.prebook({ product: toy.code, items, expectedTotal: null }, who))
  got(await system.call(applyPoints)({ checkoutId, point_type_code: 'SOJOURN_MILES', points: 970 }, who))
  const booking_id = await bookAndPay(who, checkoutId)
  const [first, second] = [1, 2].map((item_no) => ({ booking_id, item_no }))
  toy.fee = 300
  const dearer = await changed(who, second!, { resource: 'two b', cells: 6 })
  expect(dearer.total).toBe(23)
  toy.fee = 0
  expect(await changed(who, second!, { resource: 'two c', cells: 2 })).toMatchObject({ total: -40, back: 40 })
  expect(await changed(who, first!, { resource: 'one b', cells: 3 })).toMatchObject({ total: -10, back: 10 })
  const shown = got(await see({ booking_id }, who))
  expect(shown).toMatchObject({ status: 'confirmed', paid: 103, refunded: 50, total: 50 })
  const titles = shown.items.map(({ description, versions }) => [description.title, ...versions.map((each) => each.description.title)])
  expect(titles).toEqual([
    ['one b', 'one'],
    ['two c', 'two b', 'two'],
  ])
  expect(await cancelled(who, first!)).toMatchObject({ refund: 30, to: [['card', 30]] })
  expect(got(await see({ booking_id }, who)).items.map(({ state }) => state)).toEqual(['cancelled', 'confirmed'])
  // The fee is spent: it stays of the points, which come back last.
  expect(await cancelled(who, { booking_id }, 30)).toMatchObject({
    ...{ refund: 20, kept: 3 },
    to: [
      ['card', 13.3],
      ['points', 6.7],
    ],
  })
  const after = await wealthOf(db, system, who)
  expect(Object.entries(before).flatMap(([lot, minor]) => (after[lot] === minor ? [] : [minor - after[lot]!]))).toEqual([300])
  expect(backToCards([booking_id, dearer.paidBy])).toEqual([
    { paid: 7_030, back: [1_700, 1_000, 3_000, 1_330] },
    { paid: 2_300, back: [2_300] },
  ])
  expect(got(await see({ booking_id }, who))).toMatchObject({ status: 'cancelled', paid: 103, refunded: 100 })
})

test('one of two was changed and both are cancelled: the same again answers the same', async () => {
  const who = await endowed(db, system, 2)
  const items = ['three', 'four'].map((resource) => ({ product: toy.code, ask: toyAskOf({ resources: [resource] }) }))
  const { checkoutId } = got(await system.core.shop.prebook({ product: toy.code, items, expectedTotal: null }, who))
  const booking_id = await bookAndPay(who, checkoutId)
  await changed(who, { booking_id, item_no: 2 }, { cells: 3 })
  expect(await cancelled(who, { booking_id })).toMatchObject({ refund: 70, kept: 0 })
  expect(backToCards([booking_id])[0]!.back.toSorted()).toEqual([1_000, 3_000, 4_000])
})

test('where what is left over is kept, a cheaper one gives nothing back and says so; cancelled then, what was kept is spent', async () => {
  const { who, booking_id, item } = await mixed('sigma')
  toy.fee = 500
  toy.keepsRest = true
  expect(got(await quote({ ...item, wanted: { resource: 'tau', cells: 2 } }, who))).toMatchObject({
    price: 20,
    fee: 20,
    paid: 40,
    pay_now: 0,
    back: 0,
    total: 0,
  })
  expect(await changed(who, item, { resource: 'tau', cells: 2 })).toMatchObject({ back: 0 })
  expect(backToCards([booking_id])).toEqual([{ paid: 1_231, back: [] }])
  const seen = got(await see({ booking_id }, who))
  expect(seen.lines.map(({ label, rule, amount }) => [label, rule, amount])).toEqual(
    expect.arrayContaining([
      ['Change fee', null, 5],
      ['Paid before beyond the new price', 'not refunded', 15],
    ]),
  )
  const { refund, kept } = await cancelled(who, { booking_id })
  // Of the 20 that are spent the coupon paid 17.99, which nobody paid.
  expect([refund, kept]).toEqual([20, 2.01])
})
