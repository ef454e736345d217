import { getCountMessages, providerCancels } from '@sojourn/contracts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { addDays, type BookingId } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterEach, expect, test } from 'vitest'
import type { SignedInCaller } from '../../http/index.ts'
import { AGENT, bookRequest, endowed, heldWith, intentOf, wealthOf } from '../all-or-nothing.testing.ts'
import { codeOf, contact, createSystem, got, guestsFor, offersOf, org, type System, systemDb, systemInvariants, traveller } from '../booking-system.testing.ts'
import { dieAt } from '../die-at.testing.ts'

const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const olive = traveller('olive', org, 1)
const storm = { reason: 'weather', note: 'A storm is announced.' } as const
let days = 0

afterEach(async () => {
  await system.core.settled()
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})

const told = (booking_id: string, itemNo = 1) => ({ orgId: org, bookingId: booking_id as BookingId, itemNo, ...storm })

async function confirmed(on: System, who: SignedInCaller, held: Awaited<ReturnType<typeof heldWith>>, invoice = false) {
  const { booking_id } = got(await on.book(bookRequest(held, who, invoice), who))
  const intent = intentOf(on, booking_id)
  if (intent && !invoice) on.gateway.browser.pays(intent)
  expect(got(await on.status({ booking_id }, who)).status).toBe('confirmed')
  return { booking_id, card: intent?.amount ?? 0 }
}

const refundsOf = (on: System, intent: { readonly id: string } | null) =>
  [...on.gateway.refunds.values()].filter(({ payment_intent }) => payment_intent === intent?.id).map(({ amount }) => amount)

const MIXED = { coupon: 'percent', cash: 10, points: 10, wallet: 20, invoice: false, small: false, currency: 'USD' } as const

test.each([
  ['a card, a coupon, points, a cash card and a wallet', 2, MIXED],
  ['a credit line', AGENT, { ...MIXED, coupon: null, cash: 0, points: 0, wallet: 0, invoice: true }],
] as const)('[C2.4] what its provider cancels comes back whole to %s, on a day on which its traveller would get nothing', async (_, usrType, applied) => {
  const who = await endowed(db, system, usrType)
  const before = await wealthOf(db, system, who)
  const held = await heldWith(db, system, who, applied)
  const { booking_id, card } = await confirmed(system, who, held, applied.invoice)
  // Past every window in which cancelling is free.
  clock.advance(Date.parse(`${held.offer.quote.stay.checkin}T06:00:00Z`) - clock.nowMs())
  expect(got(await system.cancelQuote({ booking_id }, who)).kept).toBeGreaterThan(0)
  got(await system.core.shop.providerCancels(told(booking_id)))
  await system.work()
  expect(await wealthOf(db, system, who)).toEqual(before)
  expect(refundsOf(system, intentOf(system, booking_id))).toEqual(card > 0 ? [card] : [])
  const booking = got(await system.get({ booking_id }, who))
  expect(booking).toMatchObject({ status: 'cancelled', refunded: booking.paid })
  expect(booking.items).toMatchObject([
    { state: 'cancelled', kept: 0, cancelled_by_provider: { reason: 'weather', text: 'The provider canceled because of the weather.', note: storm.note } },
  ])
  const { rows } = await db.inTenant(org, (tx) =>
    raw<{ readonly data: object }>`select data from messages where key like ${`booking_cancelled:${booking_id}%`}`.execute(sql(tx)),
  )
  expect(rows.map(({ data }) => data)).toMatchObject([
    { fee: { minor: 0 }, byProvider: { why: 'The provider canceled because of the weather.', note: storm.note } },
  ])
  const { booking_details: news } = got(await system.call(getCountMessages)({}, who))
  expect(news.filter((each) => each.booking_id === booking_id).map(({ kind, text }) => [kind, text])).toContainEqual([
    'provider_cancelled',
    'The provider canceled because of the weather.',
  ])
  // Heard again, nothing moves again.
  got(await system.core.shop.providerCancels(told(booking_id)))
  await system.work()
  expect(await wealthOf(db, system, who)).toEqual(before)
  expect(refundsOf(system, intentOf(system, booking_id))).toEqual(card > 0 ? [card] : [])
})

/** Two stays one after the other, sold together. */
async function twoStays(who: SignedInCaller) {
  days += 7
  const from = addDays('2028-05-03', days)
  const legs = [0, 2].map((at) => ({ checkin: addDays(from, at), checkout: addDays(from, at + 1) }))
  const offers = await Promise.all(legs.map((leg) => offersOf(db, system.hotels, leg, ({ quote, left }) => quote.payment === 'now' && left > 1)))
  const items = offers.map(({ quote: { hotelId, rateId, stay } }) => ({
    product: 'HLT' as const,
    ask: { product: 'hotels', hotelId, rateId, ...stay, currency: 'USD', markupBasisPoints: 800 },
  }))
  const { checkoutId, quote } = got(await system.core.shop.prebook({ product: 'HLT', items, expectedTotal: null }, who))
  const request = { checkoutId, guests: guestsFor(who), contact, consented_total: quote.total.minor / 100 }
  const { booking_id } = got(await system.core.shop.book('HLT', request, who))
  return { booking_id, request }
}

test('[C2.4] of two items one is cancelled by its provider, passed on by an operator: the other stays, and its traveller reads why', async () => {
  const fay = traveller('fay')
  const { booking_id } = await twoStays(fay)
  const call = system.call(providerCancels)
  const said = { booking_id, item_no: 2, reason: 'too_few' as const }
  expect(codeOf(await call(said, olive))).toBe('not_confirmed')
  system.gateway.browser.pays(intentOf(system, booking_id)!)
  got(await system.status({ booking_id }, fay))
  expect(codeOf(await call(said, fay))).toBe('not_allowed')
  expect(codeOf(await call({ ...said, item_no: 3 }, olive))).toBe('not_found')
  expect(codeOf(await call({ ...said, booking_id: 'bkg_none' }, olive))).toBe('not_found')
  expect(got(await call(said, olive))).toMatchObject({ booking_status: 'confirmed', state: 'cancelled' })
  await system.work()
  const booking = got(await system.get({ booking_id }, fay))
  const [first, second] = booking.items
  expect([booking.status, first?.state, second?.state, booking.refunded]).toEqual(['confirmed', 'confirmed', 'cancelled', second?.price.pay_now])
  expect(second?.cancelled_by_provider).toMatchObject({ reason: 'too_few', note: null })
  const { booking_details: news } = got(await system.call(getCountMessages)({}, fay))
  expect(news.map(({ kind, title }) => [kind, title])).toContainEqual(['provider_cancelled', second?.description.title])
})

test.each(['before run send_refund', 'after run send_refund', 'before end', 'after end'])(
  'killed at "%s": another node sends what comes back, once',
  async (point) => {
    const who = await endowed(db, system, 2)
    const held = await heldWith(db, system, who, MIXED)
    const { booking_id, card } = await confirmed(system, who, held)
    const dying = createSystem(db, clock, { gateway: system.gateway, probe: dieAt(point) })
    await dying.core.shop.providerCancels(told(booking_id)).catch(() => {})
    await dying.core.settled()
    clock.advance(3_001)
    await system.work()
    expect(refundsOf(system, intentOf(system, booking_id))).toEqual([card])
    expect(got(await system.get({ booking_id }, who)).status).toBe('cancelled')
  },
)
