import {
  bookMembership,
  bookWallet,
  type CancelPart,
  carDetails,
  type DataOf,
  type getBooking,
  type getCheckout,
  getTrip,
  prebookMembership,
  prebookWallet,
  saveTripItem,
} from '@sojourn/contracts'
import { orderSentences } from '@sojourn/contracts/cancel-words'
import { pricePartsOf } from '@sojourn/contracts/price-parts'
import { raw, runInvariants, sql } from '@sojourn/db'
import { LANGUAGES } from '@sojourn/i18n'
import { inLanguage, speakByRequest } from '@sojourn/i18n/server'
import { addDays, dayIn, fromMajor, invariant, type Money, money, sum, toMajor } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SignedInCaller } from '../http/index.ts'
import type { CarAsk } from '../products/cars/car-ask.ts'
import { carCallsOf } from '../products/cars/cars.testing.ts'
import type { Offer } from '../products/hotels/index.ts'
import { UNDO_MINUTES } from '../sale/terms.ts'
import { endowed, intentOf } from './all-or-nothing.testing.ts'
import { contact, createSystem, got, guestsFor, offersOf, org, prebookRequest, systemDb, systemInvariants } from './booking-system.testing.ts'

speakByRequest()
const clock = fakeClock()
const db = await systemDb(clock)
const system = createSystem(db, clock)
const MINUTE_MS = 60_000

const sale = fc.record({
  sold: fc.constantFrom('refundable', 'saver', 'at the property', 'car', 'car at the desk', 'stay and car', 'plan', 'wallet value'),
  inDays: fc.integer({ min: 2, max: 90 }),
  coupon: fc.constantFrom(null, 'share', 'OFF'),
  /** In hundredths of what is due. */
  cash: fc.constantFrom(0, 0, 15, 100),
  wallet: fc.constantFrom(0, 0, 25),
  points: fc.constantFrom(0, 0, 970),
  currency: fc.constantFrom('USD', 'EUR', 'JPY', 'MXN'),
  language: fc.constantFrom(...LANGUAGES.map(({ tag }) => tag)),
  ends: fc.constantFrom('kept', 'undone', 'cancelled later', 'one item cancelled'),
})
type Sale = typeof sale extends fc.Arbitrary<infer S> ? S : never
type Rental = { readonly pickup_at: string; readonly dropoff_at: string; readonly driver_age: number }
type Parts = readonly CancelPart[]
type Checkout = DataOf<typeof getCheckout>
type Booking = DataOf<typeof getBooking>

const PLAN = 'sub_year'
const year = { years: 1, months: 0 }
await db.inTenant(org, (tx) =>
  system.memberships.savePlan(
    tx,
    {
      ...{ orgId: org, subId: PLAN, code: PLAN, name: 'Year', description: '', image: '', html: '', currency: 'USD', membershipId: PLAN },
      ...{ firstTerm: year, laterTerms: year, chargeAfterDays: 0, isRenewable: true, initChargeOrg: false, renewChargeOrg: false, position: 1, sold: true },
      ...{ eligibility: { kind: 'nobody' as const }, texts: {}, currencies: [] },
      benefits: { memberPricePoints: 0, pointsTimes: 1, weekHoldHours: 0, dreamtrips: false },
    },
    { own: { initial: money(10_000, 'USD'), renewal: money(9_000, 'USD') }, others: [] },
  ),
)

/** A stay and a car of the same days, in one order. */
async function holdTwo(offer: Offer, { currency }: Sale, rental: Rental, who: SignedInCaller): Promise<string> {
  const calls = carCallsOf(system)
  const found = got(await calls.search({ pickup: 'LIS', limit: 10, ...rental, currency }, who)).cars.find(
    ({ pickup, dropoff_depot_id: back }) => pickup.depot_id === back,
  )
  invariant(found, 'there are cars')
  const { hotelId, rateId, stay } = offer.quote
  const stayAsk = { product: 'hotels', hotelId, rateId, ...stay, currency, markupBasisPoints: 800 }
  const car: CarAsk = {
    ...{ carId: found.car_id, dropoffDepotId: null, pickupAt: rental.pickup_at, dropoffAt: rental.dropoff_at, driverAge: rental.driver_age },
    ...{ residence: null, rate: 'prepaid', extras: [], currency: currency as CarAsk['currency'], markupBasisPoints: 800 },
  }
  const items = [
    { product: 'HLT' as const, ask: stayAsk },
    { product: 'CAR' as const, ask: car },
  ]
  return got(await system.core.shop.prebook({ product: 'HLT', items, expectedTotal: null }, who)).checkoutId
}

/** Holds what is sold; returns what its offer said of cancelling, where one alone said it, with the checkout. */
async function hold(one: Sale, who: SignedInCaller): Promise<{ checkoutId: string; offered: Parts | null }> {
  const { sold, inDays, currency } = one
  if (sold === 'plan') return { checkoutId: got(await system.call(prebookMembership)({ sub_plan_id: PLAN }, who)).checkoutId, offered: null }
  if (sold === 'wallet value')
    return {
      checkoutId: got(await system.call(prebookWallet)({ amount: currency === 'JPY' || currency === 'MXN' ? 2_500 : 250 }, who)).checkoutId,
      offered: [],
    }
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
  if (sold === 'stay and car')
    return { checkoutId: await holdTwo(offer, one, { pickup_at: `${from}T10:00`, dropoff_at: `${to}T10:00`, driver_age: 35 }, who), offered: null }
  const { rate_id, hotel_id, checkin, checkout, rooms } = prebookRequest(offer)
  const stay = { hotel_id, checkin, checkout, rooms, currency }
  const rate = got(await system.details(stay, who)).rates.find((each) => each.rate_id === rate_id)!
  const held = got(await system.prebook({ ...stay, rate_id, expected_total: rate.price.total }, who))
  return { checkoutId: held.checkoutId!, offered: rate.if_cancelled }
}

/** What is refused, a tender that the product or the sum does not take, is simply not applied. */
async function pay({ sold, coupon, cash, wallet, points, currency }: Sale, checkoutId: string, who: SignedInCaller): Promise<Checkout> {
  const seen = async () => got(await system.getCheckout({ checkoutId }, who))
  const { now } = (await seen()).due
  const share = (hundredths: number) => Math.max(1, Math.floor((now * hundredths) / 100))
  if (coupon) await system.applyCoupon({ checkoutId, coupon_code: coupon }, who)
  if (cash) await system.applyCash({ checkoutId, amount: share(cash) }, who)
  if (points) await system.applyPoints({ checkoutId, point_type_code: 'SOJOURN_MILES', points }, who)
  if (wallet) await system.applyCard({ checkoutId, payment_card_id: 'wallet:USD', amount: share(wallet) }, who)
  expect((await seen()).due.currency).toBe(sold === 'plan' ? 'USD' : currency)
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
  const of = (kind: string) => receipt.payments.filter((each) => each.kind === kind).map(({ amount }) => amount)
  expect([receipt.total, listed.total, listed.cost]).toEqual([booking.total, booking.total, booking.cost])
  expect([receipt.paid, sumOf(of('payment'), currency)]).toEqual([booking.paid, booking.paid])
  expect([receipt.refunded, -sumOf(of('refund'), currency) || 0]).toEqual([booking.refunded, booking.refunded])
  if (!booking.sold_as.rules.unit) return
  const item = await paidTo(booking, who)
  expect(item.price?.amount).toBe(booking.cost)
  expect(item.paid).toEqual({ amount: sumOf([booking.paid, -booking.refunded], currency), currency })
  if (booking.status !== 'confirmed') return
  const local = booking.price.pay_at_property_local
  const later = booking.price.pay_at_property
  expect(item.to_pay ?? null).toEqual(later ? { amount: later, currency, ...(local && { local }), where: booking.sold_as.rules.later_at } : null)
}

/** What cancelling now answers, all of it or one item, is what the booking says of it, and never more than was paid or guaranteed. */
async function quoted(booking: Booking, who: SignedInCaller, itemNo?: number) {
  const isWhole = itemNo === undefined || booking.items.length === 1
  const quote = got(await system.cancelQuote({ booking_id: booking.booking_id, ...(!isWhole && { item_no: itemNo }) }, who))
  const paidBack = quote.to.map(({ amount }) => amount)
  expect(sumOf(paidBack, quote.currency)).toBe(quote.refund)
  if (isWhole) expect(sumOf([quote.refund, quote.kept], quote.currency)).toBe(sumOf([booking.paid, -booking.refunded], quote.currency))
  if (isWhole && booking.items.length > 1) return quote
  const now = booking.if_cancelled.find(({ item_no }) => item_no === (itemNo ?? 1))
  expect([quote.refund, sumOf([quote.kept, quote.may_charge], quote.currency)]).toEqual([now?.refund, now?.lose])
  if (isWhole) expect(quote.discounts.map(({ kind, amount, back }) => ({ kind, amount, back }))).toEqual(now?.discounts)
  return quote
}

function book({ sold }: Sale, { checkoutId, price, due }: Checkout, who: SignedInCaller) {
  const consent = { checkoutId, contact, consented_total: price.total, consented_due: due.card }
  if (sold === 'plan') return system.call(bookMembership)({ ...consent, auto_charge: true }, who)
  if (sold === 'wallet value') return system.call(bookWallet)(consent, who)
  const booked = { ...consent, guests: guestsFor(who) }
  return sold.startsWith('car') ? carCallsOf(system).book(booked, who) : system.book(booked, who)
}

/** The time in which it can be undone as it is told before there is a booking. */
const asOffered = (parts: Parts): Parts => parts.map((part) => (part.kind === 'undo' ? { ...part, minutes: UNDO_MINUTES, to: null } : part))

/** What is said of cancelling, item by item. */
const saidOf = (parts: Parts, { items }: Pick<Booking, 'items'>): string[] =>
  orderSentences(
    items.map(({ item_no: no, description: { title, place } }) => ({ no, title, city: place?.city ?? null })),
    parts,
  )

async function tell(one: Sale): Promise<void> {
  const who = { ...(await endowed(db, system, 2)), language: one.language, currency: one.currency }
  const { checkoutId, offered } = await hold(one, who)
  if (offered) expect(got(await system.getCheckout({ checkoutId }, who)).if_cancelled).toEqual(offered)
  const checkout = await pay(one, checkoutId, who)
  const { currency } = checkout.price
  const { booking_id } = got(await book(one, checkout, who))
  const intent = intentOf(system, booking_id)
  if (intent) system.gateway.browser.pays(intent)
  expect(got(await system.status({ booking_id }, who)).status).toBe('confirmed')

  const booking = got(await system.get({ booking_id }, who))
  expect([booking.total, booking.cost]).toEqual([checkout.price.total, costOf(checkout)])
  expect(booking.paid).toBe(sumOf([booking.cost, -booking.price.pay_at_property], currency))
  expect(meant(booking.if_cancelled)).toEqual(meant(checkout.if_cancelled))
  expect(booking.cancellation).toEqual(checkout.cancellation)
  for (const { lose, may_charge } of booking.if_cancelled) expect(sumOf([lose, -may_charge], currency)).toBeLessThanOrEqual(booking.paid)
  await standing(booking, who)
  // Plans and wallet value have letters of their own, and end by calls of their own.
  if (one.sold === 'plan' || one.sold === 'wallet value') return
  const mail = await mailOf<{ total: Money; cancellation: string[] }>('booking_confirmed', booking_id)
  const said = saidOf(booking.if_cancelled, booking)
  expect([toMajor(mail.total), mail.cancellation]).toEqual([booking.total, said])
  expect(saidOf(asOffered(booking.if_cancelled), booking)).toEqual(saidOf(asOffered(checkout.if_cancelled), booking))
  for (const { item_no } of booking.items) await quoted(booking, who, item_no)
  if (one.ends === 'kept') return

  const isPart = one.ends === 'one item cancelled'
  if (isPart && booking.items.length === 1) return
  if (one.ends === 'cancelled later' || (isPart && one.inDays % 2 === 0)) clock.advance(31 * MINUTE_MS)
  const before = got(await system.get({ booking_id }, who))
  const quote = await quoted(before, who, isPart ? 2 : undefined)
  expect(got(await system.cancel({ booking_id, ...(isPart && { item_no: 2 }), expected_refund: quote.refund }, who)).refund).toBe(quote.refund)
  await system.core.settled()
  const after = got(await system.get({ booking_id }, who))
  expect([after.status, after.refunded]).toEqual([isPart ? 'confirmed' : 'cancelled', quote.refund])
  expect(after.if_cancelled.map(({ item_no }) => item_no)).not.toContain(isPart ? 2 : 1)
  const goodbye = await mailOf<{ refunded: Money; fee: Money; charged?: Money }>('booking_cancelled', isPart ? `${booking_id}:2` : booking_id)
  const { refunded, fee, charged } = goodbye
  expect([toMajor(refunded), toMajor(fee), charged ? toMajor(charged) : 0]).toEqual([quote.refund, quote.kept, quote.may_charge])
  await standing(after, who)
  if (isPart) await quoted(after, who, 1)
}

/** Guaranteed by a card, and cancelled when that costs more than was paid. */
const late: Sale = {
  ...{ sold: 'at the property', inDays: 2, coupon: null, cash: 0, wallet: 0, points: 0 },
  ...{ currency: 'EUR', language: 'ar', ends: 'cancelled later' },
}

test('[C2.4] [C2.7] [C2.8] offer, checkout, booking, mail, receipt, quote of cancelling, list and trip of a hundred random sales of stays, cars, both, plans and wallet value say one story, to the cent and to the word', async () => {
  await fc.assert(
    fc.asyncProperty(sale, (one) => inLanguage(one.language, () => tell(one))),
    { numRuns: 100, seed: 28, endOnFailure: true, examples: [[late]] },
  )
  expect(await runInvariants(db, systemInvariants(system.hotels))).toEqual([])
})
