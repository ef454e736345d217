import { runInvariants } from '@sojourn/db'
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
