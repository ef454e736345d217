import { type CancelPart, carDetails, type DataOf, type getBooking, type getCheckout, getTrip, saveTripItem } from '@sojourn/contracts'
import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { addDays, dayIn, fromMajor, invariant, type Money, sum, toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SignedInCaller } from '../http/index.ts'
import { carCallsOf } from '../products/cars/cars.testing.ts'
import { endowed, intentOf } from './all-or-nothing.testing.ts'
import { contact, createSystem, got, guestsFor, offersOf, org, prebookRequest, systemDb, systemInvariants } from './booking-system.testing.ts'

speakByRequest()
const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const MINUTE_MS = 60_000

const sale = fc.record({
  sold: fc.constantFrom('refundable', 'saver', 'at the property', 'car', 'car at the desk'),
  inDays: fc.integer({ min: 2, max: 90 }),
  coupon: fc.constantFrom(null, 'share', 'OFF'),
  /** In hundredths of what is due. */
  cash: fc.constantFrom(0, 0, 15, 100),
  wallet: fc.constantFrom(0, 0, 25),
  points: fc.constantFrom(0, 0, 970),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'MXN'),
  language: fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)),
  ends: fc.constantFrom('kept', 'undone', 'cancelled later'),
})
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never
type Parts = readonly CancelPart[]
type Checkout = DataOf<typeof getCheckout>
type Booking = DataOf<typeof getBooking>

/** Holds what is sold; returns what its offer said of cancelling, with the checkout. */
async function hold({ sold, inDays, currency }: Sale, who: SignedInCaller): Promise<{ checkoutId: string; offered: Parts }> {
  const from = addDays(dayIn('Europe/Lisbon', clock.nowMs()), inDays)
  const to = addDays(from, 2)
  if (sold === 'car' || sold === 'car at the desk') {
    const calls = carCallsOf(system)
    const rental = { pickup_at: `${from}T10:00`, dropoff_at: `${to}T10:00`, driver_age: 35, currency }
    const found = got(await calls.search({ pickup: 'LIS', limit: 10, ...rental }, who)).cars.find(
      ({ pickup, dropoff_depot_id: back }) => pickup.depot_id === back,
    )
    invariant(found, 'there are cars')
    const { car } = got(await system.call(carDetails)({ car_id: found.car_id, ...rental }, who))
    const rate = car.rates.find(({ rate_id }) => rate_id === (sold === 'car' ? 'prepaid' : 'desk')) ?? car.rates[0]!
    const held = got(await calls.prebook({ car_id: found.car_id, ...rental, rate_id: rate.rate_id, expected_total: rate.price.total }, who))
    return { checkoutId: held.checkoutId!, offered: rate.if_cancelled }
  }
  const offer = await offersOf(db, system.hotels, { checkin: from, checkout: to }, ({ quote, left }) => {
    if (left < 1) return false
    if (sold === 'at the property') return quote.payment !== 'now'
    return quote.payment === 'now' && (quote.cancellation.length === 1) === (sold === 'saver')
  })
  const { rate_id, hotel_id, checkin, checkout, rooms } = prebookRequest(offer)
  const stay = { hotel_id, checkin, checkout, rooms, currency }
  const rate = got(await system.details(stay, who)).rates.find((each) => each.rate_id === rate_id)!
  const held = got(await system.prebook({ ...stay, rate_id, expected_total: rate.price.total }, who))
  return { checkoutId: held.checkoutId!, offered: rate.if_cancelled }
}

/** What is refused, a tender that the product or the sum does not take, is simply not applied. */
async function pay({ coupon, cash, wallet, points, currency }: Sale, checkoutId: string, who: SignedInCaller): Promise<Checkout> {
  const seen = async () => got(await system.getCheckout({ checkoutId }, who))
  const { now } = (await seen()).due
  const share = (hundredths: number) => Math.max(1, Math.floor((now * hundredths) / 100))
  if (coupon) await system.applyCoupon({ checkoutId, coupon_code: coupon }, who)
  if (cash) await system.applyCash({ checkoutId, amount: share(cash) }, who)
  if (points) await system.applyPoints({ checkoutId, point_type_code: 'SOJOURN_MILES', points }, who)
  if (wallet) await system.applyCard({ checkoutId, payment_card_id: 'wallet:USD', amount: share(wallet) }, who)
  expect((await seen()).due.currency).toBe(currency)
  return seen()
}

async function mailOf<T>(kind: string, bookingId: string): Promise<T> {
  const { rows } = await db.inTenant(org, (tx) => raw<{ data: T }>`select data from messages where key = ${`${kind}:${bookingId}`}`.execute(sql(tx)))
  return rows[0]!.data
}

const exact = (lines: Checkout['lines'], currency: string) => lines.map((line) => ({ ...line, amount: fromMajor(line.amount, currency)! }))
const costOf = ({ lines, price: { currency } }: Pick<Checkout, 'lines' | 'price'>) => toMajor(pricePartsOf(exact(lines, currency), currency).cost)
const sumOf = (amounts: readonly number[], currency: string) =>
  toMajor(
    sum(
      currency,
      amounts.map((each) => fromMajor(each, currency)!),
    ),
  )
/** What is said of money, without when. */
const meant = (parts: Parts) => parts.map(({ kind, lose, refund, may_charge, discounts }) => ({ kind, lose, refund, may_charge, discounts }))

async function paidTo(booking: Booking, who: SignedInCaller) {
  const { trip } = got(await system.call(saveTripItem)({ booking_id: booking.booking_id }, who))
  const { items } = got(await system.call(getTrip)({ trip_id: trip.trip_list_id }, who))
  return items.find(({ booking_id }) => booking_id === booking.booking_id)!
}

/** All that is said of a booking that stands, from its offer to its trip, is one story. */
async function standing(booking: Booking, who: SignedInCaller): Promise<void> {
  const { booking_id, currency } = booking
  const receipt = got(await system.receipt({ booking_id }, who))
  const listed = got(await system.list({ limit: 5 }, who)).bookings.find((each) => each.booking_id === booking_id)!
  const item = await paidTo(booking, who)
  const of = (kind: string) => receipt.payments.filter((each) => each.kind === kind).map(({ amount }) => amount)
  expect([receipt.total, listed.total, listed.cost, item.price?.amount]).toEqual([booking.total, booking.total, booking.cost, booking.cost])
  expect([receipt.paid, sumOf(of('payment'), currency)]).toEqual([booking.paid, booking.paid])
  expect([receipt.refunded, -sumOf(of('refund'), currency) || 0]).toEqual([booking.refunded, booking.refunded])
  expect(item.paid).toEqual({ amount: sumOf([booking.paid, -booking.refunded], currency), currency })
  if (booking.status !== 'confirmed') return
  const local = booking.price.pay_at_property_local
  const later = booking.price.pay_at_property
  expect(item.to_pay ?? null).toEqual(later ? { amount: later, currency, ...(local && { local }), where: booking.sold_as.rules.later_at } : null)
}

/** What cancelling now answers is what the booking says of it, and never more than was paid or guaranteed. */
async function quoted(booking: Booking, who: SignedInCaller) {
  const quote = got(await system.cancelQuote({ booking_id: booking.booking_id }, who))
  const [now] = booking.if_cancelled
  expect([quote.refund, sumOf([quote.kept, quote.may_charge], quote.currency)]).toEqual([now?.refund, now?.lose])
  expect(sumOf([quote.refund, quote.kept], quote.currency)).toBe(booking.paid)
  expect(
    sumOf(
      quote.to.map(({ amount }) => amount),
      quote.currency,
    ),
  ).toBe(quote.refund)
  expect(quote.discounts.map(({ kind, amount, back }) => ({ kind, amount, back }))).toEqual(now?.discounts)
  return quote
}

async function tell(one: Sale): Promise<void> {
  const who = { ...(await endowed(db, system, 2)), language: one.language, currency: one.currency }
  const { checkoutId, offered } = await hold(one, who)
  expect(got(await system.getCheckout({ checkoutId }, who)).if_cancelled).toEqual(offered)
  const checkout = await pay(one, checkoutId, who)
  const { currency } = checkout.price
  const book = one.sold.startsWith('car') ? carCallsOf(system).book : system.book
  const consent = { consented_total: checkout.price.total, consented_due: checkout.due.card }
  const { booking_id } = got(await book({ checkoutId, guests: guestsFor(who), contact, ...consent }, who))
  const intent = intentOf(system, booking_id)
  if (intent) system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')

  const booking = got(await system.get({ booking_id }, who))
  expect([booking.total, booking.cost]).toEqual([checkout.price.total, costOf(checkout)])
  expect(booking.paid).toBe(sumOf([booking.cost, -booking.price.pay_at_property], currency))
  expect(meant(booking.if_cancelled)).toEqual(meant(checkout.if_cancelled))
  expect(booking.cancellation).toEqual(checkout.cancellation)
  for (const { lose, may_charge } of booking.if_cancelled) expect(sumOf([lose, -may_charge], currency)).toBeLessThanOrEqual(booking.paid)
  const mail = await mailOf<{ total: Money; cancellation: string[] }>('booking_confirmed', booking_id)
  const said = cancelSentences(booking.if_cancelled, booking.items[0]?.description.place?.city ?? null)
  expect([toMajor(mail.total), mail.cancellation]).toEqual([booking.total, said])
  expect(said.slice(1)).toEqual(cancelSentences(checkout.if_cancelled, booking.items[0]?.description.place?.city ?? null).slice(1))
  await standing(booking, who)
  await quoted(booking, who)
  if (one.ends === 'kept') return

  if (one.ends === 'cancelled later') clock.advance(31 * MINUTE_MS)
  const before = got(await system.get({ booking_id }, who))
  const quote = await quoted(before, who)
  expect(got(await system.cancel({ booking_id, expected_refund: quote.refund }, who)).refund).toBe(quote.refund)
  await system.core.settled()
  const after = got(await system.get({ booking_id }, who))
  expect([after.status, after.refunded, after.if_cancelled]).toEqual(['cancelled', quote.refund, []])
  const goodbye = await mailOf<{ refunded: Money; fee: Money }>('booking_cancelled', booking_id)
  expect([toMajor(goodbye.refunded), toMajor(goodbye.fee)]).toEqual([quote.refund, quote.kept])
  await standing(after, who)
}

test('[C2.4] [C2.7] [C2.8] offer, checkout, booking, mail, receipt, quote of cancelling, list and trip of a hundred random sales say one story, to the cent and to the word', async () => {
  await fc.assert(
    fc.asyncProperty(sale, (one) => inLanguage(one.language, () => tell(one))),
    { numRuns: 100, seed: 28, endOnFailure: true },
  )
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})
