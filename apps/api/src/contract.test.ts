import { type Call, calls } from '@sojourn/contracts'
import { asOf, type Db, raw, runInvariants, sql } from '@sojourn/db'
import { createIds, money } from '@sojourn/kernel'
import { authenticatorCode, fakeClock, idOf } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createScheduledCharges } from './modules/scheduled-charges/index.ts'
import { diceOf, edgeBodies, spoiltBody } from './random-bodies.testing.ts'
import { type ApiAnswer, type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

const SEED = 20_261_124
const SPOILT_BODIES_OF_A_CALL = 24
const EDGES_OF_A_FIELD = 2
/** Lists of things alike have fields without number: the first ones stand for all. */
const EDGE_BODIES_MAX = 50

/** The whole API as a client meets it: what it answers is what `/api/openapi.json` says, to the last key. */
const clock = fakeClock()
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
const good = new Map<string, ApiAnswer>()
let db: Db
let system: ReturnType<typeof openWholeApi>
let staff: Browser

beforeAll(async () => {
  db = await wholeDb()
  // Of each product something is held at once.
  system = openWholeApi(db, clock, { holdLimitTimes: 2 })
  await system.api.seed()
  await makeEachCallOnce()
  staff = system.visit()
  await staff.signIn('operator@sojourn.test')
})
afterAll(() => db.close())

/** A call that succeeds; its answer is stored for the tests. */
async function make(browser: Browser, path: (typeof calls)[number]['path'], body: unknown) {
  const got = await browser.call(path, body)
  good.set(path, got)
  return got.body.data
}

async function makeEachCallOnce(): Promise<void> {
  const browser = system.visit()
  await make(browser, '/api/general/getShell', {})
  await make(browser, '/api/places/suggest', { text: 'lis' })
  await make(browser, '/api/places/names', { place_ids: ['lisbon'] })
  await make(browser, '/api/places/map', { destination: 'lisbon' })
  await makePeopleCalls(browser)
  const { request, found, details, held } = await holdRoom(browser, stay, ({ price, refundable }) => price.pay_now > 0 && refundable)
  good.set('/api/hotels/search', found).set('/api/hotels/details', details).set('/api/hotels/prebook', held)
  await make(browser, '/api/hotels/calendar', { destination: 'lisbon', from: stay.checkin, rooms: [{ adults: 2 }] })
  await make(browser, '/api/hotels/similar', { ...stay, hotel_id: found.body.data.hotels[0].hotel_id, rooms: [{ adults: 2 }] })
  await makeHolidayCalls(browser)
  const { checkoutId, price } = held.body.data
  await make(browser, '/api/checkout/renew', { checkoutId })
  await make(browser, '/api/checkout/held', {})
  await make(browser, '/api/checkout/changeCurrency', { checkoutId, currency: 'EUR' })
  const { expected_total: _, ...offer } = request
  await make(browser, '/api/checkout/swap', { checkoutId, item_no: 1, product: 'HLT', offer })
  await make(browser, '/api/checkout/get', { checkoutId })
  const guest = system.visit()
  const ofGuest = await holdRoom(guest, stay, ({ price, refundable }) => price.pay_now > 0 && refundable)
  await guest.signIn('member@sojourn.test')
  await make(guest, '/api/checkout/useBetterPrice', { checkoutId: ofGuest.held.body.data.checkoutId })
  await make(guest, '/api/checkout/release', { checkoutId: ofGuest.held.body.data.checkoutId })
  const { booking_id } = await make(browser, '/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  const { pay_now: amount, currency } = price
  await make(browser, '/api/booking/getSupplierpg', { pg_product_type: 'HLT' })
  await make(browser, '/api/booking/generatePgToken', { id: booking_id, pg_amt: amount, currency, product_type: 'HLT', pg_type: 'stripe' })
  await make(browser, '/api/pgv2/generateCheckSum', { orderId: booking_id, currency, countryCode: 'US', amount, api_key: 'pk_test' })
  system.gateway.browser.isDeclined(system.gateway.only())
  await make(browser, '/api/booking/retryPayment', { booking_id })
  system.gateway.browser.meetsChallenge(system.gateway.only())
  await make(browser, '/api/booking/closeChallenge', { booking_id })
  system.gateway.browser.pays(system.gateway.only())
  await make(browser, '/api/booking/getStatus', { booking_id })
  await make(browser, '/api/bookingHistory/list', {})
  await make(browser, '/api/bookingHistory/get', { booking_id })
  await makeReview(booking_id)
  await makeSupplierCalls(browser, booking_id)
  const { refund } = await make(browser, '/api/bookingHistory/cancelQuote', { booking_id })
  await make(browser, '/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
  await make(browser, '/api/bookingHistory/receipt', { booking_id })
  await makeCardCalls(browser)
  await makeFlightCalls(browser)
  await makeDreamtripCalls(browser)
  await makePackageCalls(browser)
  await makeTransferCalls(browser)
  await makeTenderCalls(browser)
  await makeCruiseCalls(browser)
  await makeTableCalls(browser)
  await makeResortCalls(browser)
  await makeWalletCalls(browser)
  await makeTripCalls(browser)
  await makeMembershipCalls()
  await make(browser, '/api/bookingHistory/getCountMessages', {})
  await make(browser, '/api/bookingHistory/markMessagesRead', { until: '2026-01-01T00:00:00Z' })
  const { thread_id } = await make(browser, '/api/support/send', { message_id: 'm1', text: 'Is there a crib?', booking_id })
  await make(browser, '/api/support/getThreads', {})
  await make(browser, '/api/support/markRead', { thread_id, seq: 1 })
  await make(browser, '/api/user/signOut', {})
  await browser.signIn('operator@sojourn.test')
  // Its traveller has cancelled it before: heard of once more, nothing changes.
  await make(browser, '/api/operator/providerCancels', { booking_id, item_no: 1, reason: 'weather', note: 'A storm is announced.' })
  // Known already that nobody came: heard of once more, nothing changes.
  await db.asSystem((tx) =>
    raw`update booking_items set no_show_ms = ${clock.nowMs()} where booking_id = ${booking_id} and state = 'cancelled'`.execute(sql(tx)),
  )
  await make(browser, '/api/operator/noShow', { booking_id, item_no: 1 })
  const ad = {
    pages: ['landing'],
    position: 'banner',
    priority: 1,
    from: '2026-01-01T00:00:00Z',
    art: 'posters/lisbon',
    title: 'A',
    text: 'B',
    link_words: 'C',
    path: '/wallet',
  }
  await make(browser, '/api/operator/saveAd', { ...ad, sponsor: 'Wharf', reason: 'A test' })
  await make(browser, '/api/operator/listAds', {})
  const [{ id, uuid }] = (await make(browser, '/api/ads/getAds', { page: 'landing' })).ads
  await make(browser, '/api/ads/seen', { seen: [{ id, uuid }] })
  await make(browser, '/api/ads/clicked', { id, uuid })
  await make(browser, '/api/operator/supportThreads', {})
  await make(browser, '/api/operator/supportThread', { thread_id })
  await make(browser, '/api/operator/answerSupport', { thread_id, message_id: 'a1', text: 'Yes.' })
  await make(browser, '/api/operator/getPaymentSettings', {})
  const settings = { gateway: 'PG_03', popup: false, forced: false, guarantee: false, markup_now: false }
  await make(browser, '/api/operator/savePaymentSettings', { org_id: 'org_sojourn', ...settings })
  await make(browser, '/api/operator/resetPaymentSettings', {})
  await make(browser, '/api/operator/paymentRoute', { booking_id })
  await make(browser, '/api/operator/getSettings', {})
  await make(browser, '/api/operator/saveSettings', { org_id: 'org_sojourn', chat: false })
  await make(browser, '/api/operator/resetSettings', {})
  await make(browser, '/api/operator/activity', {})
  await makeAgencyCalls()
}

async function makeReview(booking_id: string): Promise<void> {
  const operator = system.visit()
  await operator.signIn('operator@sojourn.test')
  const { reviews } = await make(operator, '/api/operator/riskReviews', {})
  expect(reviews).toContainEqual(expect.objectContaining({ booking_id, reasons: ['look at all'] }))
  await make(operator, '/api/operator/settleRiskReview', { booking_id, verdict: 'legitimate', reason: 'They are known' })
}

/** The state of a supplier that does not answer is written into the database directly. */
async function makeSupplierCalls(browser: Browser, booking_id: string): Promise<void> {
  const asked = clock.nowMs()
  await db.asSystem((tx) => raw`update booking_items set state = 'unknown', asked_ms = ${asked} where booking_id = ${booking_id}`.execute(sql(tx)))
  const operator = system.visit()
  await operator.signIn('operator@sojourn.test')
  const { items } = await make(operator, '/api/operator/unknownItems', {})
  expect(items).toHaveLength(1)
  await make(operator, '/api/operator/settleItem', { booking_id, item_no: 1, outcome: 'confirmed', supplier_reference: 'FAR-1' })
  const { rows } = await db.asSystem((tx) =>
    raw<{ org_id: string; snapshot: { items: { details: object }[] } }>`select org_id, snapshot from bookings where booking_id = ${booking_id}`.execute(
      sql(tx),
    ),
  )
  const { org_id, snapshot } = rows[0]!
  const details = { ...snapshot.items[0]!.details, checkin_from: '16:30' }
  const of = { orgId: idOf<'org'>(org_id), bookingId: idOf<'booking'>(booking_id), itemNo: 1, key: 'n1', note: null }
  await system.api.shop.tellNews({ ...of, kind: 'changed', details, answerByMs: asked + 86_400_000 })
  await make(browser, '/api/bookingHistory/answerNews', { booking_id, item_no: 1, news_no: 1, answer: 'accept' })
}

async function makeTripCalls(browser: Browser): Promise<void> {
  const days = { checkin_date: '2027-03-01', checkout_date: '2027-03-04', destination_name: 'Lisbon' }
  for (const each of ['', 'Car', 'Activities', 'Transfers', 'Flight', 'Resorts'] as const) {
    const { trip_list_id } = await make(browser, `/api/trips/create${each}TripList`, { trip: { ...days, id: `id ${each}` } })
    await make(browser, `/api/trips/update${each}TripList`, { trip: { ...days, id: `id ${each}`, trip_list_id } })
  }
  await make(browser, '/api/trips/gettrips', { is_details_required: 1 })
  await make(browser, '/api/trips/gettrips/getTripsList', days)
  await make(browser, '/api/trips/citieimages', { json: { city: 'Lisbon' } })
  const { trip } = await make(browser, '/api/trips/save', { name: 'Tiles', from: '2027-05-01', to: '2027-05-03' })
  const trip_id = trip.trip_list_id
  await make(browser, '/api/trips/belongsThistrip', { type: 3, trip_id, is_details_required: 0 })
  await make(browser, '/api/trips/addUserToTrip', { mytrip_id: trip_id })
  const idea = { product: 'HLT', title: 'Hotel Largo', place: 'Lisbon', from: '2027-05-01', to: '2027-05-03', url: '/hotel-details?hotel=h1' }
  const { item_id } = await make(browser, '/api/trips/saveTripItem', { trip_id, ...idea })
  await make(browser, '/api/trips/get', { trip_id })
  await make(browser, '/api/trips/share', { trip_id, role: 'viewer' })
  await make(browser, '/api/trips/invite', { trip_id, email: 'rui@example.com', role: 'viewer', first_name: 'Rui' })
  await make(browser, '/api/trips/calendar', { trip_id })
  await make(browser, '/api/trips/removeItem', { trip_id, item_id })
  await make(browser, '/api/trips/leave', { trip_id })
}

async function makeTenderCalls(browser: Browser): Promise<void> {
  await make(browser, '/api/general/getCouponCodeDetails', { product_type: 'HLT' })
  await make(browser, '/api/booking/getpaymentcardbyuser', {})
  const { held } = await holdRoom(browser, { ...stay, checkin: '2027-03-15', checkout: '2027-03-17' }, ({ price }) => price.pay_now > 100)
  const { checkoutId } = held.body.data
  const { coupon_trn_id } = await make(browser, '/api/general/applyCouponCodeDetails', { checkoutId, coupon_code: 'save10' })
  await make(browser, '/api/booking/unlockCouponCodeApi', { checkoutId, coupon_trn_id })
  await make(browser, '/api/booking/applyCashcard', { checkoutId, amount: '40.50' })
  await make(browser, '/api/booking/removeCashcard', { id: checkoutId, type: 'cashcard' })
  await make(browser, '/api/booking/applyPaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1', amount: 20 })
  await make(browser, '/api/booking/removePaymentCard', { checkoutId, payment_card_id: 'pcd_demo_wallet_1' })
  await make(browser, '/api/loyalty/checkLoyaltyPoints', { checkoutId })
  await make(browser, '/api/loyalty/applyPoints', { checkoutId, point_type_code: 'SOJOURN_MILES', points: 1_000 })
  await make(browser, '/api/loyalty/removePoints', { checkoutId })
  const cash = { action: 'apply', amount: 5 }
  const activity = { ...cash, checkoutId: await makeActivityCalls(browser), productType: 'ACT' }
  await make(browser, '/api/booking/cashCardRedemption_ACT_TRF', activity)
  await browser.call('/api/booking/cashCardRedemption_ACT_TRF', { ...activity, action: 'remove' })
  await make(browser, '/api/cars/cashcardRedemption', { ...cash, checkoutId: await makeCarCalls(browser) })
}

/** Returns the checkout of another departure, to be paid with value. */
async function makeActivityCalls(browser: Browser): Promise<string> {
  const search = { place: 'lisbon', from: '2027-03-17', to: '2027-03-20', adults: 2 }
  const { activities } = await make(browser, '/api/activities/search', { ...search, filters: { categories: ['walking_tour'] } })
  await make(browser, '/api/activities/places', { text: 'lis' })
  const { activity_id } = activities.find(({ on_request }: { on_request: boolean }) => !on_request)
  const { place: _, ...asked } = { ...search, activity_id }
  await make(browser, '/api/activities/details', asked)
  await make(browser, '/api/activities/questions', { activity_id, adults: 2 })
  const { sessions } = await make(browser, '/api/activities/sessions', asked)
  const [one, other] = sessions.filter(({ full }: { full: boolean }) => !full)
  const { checkoutId, price } = await make(browser, '/api/activities/prebook', { session_id: one.session_id, adults: 2, expected_total: one.price.total })
  await make(browser, '/api/activities/book', { checkoutId, guests, contact, consented_total: price.total })
  return (await browser.call('/api/activities/prebook', { session_id: other.session_id, adults: 2, expected_total: other.price.total })).body.data.checkoutId
}

/** Returns the checkout of another car, to be paid with value. */
async function makeCarCalls(browser: Browser): Promise<string> {
  const rental = { pickup_at: '2027-03-01T10:00', dropoff_at: '2027-03-04T10:00', driver_age: 35 }
  const { cars } = await make(browser, '/api/cars/search', { pickup: 'lisbon', ...rental })
  await make(browser, '/api/cars/depots', { place: 'lisbon' })
  await make(browser, '/api/cars/places', { text: 'lis' })
  const [one, other] = cars.map(({ car_id, rates }: { car_id: string; rates: { rate_id: string; price: { total: number } }[] }) => {
    const { rate_id, price } = rates.find((each) => each.rate_id === 'prepaid')!
    return { car: { ...rental, car_id }, request: { ...rental, car_id, rate_id, expected_total: price.total } }
  })
  await make(browser, '/api/cars/details', one.car)
  await makeWaitingCalls(browser, one.request)
  await make(browser, '/api/cars/extras', one.car)
  const { checkoutId, price } = await make(browser, '/api/cars/prebook', one.request)
  await make(browser, '/api/cars/book', { checkoutId, guests, contact, consented_total: price.total })
  return (await browser.call('/api/cars/prebook', other.request)).body.data.checkoutId
}

async function makeDreamtripCalls(browser: Browser): Promise<void> {
  const { trips } = await make(browser, '/api/dreamtrips/search', { people: 1, filters: { guaranteed: true } })
  const { trip_id, price } = trips.find(({ full }: { full: boolean }) => !full)
  await make(browser, '/api/dreamtrips/details', { trip_id, people: 1 })
  await make(browser, '/api/dreamtrips/partPrices', { trip_id, people: 1 })
  const { checkoutId } = await make(browser, '/api/dreamtrips/prebook', { trip_id, people: 1, expected_total: price.total })
  const { later } = (await browser.call('/api/checkout/get', { checkoutId })).body.data
  const going = [{ ...guests[0], born_on: '1988-05-04' }]
  const agreed = later ? { later_consent: later.mandate_text } : {}
  await make(browser, '/api/dreamtrips/book', { checkoutId, guests: going, contact, consented_total: price.total, ...agreed })
}

async function makeFlightCalls(browser: Browser): Promise<void> {
  await make(browser, '/api/flights/autosuggestV2', { text: 'lis', latitude: 38.7, longitude: '', type: 6, language: 'en' })
  const pair = { from: 'LIS', to: 'MAD', adult: 1 }
  const { itineraries } = await make(browser, '/api/flights/search', { triptype: 1, flightsearch: [{ from: 'LIS', to: 'MAD', date: '2027-03-17' }] })
  await make(browser, '/api/flights/calendar', { ...pair, month: '2027-03', nights: 2, depart: '2027-03-17', back: '2027-03-19' })
  await make(browser, '/api/flights/explore', { from: 'LIS', month: '2027-03' })
  const changeable = itineraries.filter(({ brands }: { brands: { brand_id: string }[] }) => brands.some(({ brand_id }) => brand_id === 'classic'))
  const [{ itinerary_id }] = changeable
  const { itinerary } = await make(browser, '/api/flights/details', { itinerary_id })
  const { brand_id, price } = itinerary.brands.find((each: { brand_id: string }) => each.brand_id === 'classic')
  await make(browser, '/api/flights/seats', { itinerary_id, brand_id })
  const held = await make(browser, '/api/flights/prebook', { itinerary_id, brand_id, expected_total: price.total })
  const document = { kind: 'id_card', number: 'A1234567', country: 'PT', expires_on: '2033-01-01' }
  const flying = [{ ...guests[0], born_on: '1988-05-04', nationality: 'PT', document }]
  const { booking_id } = await make(browser, '/api/flights/book', { checkoutId: held.checkoutId, guests: flying, contact, consented_total: held.price.total })
  system.gateway.browser.pays([...system.gateway.intents.values()].find(({ metadata }) => metadata.booking_id === booking_id)!)
  await browser.call('/api/booking/getStatus', { booking_id })
  const change = { booking_id, itinerary_id: changeable[1].itinerary_id }
  const { total } = await make(browser, '/api/flights/changeQuote', change)
  await make(browser, '/api/flights/change', { ...change, consented_total: total })
  const same = { booking_id, item_no: 1, wanted: { itinerary_id: change.itinerary_id } }
  await make(browser, '/api/bookingHistory/changeQuote', same)
  await make(browser, '/api/bookingHistory/change', { ...same, consented_total: total })
}

async function makePackageCalls(browser: Browser): Promise<void> {
  const trip = { from: 'MAD', to: 'lisbon', leave: '2027-04-14', return: '2027-04-17', rooms: [{ adults: 1 }] }
  const { packages } = await make(browser, '/api/packages/search', trip)
  const chosen = ({ role, product, fields }: { role: string; product: string; fields: unknown }) => ({ role, product, fields })
  const parts = packages[0].parts.map(chosen)
  const { alternatives } = await make(browser, '/api/packages/details', { ...trip, parts })
  const held = await make(browser, '/api/packages/prebook', { parts, expected_total: packages[0].price.total })
  await make(browser, '/api/packages/options', { checkoutId: held.checkoutId })
  const other = { checkoutId: held.checkoutId, part: 2, instead: chosen(alternatives[1].options[0].part) }
  const { price } = await make(browser, '/api/packages/swap', other)
  await make(browser, '/api/packages/swap', { ...other, consented_total: price.total })
  const document = { kind: 'id_card', number: 'A1234567', country: 'PT', expires_on: '2033-01-01' }
  const going = [{ ...guests[0], born_on: '1988-05-04', nationality: 'PT', document }]
  await make(browser, '/api/packages/book', { checkoutId: held.checkoutId, guests: going, contact, consented_total: price.total })
}

/** Of a car that can be had: it is held for them at once. */
async function makeWaitingCalls(browser: Browser, { expected_total: _, ...wanted }: { readonly expected_total: number }): Promise<void> {
  const { waiting } = await make(browser, '/api/waiting/join', { product_type: 'CAR', wanted })
  await system.api.work.runOnce()
  await make(browser, '/api/waiting/list', {})
  await make(browser, '/api/waiting/get', { waiting_id: waiting.waiting_id })
  await make(browser, '/api/waiting/take', { waiting_id: waiting.waiting_id })
  await make(browser, '/api/waiting/leave', { waiting_id: waiting.waiting_id })
}

async function makeTransferCalls(browser: Browser): Promise<void> {
  const ride = { from: 'LIS', to: 'lisbon.alfama', at: '2027-03-01T10:00', return: { at: '2027-03-04T10:00', flight: 'TP1' } }
  const { transfers } = await make(browser, '/api/transfers/search', ride)
  await make(browser, '/api/transfers/places', { text: 'lis' })
  await make(browser, '/api/transfers/pickupTime', { from: 'lisbon', to: 'LIS', at: ride.at })
  const asked = { ...ride, transfer_id: transfers[0].transfer_id }
  await make(browser, '/api/transfers/details', asked)
  const { checkoutId, price } = await make(browser, '/api/transfers/prebook', { ...asked, expected_total: transfers[0].price.total })
  await make(browser, '/api/transfers/book', { checkoutId, guests, contact, consented_total: price.total })
}

async function makeCruiseCalls(browser: Browser): Promise<void> {
  await make(browser, '/api/cruises/autosuggest', { text: 'lis' })
  const { sailings } = await make(browser, '/api/cruises/search', { where: 'caribbean', filters: { kinds: ['balcony'] }, sort: 'date' })
  const { sailing_id, grade } = sailings.at(-1)
  const asked = { sailing_id, guests: [40] }
  await make(browser, '/api/cruises/details', asked)
  const found = await make(browser, '/api/cruises/cabins', { ...asked, grade })
  const chosen = { ...asked, grade, cabin_no: found.cabins[0].cabin_no }
  const { held_token } = await make(browser, '/api/cruises/holdCabin', chosen)
  await make(browser, '/api/cruises/releaseCabin', { held_token })
  const { checkoutId, price } = await make(browser, '/api/cruises/prebook', { ...chosen, pay: 'all', expected_total: found.cabin.price.total })
  const document = { kind: 'passport', number: 'PA123456', country: 'PT', expires_on: '2034-01-31' }
  const sails = { ...guests[0]!, born_on: '1986-05-04', nationality: 'PT', document }
  await make(browser, '/api/cruises/book', { checkoutId, guests: [sails], contact, consented_total: price.total })
}

async function makeTableCalls(browser: Browser): Promise<void> {
  const dinner = { day: '2027-03-02', party: 2 }
  await make(browser, '/api/restaurants/places', { text: 'lis' })
  const { restaurants } = await make(browser, '/api/restaurants/search', { place: 'lisbon', time: '20:00', ...dinner, filters: { no_card: true, free: true } })
  const { restaurant_id } = restaurants[0]
  await make(browser, '/api/restaurants/details', { restaurant_id, ...dinner })
  const { slots } = await make(browser, '/api/restaurants/slots', { restaurant_id, ...dinner })
  const { at } = slots.find(({ free }: { free: boolean }) => free)
  const { checkoutId } = await make(browser, '/api/restaurants/prebook', { restaurant_id, at, party: 2, expected_total: 0 })
  await make(browser, '/api/restaurants/book', { checkoutId, guests, contact, consented_total: 0 })
}

async function makeResortCalls(browser: Browser): Promise<void> {
  await make(browser, '/api/weeks/places', { text: 'Portu' })
  const { resorts } = await make(browser, '/api/weeks/search', { country: 'PT', by: 'cash' })
  const { resort_id } = resorts[0].resort
  await make(browser, '/api/weeks/details', { resort_id })
  await make(browser, '/api/weeks/getReviews', { resort_id, lang: 'en-US' })
  await make(browser, '/api/weeks/getGenerateMinPrice', { country: 'PT' })
  const { units, uuid } = await make(browser, '/api/weeks/getInventory', { resort_id })
  const [week] = units.filter(({ by }: { by: string }) => by === 'cash').slice(20)
  const { reservation_token } = week
  await make(browser, '/api/weeks/hold', { reservation_token })
  const { checkoutId, price } = await make(browser, '/api/weeks/prepareBookWeeks', { reservation_token, uuid, guests: 1 })
  await make(browser, '/api/weeks/book', { checkoutId, guests, contact, consented_total: price.total })
  await make(browser, '/api/weeks/release', { mainPath: '/resorts', booked: true })
  const { owned } = await make(browser, '/api/weeks/deposits', {})
  const { unit, year, week: number } = owned[0]
  await make(browser, '/api/weeks/deposit', { resort_id: owned[0].resort_id, unit, year, week: number })
  const days = { check_in: week.check_in, check_out: week.check_out }
  await make(browser, '/api/stays/details', { resort_id, ...days })
  const { stays } = await make(browser, '/api/stays/search', { destination: 'lisbon', ...days })
  const [stay] = stays
  const prebooked = await make(browser, '/api/stays/prebook', {
    reservation_token: stay.from.reservation_token,
    guests: 1,
    expected_total: stay.from.price.total,
  })
  await make(browser, '/api/stays/book', {
    checkoutId: prebooked.checkoutId,
    guests: [{ first_name: 'Ines', last_name: 'Vale' }],
    contact,
    consented_total: prebooked.price.total,
  })
}

async function makeWalletCalls(browser: Browser): Promise<void> {
  const gift = { name: 'Theo', email: 'theo@example.com' }
  const { checkoutId } = await make(browser, '/api/wallet/prebook', { amount: 40, gift })
  const { booking_id } = await make(browser, '/api/wallet/book', { checkoutId, contact, consented_total: 40 })
  system.gateway.browser.pays(system.gateway.only())
  await browser.call('/api/booking/getStatus', { booking_id })
  const { messages } = (await (await browser.ask(`/dev/mail.json?to=${gift.email}`)).json()) as { messages: { links: string[] }[] }
  await make(browser, '/api/wallet/claim', { code: new URL(messages[0]!.links[0]!).searchParams.get('claim') })
  await make(browser, '/api/wallet/get', {})
}

/** Bought by one, in one call by another, ended and taken back; the plans of their operator. */
async function makeMembershipCalls(): Promise<void> {
  const [expired, trial, operator] = [system.visit(), system.visit(), system.visit()]
  await expired.signIn('expired@sojourn.test')
  await trial.signIn('trial@sojourn.test')
  await operator.signIn('operator@sojourn.test')
  await make(trial, '/api/plans/getPlans', {})
  await make(trial, '/api/membershipUpgrade/subscription-plans', {})
  const { checkoutId } = await make(trial, '/api/plans/prebook', { sub_plan_id: 'sub_grand', time_zone: 'Europe/Lisbon' })
  const { booking_id } = await make(trial, '/api/plans/book', { checkoutId, contact: { email: 'k@example.com' }, consented_total: 249, auto_charge: true })
  system.gateway.browser.pays(system.gateway.only())
  await trial.call('/api/booking/getStatus', { booking_id })
  const explorer = { currency: 'USD', plan_amount: 9.49 }
  await make(expired, '/api/plans/initbook', { id: 'sub_explorer', ...explorer })
  await make(expired, '/api/membershipUpgrade/payment-membership', { sub_plan_id: 'sub_explorer', ...explorer })
  await make(trial, '/api/plans/charges', {})
  await make(trial, '/api/plans/cardUses', { card_id: 'pm_none' })
  await make(trial, '/api/plans/payCharge', { charge_id: await feeOf(booking_id) })
  await make(trial, '/api/plans/mandate', {})
  await make(trial, '/api/plans/cancelQuote', {})
  await make(trial, '/api/plans/cancel', {})
  await make(trial, '/api/plans/resume', {})
  const { plans } = await make(operator, '/api/operator/listPlans', {})
  const { currency_code: _, ...plan } = plans[0]
  await make(operator, '/api/operator/savePlan', { ...plan, reason: 'A better picture' })
  const granted = { kind: 'granted', members_max: 5, budget: { amount: 500, per: 'year' } }
  await make(operator, '/api/operator/savePlan', { ...plan, eligibility: granted })
  await make(operator, '/api/operator/grantPlan', { sub_id: plan.sub_id, email: 'guest@example.com', reason: 'A guest of ours' })
  await make(operator, '/api/operator/revokePlan', { sub_id: plan.sub_id, email: 'guest@example.com' })
}

/** A fee that is charged later for a booking of the trial member's. */
async function feeOf(bookingId: string): Promise<string> {
  const { mandates, charges } = createScheduledCharges({ clock, ids: createIds(clock.nowMs) })
  const orgId = idOf<'org'>('org_sojourn')
  const of = { orgId, subjectKind: 'booking', subjectId: bookingId, userId: idOf<'user'>('usr_trial') }
  const said = { text: 'I agree.', language: 'en-US', ip: '127.0.0.1', userAgent: null, ceiling: money(1_000, 'USD'), cadence: 'once' } as const
  return db.inTenant(orgId, async (tx) => {
    await mandates.give(tx, { ...of, ...said, sources: [{ kind: 'card', cardId: 'pm_own', brand: 'Visa', last4: '4242' }] })
    const atMs = clock.nowMs()
    await charges.add(tx, { ...of, periodKey: '1:1', kind: 'fee', amount: money(1_000, 'USD'), dueAtMs: atMs, noticeAtMs: atMs })
    return (await charges.ofSubject(tx, of))[0]!.chargeId
  })
}

async function makeAgencyCalls(): Promise<void> {
  const host = 'agents.localhost:4100'
  const [agent, client, operator] = [system.visit(host), system.visit(host), system.visit(host)]
  await agent.signIn('agent@northwind.test')
  await client.signIn('client@northwind.test')
  await operator.signIn('operator@sojourn.test')
  const hold = async (checkin: string, checkout: string) =>
    (await holdRoom(agent, { ...stay, checkin, checkout }, ({ price }) => price.pay_now > 50)).held.body.data
  const invoiced = await hold('2027-03-20', '2027-03-22')
  await agent.call('/api/hotels/book', { checkoutId: invoiced.checkoutId, guests, contact, consented_total: invoiced.price.total, pay_with: 'invoice' })
  await system.api.work.runOnce()
  await make(agent, '/api/agents/getStatement', {})
  await make(agent, '/api/agents/getClients', {})
  await make(agent, '/api/agents/chooseClient', { client_id: 'usr_client' })
  await make(agent, '/api/agents/addClient', { first_name: 'Ines', last_name: 'Vale', email: 'ines@example.com' })
  await make(agent, '/api/agents/getDesk', {})
  await make(agent, '/api/agents/clientBookings', {})
  const { checkoutId } = await hold('2027-03-24', '2027-03-26')
  await make(agent, '/api/agents/setMarkup', { checkoutId, percent: 5 })
  const { link, url } = await make(agent, '/api/agents/sendPayLink', { checkoutId, client_id: 'usr_client', guests })
  await make(system.visit(host), '/api/agents/previewPayLink', { token: url.split('/').at(-1) })
  await make(client, '/api/agents/openPayLink', { token: url.split('/').at(-1) })
  await make(agent, '/api/agents/withdrawPayLink', { link_id: link.link_id })
  await make(agent, '/api/agents/listPayLinks', {})
  const line = { agent_id: 'usr_agent', currency: 'USD' }
  await make(operator, '/api/operator/setCreditLine', { ...line, vp_id: 'vp_northwind', limit: 5_500 })
  await make(operator, '/api/operator/creditPaidIn', { ...line, amount: 50, reference: 'WIRE 1' })
  await make(agent, '/api/agents/getEarnings', {})
  await make(operator, '/api/operator/earnings', {})
  await makePayout(agent, client, operator)
}

/** A booking cancelled without refund leaves the agent their markup. */
async function makePayout(agent: Browser, client: Browser, operator: Browser): Promise<void> {
  const { held } = await holdRoom(
    agent,
    { ...stay, checkin: '2027-03-28', checkout: '2027-03-30' },
    ({ price, refundable }) => price.pay_now > 50 && !refundable,
  )
  const { checkoutId } = held.body.data
  await agent.call('/api/agents/setMarkup', { checkoutId, amount: 12 })
  await agent.call('/api/agents/sendPayLink', { checkoutId, client_id: 'usr_client', guests })
  const { price } = (await client.call('/api/checkout/get', { checkoutId })).body.data
  const { booking_id } = (await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body.data
  system.gateway.browser.pays(system.gateway.only())
  await client.call('/api/booking/getStatus', { booking_id })
  await system.api.work.runOnce()
  clock.advance(31 * 60_000)
  await client.call('/api/bookingHistory/cancel', { booking_id, expected_refund: 0 })
  await make(operator, '/api/operator/payOutEarnings', { agent_id: 'usr_agent', amount: 12, currency: 'USD', reference: 'OUT 1', reason: 'March' })
}

async function makeCardCalls(browser: Browser): Promise<void> {
  const email = 'member@sojourn.test'
  await make(browser, '/api/cards/setup', {})
  const [customer] = system.gateway.vault.customers.keys()
  system.gateway.vault.keep(customer!, { id: 'pm_visa', brand: 'visa', last4: '4242' })
  system.gateway.vault.keep(customer!, { id: 'pm_other', brand: 'diners', last4: '0004' })
  await make(browser, '/api/booking/getUserCreditCards', { email })
  await make(browser, '/api/booking/setDefaultCard', { merchant_id: 'org_sojourn', email, card_id: 'pm_other', is_default: 1 })
  await make(browser, '/api/booking/deletecard', { merchant_id: 'org_sojourn', email, card_id: 'pm_other' })
  const { held } = await holdRoom(browser, { ...stay, checkin: '2027-03-10', checkout: '2027-03-12' }, ({ price }) => price.pay_now > 0)
  const { checkoutId, price } = held.body.data
  const booked = await browser.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  const { booking_id, payment_token } = booked.body.data
  await make(browser, '/api/pgv2/paymentWithSavedCard', { booking_id, card_id: 'pm_visa', orderToken: payment_token.orderToken, return_url: '/hotel-checkout' })
}

/** What is confirmed is shorter: the rest of its money comes back. */
async function makeHolidayCalls(browser: Browser): Promise<void> {
  const week = { destination: 'lisbon', checkin: '2027-03-06', checkout: '2027-03-13' }
  const { request, found, details, held } = await holdRoom(browser, week, () => true, 'holidaystays')
  good.set('/api/holidaystays/search', found).set('/api/holidaystays/details', details).set('/api/holidaystays/prebook', held)
  await make(browser, '/api/holidaystays/calendar', { destination: 'lisbon', from: week.checkin, rooms: request.rooms })
  await make(browser, '/api/holidaystays/similar', { ...week, hotel_id: request.hotel_id, rooms: request.rooms })
  const { checkoutId, price } = held.body.data
  await make(browser, '/api/holidaystays/book', { checkoutId, guests, contact, consented_total: price.total })
}

/** Everything a person does with their own account, up to its end. */
async function makeAccountCalls(email: string): Promise<void> {
  const password = 'another long one'
  const browser = system.visit()
  await browser.call('/api/user/signIn', { email, password })
  await make(browser, '/api/user/getAccount', {})
  await make(browser, '/api/user/updateDetails', { first_name: 'Ada', last_name: 'Quill', phone: '+351 912 555 018' })
  await make(browser, '/api/user/getValue', {})
  await make(browser, '/api/user/exportData', {})
  const { secret } = await make(browser, '/api/user/beginSecondFactor', { password })
  await make(browser, '/api/user/proveSecondFactor', { code: authenticatorCode(secret, clock.nowMs()) })
  clock.advance(30_000)
  await make(browser, '/api/user/endSecondFactor', { password, code: authenticatorCode(secret, clock.nowMs()) })
  await make(browser, '/api/user/changePassword', { old_password: password, new_password: 'a third one, longer' })
  await make(browser, '/api/user/endSessions', {})
  await make(browser, '/api/user/deleteAccount', { password: 'a third one, longer' })
}

async function makePeopleCalls(browser: Browser): Promise<void> {
  const email = 'ada@example.com'
  const mailed = async () => {
    const { messages } = (await (await browser.ask(`/dev/mail.json?to=${email}`)).json()) as { messages: { created_ms: number; links: string[] }[] }
    return new URL(messages[0]?.links[0] ?? '').searchParams.get('token')
  }
  await make(browser, '/api/user/signUp', { first_name: 'Ada', last_name: 'Quill', email, password: 'a long enough one' })
  const proof = await mailed()
  await make(browser, '/api/user/readLink', { kind: 'verify_email', token: proof })
  await make(browser, '/api/user/resendVerification', { token: proof })
  await make(browser, '/api/user/verifyEmail', { token: proof })
  clock.advance(1_000)
  await make(browser, '/api/user/forgotPassword', { email })
  await make(browser, '/api/user/resetPassword', { token: await mailed(), password: 'another long one' })
  await makeAccountCalls(email)
  await browser.signIn('operator@sojourn.test')
  await make(browser, '/api/operator/invite', { email: 'eva@example.com', first_name: 'Eva', country_code: '351', reason: 'We met in Porto' })
  const acting = await make(browser, '/api/operator/makeImpersonationKey', { email: 'trial@sojourn.test', reason: 'A look at a voucher' })
  const inPlace = system.visit()
  await make(inPlace, '/api/user/impersonate', { key: new URL(acting.link).searchParams.get('key') })
  await make(inPlace, '/api/user/endImpersonation', {})
  await make(browser, '/api/general/getDateFormat', { country: 'PT' })
  await make(browser, '/api/general/getFirstDayOfWeek', { country: 'PT' })
  const rules = [{ name: 'many cards', when: 'cards_per_device_1h > 9', score: 50, action: 'review' }]
  await make(browser, '/api/iqps/fqs', { device_id: 'a device', fraud_chance: 3 })
  await make(browser, '/api/operator/riskRules', {})
  await make(browser, '/api/operator/dryRunRiskRules', { rules })
  await make(browser, '/api/operator/saveRiskRules', {
    rules: [{ name: 'look at all', when: 'lead_days >= 0', score: 1, action: 'review' }, ...rules],
    reason: 'A wave of stolen cards',
  })
  await make(browser, '/api/operator/riskReviews', {})
  await make(browser, '/api/operator/requestFingerprint', { user_id: 'usr_new', reason: 'Two phones at once' })
  await make(browser, '/api/operator/setBlocked', { user_id: 'usr_new', is_blocked: true, reason: 'A card that was not theirs' })
  good.set('/api/user/signIn', await browser.signIn('member@sojourn.test'))
  await make(browser, '/api/user/getUser', {})
  await make(browser, '/api/user/activity', {})
  await make(browser, '/api/user/updatePreference', { usr_type: 2, preferred_language: 'en-US', preferred_currency: 'USD' })
}

/** Messages that callers read (A7.6). */
const SAID: Readonly<Record<string, string>> = { '/api/booking/removeCashcard': 'Cash card removed successfully' }

const each = calls.map((call): [string, Call] => [call.path, call])

test.each(each)('%s answers what its schema says, and nothing else', async (path, call) => {
  const got = good.get(path)
  const message = SAID[path] ?? 'OK'
  expect(got?.body, 'the walk above makes it').toMatchObject({ status: 'success', status_code: 200, message })
  expect(Object.keys(got?.body ?? {}).sort()).toEqual(['data', 'message', 'status', 'status_code', ...call.top].sort())
  for (const name of call.top) expect(got?.body[name]).toEqual(got?.body.data[name])
  // A schema drops the keys it does not know: what it leaves is all there was.
  expect(call.data.parse(got?.body.data)).toEqual(got?.body.data)
})

const failure = z.strictObject({
  status: z.literal('fail'),
  status_code: z.int(),
  message: z.string().min(10),
  code: z.string().regex(/^[a-z]+(_[a-z]+)*$/),
  errors: z.array(z.strictObject({ path: z.string(), message: z.string().min(5) })).optional(),
  data: z.record(z.string(), z.unknown()).optional(),
})

test.each(each)('%s refuses a body of the wrong shape with a 400 that names every field', async (path, call) => {
  if (call.who !== 'anyone') expect(failure.parse((await system.visit().call(path, {})).body)).toMatchObject({ status_code: 401, code: 'not_signed_in' })
  // Another organisation is a 403 before anything is read, and so is another person where a call is about its caller alone.
  const refusedBefore = call.namesPerson ? ['org_id'] : ['org_id', 'user_id']
  const fields = Object.keys((call.body as z.ZodObject).shape).filter((field) => !refusedBefore.includes(field))
  const wrong = Object.fromEntries(fields.map((field) => [field, [{ not: 'this' }]]))
  const { body } = await staff.call(path, fields.length > 0 ? wrong : [])
  expect(failure.parse(body)).toMatchObject({ status_code: 400, code: 'bad_input' })
  expect(new Set(failure.parse(body).errors?.map((error) => error.path.split('.')[0]))).toEqual(new Set(fields))
})

/** Calls that act again each time, whatever the body. */
const ANEW = ['/api/user/signOut', '/api/cards/setup']

test.each(each.filter(([path]) => !ANEW.includes(path)))('%s takes every wrapper, as an object and as a text', async (path) => {
  const fields = { limit: -1, is_blocked: 7, preferred_currency: '1' }
  const bare = await staff.call(path, fields)
  for (const wrapper of ['json', 'data', 'payload', 'trip']) {
    expect((await staff.call(path, { [wrapper]: fields })).text).toBe(bare.text)
    expect((await staff.call(path, { [wrapper]: JSON.stringify(fields) })).text).toBe(bare.text)
  }
})

test('the document is OpenAPI 3.1: every call once, every reference leads somewhere', async () => {
  const answer = await system.visit().ask('/api/openapi.json')
  // biome-ignore lint/suspicious/noExplicitAny: a document of any shape is what is examined
  const document = (await answer.json()) as any
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(Object.keys(document.paths).sort()).toEqual(calls.map(({ path }) => path as string).sort())
  // biome-ignore lint/suspicious/noExplicitAny: as above
  const operations = Object.values(document.paths).map((path: any) => path.post)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(calls.length)
  for (const { responses, requestBody } of operations) {
    expect(requestBody.content['application/json'].schema.type).toBe('object')
    for (const response of Object.values<{ description: string }>(responses)) expect(response.description).toBeTruthy()
  }
  for (const { path, keyed, refusals } of calls) {
    const headers = [...(keyed ? ['Idempotency-Key'] : []), ...(refusals.includes('proof_required' as never) ? ['Proof-Of-Work'] : [])]
    expect(
      document.paths[path].post.parameters.map(({ name }: { name: string }) => name),
      path,
    ).toEqual(headers)
  }
  for (const { path, top } of calls) {
    const got = document.paths[path].post.responses[200].content['application/json'].schema.properties
    for (const name of top) expect(got[name], `${path} ${name}`).toEqual(got.data.properties[name])
  }
  for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)) {
    const found = pointer!.split('/').slice(1)
    expect(
      found.reduce((at, name) => at?.[name], document),
      pointer,
    ).toBeDefined()
  }
})

test('[C4.4] no value in any field of any call makes it answer 5xx, for any caller', async () => {
  const dice = diceOf(SEED)
  const [guest, member, agent] = [system.visit(), system.visit(), system.visit('agents.localhost:4100')]
  await member.signIn('member@sojourn.test')
  await agent.signIn('agent@northwind.test')
  const bad: string[] = []
  for (const { path } of calls) {
    // It would end the sessions that the others need.
    if (path === '/api/user/signOut') continue
    for (let nth = 0; nth < SPOILT_BODIES_OF_A_CALL; nth++) {
      const body = spoiltBody(system.goodBodies.get(path), dice)
      const { status } = await [guest, member, agent, staff][nth % 4]!.call(path, body)
      if (status >= 500) bad.push(`${status} ${path} ${JSON.stringify(body).slice(0, 200)}`)
    }
    // Days that do not exist, digits of other keyboards, texts at the edge: in each field in turn.
    for (const [nth, body] of edgeBodies(system.goodBodies.get(path), dice, EDGES_OF_A_FIELD).slice(0, EDGE_BODIES_MAX).entries()) {
      const { status } = await [member, staff, agent][nth % 3]!.call(path, body)
      if (status >= 500) bad.push(`${status} ${path} ${JSON.stringify(body).slice(0, 200)}`)
    }
  }
  expect(bad).toEqual([])
})

test('nothing of all that was a defect, and every invariant holds', async () => {
  expect(system.faults).toEqual([])
  const own = system.api.invariants.filter(({ sql }) => !sql.includes('gateway.'))
  expect(await runInvariants(db, own)).toEqual([])
})

test('each invariant that looks at the present says so in the one way that can be asked as of another time', () => {
  const atOnce = asOf(system.api.invariants, 0)
  expect(atOnce.filter(({ sql }) => /now\(\)|timestamp\(\)/.test(sql)).map(({ name }) => name)).toEqual([])
})
