import { raw, runInvariants, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openWholeApi, wholeDb } from '../../whole-api.testing.ts'
import { bookingOf, chosenPackage, type Extras, family, heldPackage, lisbon, minorOf, paidPackage } from './packages.testing.ts'

const MINUTE_MS = 60_000
const clock = fakeClock()
const db = await wholeDb()
afterAll(() => db.close())
const system = openWholeApi(db, clock, { holdLimitTimes: 5 })

afterEach(async () => {
  await system.api.work.runOnce()
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
  expect(system.faults).toEqual([])
})

async function signedIn() {
  const browser = system.visit()
  await browser.signIn('member@sojourn.test')
  return browser
}

/** A ride at the landing, and something to do on the second day. */
const withRideAndTour = (extras: Extras) => [extras[0]!.options[0]!.part, extras.filter(({ when }) => when === 'day')[1]!.options[0]!.part]

/** Work that falls due within two minutes. */
async function pass() {
  clock.advance(2 * MINUTE_MS)
  await system.api.work.runOnce()
  await system.api.work.runOnce()
}

const refundsOf = (intent: { readonly id: string }) =>
  [...system.gateway.refunds.values()].filter((each) => each.payment_intent === intent.id).map(({ amount }) => amount)

test('[C1.9] one part of four is cancelled alone at the sum that was told; the rest stays, and cancelling it gives back what is left, to the cent', async () => {
  const browser = await signedIn()
  const held = await heldPackage(browser, await chosenPackage(browser, lisbon, withRideAndTour))
  const { booking_id, intent } = await paidPackage(system, browser, held)
  const before = await bookingOf(browser, booking_id)
  expect(before.items.map(({ product }: { product: string }) => product)).toEqual(['FLT', 'HLT', 'TRF', 'ACT'])
  const { body: told } = await browser.call('/api/bookingHistory/cancelQuote', { booking_id, item_no: 3 })
  expect(told.data.refund).toBe(before.items[2].price.pay_now)
  const { body: alone } = await browser.call('/api/bookingHistory/cancel', { booking_id, item_no: 3, expected_refund: told.data.refund })
  expect(alone.data).toMatchObject({ status: 'confirmed', refund: told.data.refund })
  expect((await bookingOf(browser, booking_id)).item_states).toEqual(['confirmed', 'confirmed', 'cancelled', 'confirmed'])
  const { body: rest } = await browser.call('/api/bookingHistory/cancelQuote', { booking_id })
  await browser.call('/api/bookingHistory/cancel', { booking_id, expected_refund: rest.data.refund })
  await system.api.work.runOnce()
  // Just booked, all of it is undone.
  expect(minorOf(told.data.refund) + minorOf(rest.data.refund)).toBe(intent.amount)
  expect(refundsOf(intent).reduce((sum, amount) => sum + amount, 0)).toBe(intent.amount)
})

test('[C1.9] a flight that is moved by hours is accepted, and the ride that meets it moves with it at no cost', async () => {
  const browser = await signedIn()
  const held = await heldPackage(browser, await chosenPackage(browser, lisbon, withRideAndTour, 1))
  const { booking_id } = await paidPackage(system, browser, held, family('Retimed'))
  const before = await bookingOf(browser, booking_id)
  await pass()
  const moved = await bookingOf(browser, booking_id)
  const [news] = moved.items[0].news
  expect(news).toMatchObject({ kind: 'changed', state: 'open', whole_may_go: true, may_change: true })
  await browser.call('/api/bookingHistory/answerNews', { booking_id, item_no: 1, news_no: news.news_no, answer: 'accept' })
  const after = await bookingOf(browser, booking_id)
  const landing = (of: typeof before) => of.items[0].offer.bounds[0].arrives_at
  const pickup = (of: typeof before) => of.items[2].offer.pickup_at
  const minutes = (from: string, to: string) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / MINUTE_MS
  expect(minutes(landing(before), landing(after))).toBeGreaterThanOrEqual(180)
  expect(minutes(pickup(before), pickup(after))).toBe(minutes(landing(before), landing(after)))
  expect(after.items[2]).toMatchObject({ state: 'confirmed', news: [{ kind: 'informed' }], offer: { flight: { at: landing(after) } } })
  expect([after.total, after.paid]).toEqual([before.total, before.paid])
})

test('[C1.9] a flight that is moved by hours is not wanted, and all of the package comes back', async () => {
  const browser = await signedIn()
  const held = await heldPackage(browser, await chosenPackage(browser, lisbon, withRideAndTour, 2))
  const { booking_id, intent } = await paidPackage(system, browser, held, family('Retimed', ['Eva', 'Ivo', 'Noa']))
  await pass()
  const { items } = await bookingOf(browser, booking_id)
  const answer = { booking_id, item_no: 1, news_no: items[0].news[0].news_no, answer: 'refund_whole' }
  const { body } = await browser.call('/api/bookingHistory/answerNews', answer)
  expect(body.data).toMatchObject({ state: 'refunded' })
  await system.api.work.runOnce()
  expect(await bookingOf(browser, booking_id)).toMatchObject({ status: 'cancelled' })
  expect(refundsOf(intent).reduce((sum, amount) => sum + amount, 0)).toBe(intent.amount)
})

test('[C1.4] [C1.1] a package is paid by coupon, points, cash card and card at once; cancelled part by part each tender gets back its own, to the cent', async () => {
  const browser = await signedIn()
  const checkoutId = await heldPackage(browser, await chosenPackage(browser, { ...lisbon, leave: '2027-04-14', return: '2027-04-18' }, withRideAndTour))
  for (const [path, body] of [
    ['/api/general/applyCouponCodeDetails', { coupon_code: 'TAKE25' }],
    ['/api/booking/applyCashcard', { amount: 20 }],
    ['/api/loyalty/applyPoints', { point_type_code: 'SOJOURN_MILES', points: 1_000 }],
  ] as const) {
    const applied = await browser.call(path, { checkoutId, ...body })
    expect(applied.status, applied.text).toBe(200)
  }
  const { body: open } = await browser.call('/api/checkout/get', { checkoutId })
  const { due, tenders } = open.data
  const { booking_id, intent } = await paidPackage(system, browser, checkoutId)
  expect(intent.amount).toBe(minorOf(due.card))
  const back: { kind: string; amount: number }[] = []
  for (const item_no of [3, 4, 2, 1]) {
    const { body: told } = await browser.call('/api/bookingHistory/cancelQuote', { booking_id, item_no })
    back.push(...told.data.to)
    const { body: done } = await browser.call('/api/bookingHistory/cancel', { booking_id, item_no, expected_refund: told.data.refund })
    expect(done.data).toMatchObject({ refund: told.data.refund })
    await system.api.work.runOnce()
  }
  expect(await bookingOf(browser, booking_id)).toMatchObject({ status: 'cancelled' })
  const of = (kind: string) => back.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + minorOf(amount), 0)
  expect(refundsOf(intent).reduce((sum, amount) => sum + amount, 0)).toBe(intent.amount)
  expect(of('card')).toBe(intent.amount)
  expect([of('cash_card'), of('points')]).toEqual([minorOf(tenders.cash_card.amount), minorOf(tenders.points.amount)])
})

test('[B5.7] [B5.3] a discount card is taken for a package of anyone, and takes no more than a tenth more than our margin of each unit', async () => {
  const browser = await signedIn()
  await db.asSystem((tx) => raw`update payment_cards set type = 'DISCOUNT' where payment_card_id = 'pcd_demo_wallet_1'`.execute(sql(tx)))
  const checkoutId = await heldPackage(
    browser,
    await chosenPackage(browser, {
      ...lisbon,
      leave: '2027-05-12',
      return: '2027-05-16',
      rooms: [
        { adults: 1, children: [] },
        { adults: 1, children: [] },
      ],
    }),
  )
  const { body } = await browser.call('/api/booking/applyPaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1' })
  const { rows } = await db.asSystem((tx) =>
    raw<{
      ours: number[]
    }>`select array(select (item -> 'revenue' ->> 'minor')::float8 from jsonb_array_elements(items) item) as ours from checkouts where checkout_id = ${checkoutId}`.execute(
      sql(tx),
    ),
  )
  // A flight, and two rooms that share what is ours of the stay: each at most a tenth more than its own.
  const [flight, stay] = rows[0]!.ours as [number, number]
  expect([flight, stay].every((ours) => ours > 0)).toBe(true)
  const most = [flight, Math.floor(stay / 2), Math.ceil(stay / 2)].map((ours) => Math.floor((ours * 11) / 10))
  expect(body.data.rooms.map(minorOf)).toEqual(most)
  const { body: hotel } = await browser.call('/api/checkout/get', { checkoutId })
  expect(hotel.data.due.card).toBe(Math.round((hotel.data.price.pay_now - body.data.amount) * 100) / 100)
})

test('[C1.9] where a flight does not fly and there is no other, what is left of the package is given up at no cost, whatever its terms said', async () => {
  const browser = await signedIn()
  const checkoutId = await heldPackage(browser, await chosenPackage(browser, { ...lisbon, leave: '2027-06-09', return: '2027-06-13' }, withRideAndTour))
  const { booking_id, intent } = await paidPackage(system, browser, checkoutId)
  clock.advance(25 * 60 * MINUTE_MS)
  const { body: before } = await browser.call('/api/bookingHistory/cancelQuote', { booking_id, item_no: 2 })
  expect(before.data.kept).toBeGreaterThan(0)
  const staff = system.visit()
  await staff.signIn('operator@sojourn.test')
  const { body: gone } = await staff.call('/api/operator/providerCancels', { booking_id, item_no: 1, reason: 'not_operated', note: 'It does not fly.' })
  expect(gone.data).toMatchObject({ booking_status: 'confirmed', state: 'cancelled' })
  const { body: after } = await browser.call('/api/bookingHistory/cancelQuote', { booking_id })
  expect(after.data.kept).toBe(0)
  await browser.call('/api/bookingHistory/cancel', { booking_id, expected_refund: after.data.refund })
  await system.api.work.runOnce()
  expect(await bookingOf(browser, booking_id)).toMatchObject({ status: 'cancelled' })
  expect(refundsOf(intent).reduce((sum, amount) => sum + amount, 0)).toBe(intent.amount)
})

test('[C1.9] a flight that is moved by hours is changed for another of that day at no fee, and the ride meets that one', async () => {
  const browser = await signedIn()
  const trip = { ...lisbon, leave: '2027-07-07', return: '2027-07-11' }
  const chosen = await chosenPackage(browser, trip, withRideAndTour)
  const { booking_id } = await paidPackage(system, browser, await heldPackage(browser, chosen), family('Retimed', ['Lia', 'Gil', 'Bea']))
  await pass()
  const before = await bookingOf(browser, booking_id)
  expect(before.items[0].news[0]).toMatchObject({ state: 'open', may_change: true })
  const { body: looked } = await browser.call('/api/packages/details', { ...trip, parts: chosen.parts.slice(0, 2), limit: 20 })
  const others = looked.data.alternatives[0].options.map(({ part }: { part: { fields: { itinerary_id: string } } }) => part.fields.itinerary_id)
  let quoted = null
  for (const itinerary_id of others) {
    const { body } = await browser.call('/api/flights/changeQuote', { booking_id, item_no: 1, itinerary_id })
    if (body.data && body.data.total <= 0) quoted = { itinerary_id, ...body.data }
    if (quoted) break
  }
  expect(quoted).toMatchObject({ fee: 0 })
  const { body: changed } = await browser.call('/api/flights/change', {
    booking_id,
    item_no: 1,
    itinerary_id: quoted.itinerary_id,
    consented_total: quoted.total,
  })
  expect(changed.data).toMatchObject({ checkoutId: null })
  const after = await bookingOf(browser, booking_id)
  expect(after.items[0].offer.itinerary_id).toBe(quoted.itinerary_id)
  const [lands] = after.items[0].offer.bounds[0].segments.slice(-1)
  expect(after.items[2].offer.flight).toMatchObject({ number: lands.flight, at: after.items[0].offer.bounds[0].arrives_at })
  // A page that was open elsewhere says yes to what is over: the ride stays where it is.
  const { body: late } = await browser.call('/api/bookingHistory/answerNews', { booking_id, item_no: 1, news_no: 1, answer: 'accept' })
  expect(late.code).toBe('not_open')
  // What was chosen instead is not moved in its turn.
  await pass()
  const { items } = await bookingOf(browser, booking_id)
  expect([items[0].news, items[0].offer.bounds, items[2].offer.pickup_at]).toEqual([[], after.items[0].offer.bounds, after.items[2].offer.pickup_at])
})
