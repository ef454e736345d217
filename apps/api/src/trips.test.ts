import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Trips through the calls of the seeds and our own, as owner, member, another person and other organisation. */
const clock = fakeClock()
const HOME = 'localhost:4100'
let db: Db
let system: ReturnType<typeof openWholeApi>
let [owner, friend, stranger] = [] as unknown as [Browser, Browser, Browser]

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  owner = await signedIn('member@sojourn.test')
  friend = await signedIn('new@sojourn.test')
  stranger = await signedIn('trial@sojourn.test')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function signedIn(email: string, host = HOME): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}
const hotel = {
  trip_list_name: 'A week of tiles',
  checkin_date: '2027-03-10',
  checkout_date: '2027-03-13',
  destination_name: 'Lisbon',
  trip_image: 'lisbon',
  trip_url: '/hotel-details?hotel=h1',
  hotel_id: 'h1',
  Hotel_name: 'Hotel Largo',
  rooms: 1,
  per_night_price: '86.50',
  strike_out_price: null,
  star_rating: 4,
  no_of_nights: 3,
  no_of_rooms: 1,
  supplier_code: 'own',
  price: 259.5,
  currency: 'USD',
  tax: 12,
  inclusive: '',
  search_req: { destination: 'lisbon', rooms: '2' },
}
const make = async (browser: Browser, path: string, body: object) => (await browser.call(`/api/trips/${path}`, body)).body
const made = async (browser: Browser, trip: object = hotel): Promise<string> => (await make(browser, 'createTripList', { json: { trip } })).trip_list_id

test('[B3.6, B3.14] a hotel is put into a trip and read again with the fields it was sent with', async () => {
  const answer = await make(owner, 'createTripList', { json: { trip: hotel } })
  expect(answer).toMatchObject({
    status: 'success',
    data: { trip: { trip_list_name: 'A week of tiles', checkin_date: '2027-03-10', destination_name: 'Lisbon' } },
  })
  const { trips } = await make(owner, 'gettrips', {
    json: { type: 3, usr_type: 2, is_details_required: 1, trip_id: answer.trip_list_id, product_type: 'HLT,CAR' },
  })
  expect(trips).toMatchObject([
    { trip_list_id: answer.trip_list_id, trip_image: 'lisbon', user_id: 'usr_member', org_id: 'org_sojourn', type: '', role: 'owner' },
  ])
  expect(trips[0].items).toMatchObject([
    {
      product_type: 'HLT',
      hotel_id: 'h1',
      Hotel_name: 'Hotel Largo',
      per_night_price: '86.50',
      star_rating: 4,
      search_req: { destination: 'lisbon', rooms: '2' },
      inclusive: '',
    },
  ])
  expect(trips[0].trip_url).toBe(`/user/my-trips?trip_id=${answer.trip_list_id}&workarea=viewMyTrips`)
})

test('[B3.15, B3.16, B3.17, B7.15] each product has a call that makes and one that changes, and is read again with the fields of its own', async () => {
  const days = { checkin_date: '2027-06-01', checkout_date: '2027-06-04', destination_name: 'Porto' }
  const fare_summary = { total: 184.2, tax: 21.7, currency: 'USD' }
  const things = {
    Car: {
      ...{ uid: 'c1', id: 'ECMR', pickup_location: 'Porto airport', dropoff_location: 'Lisbon airport', fare_summary },
      request: { pickup_code: 'OPO', dropoff_code: 'LIS', pickup_date: '2027-06-01', pickup_time: '10:00', dropoff_date: '2027-06-04', dropoff_time: '09:30' },
    },
    Activities: { activity_id: 'a1', activity_name: 'Port cellars', sessions: 2 },
    Transfers: { id: 't1', pickup_time: '09:15', seats: 3 },
    Flight: {
      ...{ bnds: [{ segments: [{ from: 'LHR', to: 'OPO' }] }], fare_summary },
      request: { triptype: 2, cabinclass: 'Y', adult: 2, child: 1, infant: 0, flightsearch: [{ from: 'LHR', to: 'OPO', lat: 41.24, lng: -8.68 }] },
    },
    Resorts: { rst_id: 'r1', rst_name: 'Foz', rst_nights: 7, rst_unit: 'One bedroom' },
  }
  const codes: Readonly<Record<string, string>> = { Activities: 'ACT', Car: 'CAR', Flight: 'FLT', Resorts: 'RST', Transfers: 'TRF' }
  const ids = new Set<string>()
  for (const [name, own] of Object.entries(things)) {
    const { trip_list_id } = await make(owner, `create${name}TripList`, { trip: { ...days, ...own } })
    ids.add(trip_list_id)
    const changed = await make(owner, `update${name}TripList`, { trip: JSON.stringify({ ...days, ...own, trip_list_id, price: 40 }) })
    expect(changed, name).toMatchObject({ status: 'success', trip_list_id })
  }
  // The same place within 14 days is the same trip, and the same thing is in it once.
  expect(ids.size).toBe(1)
  const { trips } = await make(owner, 'gettrips', { trip_id: [...ids][0], is_details_required: 1 })
  expect(trips[0].items).toHaveLength(5)
  for (const [name, own] of Object.entries(things)) {
    const item = trips[0].items.find((each: { product_type: string }) => each.product_type === codes[name])
    expect(item, name).toMatchObject({ ...own, price: 40 })
  }
})

test('[B4.12, B7.14] trips are found by their days, 14 either side', async () => {
  const near = async (checkin_date: string, checkout_date: string) =>
    (await make(friend, 'gettrips/getTripsList', { user_id: 'usr_new', org_id: 'org_sojourn', checkin_date, checkout_date })).trips.length
  await made(friend, { ...hotel, checkin_date: '2027-09-20', checkout_date: '2027-09-25' })
  expect(await near('2027-09-01', '2027-09-06')).toBe(1)
  expect(await near('2027-09-01', '2027-09-05')).toBe(0)
  expect(await near('2027-10-09', '2027-10-12')).toBe(1)
  expect(await near('2027-10-10', '2027-10-12')).toBe(0)
  expect((await make(friend, 'gettrips/getTripsList', { checkin_date: '2027-10-12', checkout_date: '2027-10-10' })).code).toBe('bad_dates')
})

test('[A7.9, A7.10] a shared link is verified and joined; an id alone opens nothing', async () => {
  const trip_id = await made(owner, { ...hotel, destination_name: 'Kyoto', hotel_id: 'k1' })
  const asked = { type: 3, currency: 'USD', is_details_required: 0, product_type: ['HLT', 'FLT', 'CAR', 'ACT', 'RST', 'TRF'], org_id: 'org_sojourn' }
  const verify = (browser: Browser, id: string) => make(browser, 'belongsThistrip', { ...asked, trip_id: id })
  expect(await verify(owner, trip_id)).toMatchObject({ status: 'success', exist: true })
  expect(await verify(friend, trip_id)).toMatchObject({ status: 'fail', code: 'not_found' })
  expect((await make(friend, 'addUserToTrip', { mytrip_id: trip_id })).code).toBe('not_found')
  const { link } = (await make(owner, 'share', { trip_id, role: 'viewer' })).data
  const token = new URL(link).searchParams.get('trip_id') ?? ''
  expect(await verify(friend, token)).toMatchObject({ exist: false })
  expect(await make(friend, 'addUserToTrip', { mytrip_id: token, user_id: 'usr_new' })).toMatchObject({ trip_list_id: trip_id, data: { role: 'viewer' } })
  expect(await make(friend, 'addUserToTrip', { mytrip_id: token })).toMatchObject({ trip_list_id: trip_id })
  expect(await verify(friend, token)).toMatchObject({ exist: true, data: { trip_list_id: trip_id } })
  expect((await make(friend, 'removeItem', { trip_id, item_id: 'x' })).code).toBe('not_allowed')
  expect((await make(friend, 'share', { trip_id, role: 'editor' })).code).toBe('not_allowed')
  const elsewhere = await signedIn('member@blue.test', 'blue.localhost:4100')
  expect((await make(elsewhere, 'addUserToTrip', { mytrip_id: token })).code).toBe('not_found')
  await make(owner, 'share', { trip_id, role: null })
  expect((await make(stranger, 'addUserToTrip', { mytrip_id: token })).code).toBe('not_found')
  const names = (await make(owner, 'get', { trip_id })).data.members.map(({ role }: { role: string }) => role)
  expect(names).toEqual(['owner', 'viewer'])
})

test('a link is worth nothing after 30 days', async () => {
  const trip_id = await made(owner, { ...hotel, destination_name: 'Istanbul', hotel_id: 'i1' })
  const { link } = (await make(owner, 'share', { trip_id, role: 'editor' })).data
  clock.advance(30 * 86_400_000)
  ;[owner, friend, stranger] = [await signedIn('member@sojourn.test'), await signedIn('new@sojourn.test'), await signedIn('trial@sojourn.test')]
  expect((await make(stranger, 'addUserToTrip', { mytrip_id: new URL(link).searchParams.get('trip_id') })).code).toBe('not_found')
})

test('a booking in a trip is shown with its present state, with what is paid, and follows its cancellation', async () => {
  const stay = { destination: 'lisbon', checkin: '2027-04-05', checkout: '2027-04-07' }
  const { held } = await holdRoom(owner, stay, ({ price, refundable }) => price.pay_now > 0 && refundable)
  const { checkoutId, price } = held.body.data
  const { booking_id } = (await owner.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })).body.data
  system.gateway.browser.pays(system.gateway.only())
  await owner.call('/api/booking/getStatus', { booking_id })
  const { trip, item_id } = (await make(owner, 'saveTripItem', { booking_id })).data
  expect((await make(owner, 'saveTripItem', { booking_id, trip_id: trip.trip_list_id })).data.item_id).toBe(item_id)
  const { trip_list_id: trip_id } = trip
  const missing = async (call: string, body: object) => (await make(owner, call, body)).message
  expect(await missing('removeItem', { trip_id, item_id: 'no-such-item' })).toBe("We couldn't find this item.")
  expect(await missing('saveTripItem', { booking_id: 'bkg_nowhere', trip_id })).toBe("We couldn't find this booking.")
  expect(await missing('removeItem', { trip_id: 'no-such-trip', item_id })).toMatch(/^We couldn't find this trip\./)
  const [listed] = (await make(owner, 'gettrips', { trip_id: trip.trip_list_id, is_details_required: 1 })).trips
  expect(listed.items).toContainEqual(expect.objectContaining({ item_id, product_type: 'HLT', saved_as: booking_id, checkin_date: stay.checkin }))
  const read = async () => (await make(owner, 'get', { trip_id: trip.trip_list_id })).data
  const before = await read()
  const item = before.items.find((each: { item_id: string }) => each.item_id === item_id)
  expect(item).toMatchObject({ kind: 'booked', status: 'confirmed', booking_id, url: `/user/my-bookings/${booking_id}` })
  expect(item.paid.amount).toBeGreaterThan(0)
  expect(before.paid).toEqual([{ amount: item.paid.amount, currency: 'USD' }])
  expect((await make(stranger, 'saveTripItem', { booking_id })).code).toBe('not_found')
  const { address } = (await make(owner, 'calendar', { trip_id: trip.trip_list_id })).data
  const feed = await system.visit(HOME).ask(new URL(address).pathname + new URL(address).search)
  expect(feed.headers.get('content-type')).toContain('text/calendar')
  const text = await feed.text()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  // One booking has one id, in its own file and in every feed: a calendar that has both shows it once.
  const own = await (await owner.ask(`/api/bookingHistory/calendar?booking_id=${booking_id}`)).text()
  const uidsIn = (file: string) => [...file.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid)
  expect(uidsIn(own)).toEqual([booking_id])
  expect(uidsIn(text).filter((uid) => uid !== trip.trip_list_id)).toEqual([booking_id])
  expect((await system.visit(HOME).ask('/api/trips/calendar.ics?feed=nothing')).status).toBe(404)
  const { refund } = (await owner.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  await owner.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
  expect((await read()).items.find((each: { item_id: string }) => each.item_id === item_id).status).toBe('cancelled')
})

test('an owner who leaves hands the trip on, and the last one takes it along', async () => {
  const trip_id = await made(owner, { ...hotel, destination_name: 'Rome', hotel_id: 'ro1' })
  const { link } = (await make(owner, 'share', { trip_id, role: 'editor' })).data
  await make(friend, 'addUserToTrip', { mytrip_id: new URL(link).searchParams.get('trip_id') })
  expect((await make(friend, 'leave', { trip_id, member_id: 'usr_member' })).code).toBe('not_allowed')
  expect((await make(owner, 'leave', { trip_id })).status).toBe('success')
  expect((await make(owner, 'get', { trip_id })).code).toBe('not_found')
  expect((await make(friend, 'get', { trip_id })).data.members).toMatchObject([{ role: 'owner', is_you: true }])
  await make(friend, 'leave', { trip_id })
  expect((await make(friend, 'get', { trip_id })).code).toBe('not_found')
})

test('[B7.16] a city has pictures; where it is unknown the nearest places have', async () => {
  const guest = system.visit(HOME)
  const names = async (body: object) => (await make(guest, 'citieimages', { json: body })).assets.map(({ name }: { name: string }) => name)
  expect((await names({ city: 'Lisbon', country: 'Portugal' }))[0]).toBe('Lisbon')
  expect((await names({ city: 'Nowhere at all qx', latitude: 38.7, longitude: -9.1 })).length).toBeGreaterThan(0)
  expect((await make(guest, 'citieimages', { city: 'Kyoto' })).assets[0].url).toBe('/art/posters/kyoto-600.avif')
})

test('a trip is of days that a journey may have, by each of the ways to make one', async () => {
  const far = { code: 'bad_dates', message: 'A trip is between the years 2000 and 2037. Please check its dates.' }
  expect(await make(owner, 'save', { name: 'For ever', from: '2027-03-10', to: '9999-12-31' })).toMatchObject(far)
  expect(await make(owner, 'save', { name: 'Long ago', from: '1999-12-31', to: '2027-03-10' })).toMatchObject(far)
  expect(await make(owner, 'createTripList', { trip: { ...hotel, checkout_date: '9999-12-31' } })).toMatchObject(far)
  const idea = { product: 'HLT', title: 'Hotel Largo', place: 'Lisbon', image: 'lisbon', url: '/hotel-details?hotel=h1' }
  expect(await make(owner, 'saveTripItem', { ...idea, from: '2038-01-01', to: '2038-01-02' })).toMatchObject(far)
  expect(await make(owner, 'save', { name: 'One day', from: '2037-12-31', to: '2037-12-31' })).toMatchObject({ status: 'success' })
})

test('bad bodies are answered with their field, and without an account there are no trips', async () => {
  expect(await make(owner, 'createTripList', { trip: { ...hotel, checkin_date: '2027-02-30' } })).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'checkin_date' }],
  })
  expect(await make(owner, 'createTripList', { trip: { ...hotel, checkout_date: '2027-03-01' } })).toMatchObject({ code: 'bad_dates' })
  expect(await make(owner, 'createTripList', { trip: { ...hotel, trip_url: 'https://evil.example/' } })).toMatchObject({
    code: 'bad_input',
    errors: [{ path: 'trip_url' }],
  })
  expect(await make(owner, 'createTripList', { trip: { ...hotel, user_id: 'usr_new' } })).toMatchObject({ code: 'not_allowed' })
  expect(await make(owner, 'updateTripList', { trip: { ...hotel, trip_list_id: 'trp_none' } })).toMatchObject({ code: 'not_found' })
  expect((await make(system.visit(HOME), 'gettrips', {})).code).toBe('not_signed_in')
})

test('[B7.15] a call that changes keeps what it does not send, of the thing and of the trip, and changes what it does', async () => {
  const trip_list_id = await made(friend, { ...hotel, destination_name: 'Bergen', hotel_id: 'b1' })
  const update = (body: object) => make(friend, 'updateTripList', { trip: { trip_list_id, ...body } })
  const items = async () => (await make(friend, 'gettrips', { trip_id: trip_list_id, is_details_required: 1 })).trips[0].items
  const [before] = await items()
  expect(await update({ hotel_id: 'b1', star_rating: 5 })).toMatchObject({ status: 'success', data: { item_id: before.item_id } })
  expect(await items()).toMatchObject([{ ...before, star_rating: 5 }])
  expect(await update({ item_id: before.item_id, checkout_date: '2027-03-15', trip_list_name: 'Fjords', price: 300 })).toMatchObject({
    status: 'success',
    data: { trip: { trip_list_name: 'Fjords', destination_name: 'Bergen', trip_image: 'lisbon', checkout_date: '2027-03-15' } },
  })
  expect(await items()).toMatchObject([{ hotel_id: 'b1', Hotel_name: 'Hotel Largo', star_rating: 5, price: 300, item_id: before.item_id }])
  const { items: shown } = (await make(friend, 'get', { trip_id: trip_list_id })).data
  expect(shown).toMatchObject([{ title: 'Hotel Largo', price: { amount: 300, currency: 'USD' }, to: '2027-03-15', url: hotel.trip_url }])
  const missing = { code: 'not_found', message: "We couldn't find this item." }
  expect(await update({ item_id: 'no-such-item', price: 1 })).toMatchObject(missing)
  expect((await make(stranger, 'updateTripList', { trip: { trip_list_id, price: 1 } })).code).toBe('not_found')
})

test.each([
  ['a price and a name', { name: 'Hotel Fjord', price: 199, currency: 'NOK' }, 'Hotel Fjord', { amount: 199, currency: 'NOK' }],
  ['a price as a text', { hotel_name: 'Hotel Fjord', price: '1,234.50' }, 'Hotel Fjord', { amount: 1234.5, currency: 'USD' }],
  ['a price with a comma before its decimals', { name: 'Hotel Fjord', price: '40,50' }, 'Hotel Fjord', { amount: 40.5, currency: 'USD' }],
  ['a price in Arabic digits', { name: 'Hotel Fjord', price: '١٢٫٥٠' }, 'Hotel Fjord', { amount: 12.5, currency: 'USD' }],
  ['a price with its sign', { title: 'Hotel Fjord', price: 'USD 86.50' }, 'Hotel Fjord', { amount: 86.5, currency: 'USD' }],
  ['a price as an object', { title: 'Hotel Fjord', price: { amount: 86.5, currency: 'EUR' } }, 'Hotel Fjord', { amount: 86.5, currency: 'EUR' }],
  ['a fare summary', { title: 'Hotel Fjord', fare_summary: { total: 184.2, currency: 'GBP' } }, 'Hotel Fjord', { amount: 184.2, currency: 'GBP' }],
  ['the price of a night', { Hotel_name: 'Hotel Fjord', per_night_price: '50', no_of_nights: 3 }, 'Hotel Fjord', { amount: 150, currency: 'USD' }],
  ['nothing', {}, 'Oslo', null],
])('[B3.14] what an older client saves with %s is shown with it', async (_, own, title, price) => {
  const body = { checkin_date: '2027-05-01', checkout_date: '2027-05-04', destination_name: 'Oslo', trip_url: `/hotel-details?hotel=${Math.random()}`, ...own }
  const { trip_list_id, data } = await make(stranger, 'createTripList', { json: { trip: body } })
  const { items } = (await make(stranger, 'get', { trip_id: trip_list_id })).data
  expect(items.find(({ item_id }: { item_id: string }) => item_id === data.item_id)).toMatchObject({ title, price })
})

test.each([
  ['price', { price: -5 }],
  ['price', { price: 1e308 }],
  ['price', { price: 'a lot' }],
  ['tax', { tax: -1 }],
  ['currency', { price: 5, currency: 'QQQ' }],
  ['fare_summary', { fare_summary: { total: -3 } }],
  ['rst_total', { price: 5, rst_total: -3 }],
  ['Hotel_name', { Hotel_name: 'x'.repeat(201) }],
  ['notes', { notes: 'x'.repeat(60_000) }],
  ['trip_image', { trip_image: 'javascript:alert(1)' }],
  ['trip_image', { trip_image: 'http://elsewhere.example/x.png' }],
  ['trip_image', { trip_image: '//elsewhere.example/x.png' }],
])('[B7.15] a bad %s is refused by its name, and nothing is stored', async (path, own) => {
  const before = (await make(friend, 'gettrips', {})).trips.length
  const answer = await make(friend, 'createTripList', { json: { trip: { ...hotel, destination_name: 'Quito', price: undefined, ...own } } })
  expect(answer).toMatchObject({ status_code: 400, code: 'bad_input', errors: [{ path, message: expect.stringMatching(/\w/) }] })
  expect((await make(friend, 'gettrips', {})).trips).toHaveLength(before)
})

test('[B3.14] our own "Add to trip" stores the fields of the product and the amounts in dollars; a price or picture that is none is refused', async () => {
  const idea = {
    product: 'HLT',
    title: 'Hotel Largo',
    place: 'Nairobi',
    from: '2027-08-01',
    to: '2027-08-03',
    url: '/hotel-details?hotel=n1',
    image: 'facades/riad-07',
  }
  const details = { hotel_id: 'n1', Hotel_name: 'Hotel Largo', rooms: [{ adults: 2, children: [] }], price: 200, per_night_price: 100, currency: 'EUR' }
  const saved = await make(owner, 'saveTripItem', { ...idea, details, price: { amount: 200, currency: 'EUR' } })
  const { trips } = await make(owner, 'gettrips', { trip_id: saved.data.trip.trip_list_id, is_details_required: 1 })
  const rated = { price_usd: expect.any(Number), per_night_price_usd: expect.any(Number) }
  const shown = { destination_name: 'Nairobi', checkin_date: '2027-08-01', checkout_date: '2027-08-03', trip_image: 'facades/riad-07' }
  expect(trips[0].items).toMatchObject([{ ...details, ...rated, ...shown, product_type: 'HLT', saved_as: idea.url }])
  const bad = async (change: object) => (await make(owner, 'saveTripItem', { ...idea, details, ...change })).errors?.[0]?.path
  expect(await bad({ price: { amount: -5, currency: 'EUR' } })).toBe('price.amount')
  expect(await bad({ price: { amount: 1e308, currency: 'EUR' } })).toBe('price.amount')
  expect(await bad({ price: { amount: 5, currency: 'QQQ' } })).toBe('price.currency')
  expect(await bad({ details: { price: -5 } })).toBe('details.price')
  expect(await bad({ details: { price: 200, total: '1e308' } })).toBe('details.total')
  expect(await bad({ details: { price: 200, currency: 'QQQ' } })).toBe('details.currency')
  expect(await bad({ place: undefined })).toBe('place')
  expect((await make(owner, 'saveTripItem', { product: 'HLT' })).errors.map(({ path }: { path: string }) => path)).toEqual([
    'title',
    'place',
    'from',
    'to',
    'url',
  ])
  expect((await make(owner, 'saveTripItem', {})).errors.map(({ path }: { path: string }) => path)).toEqual(['booking_id'])
  expect(await bad({ image: 'data:text/html,x' })).toBe('image')
  expect(await bad({ details: { notes: 'x'.repeat(60_000) } })).toBe('details.notes')
  expect(await bad({ title: 'x'.repeat(201) })).toBe('title')
  const long = { title: `Hotel ${'y'.repeat(180)}`, place: `Llan${'f'.repeat(120)}`, url: `/hotel-details?hotel=n2&rooms=${'2%7C'.repeat(90)}` }
  const whole = await make(owner, 'saveTripItem', { ...idea, ...long, from: '2028-01-02', to: '2028-01-03' })
  expect(whole.data.trip.trip_list_name).toMatch(/^Llanf{75}…$/)
  const { items } = (await make(owner, 'get', { trip_id: whole.data.trip.trip_list_id })).data
  expect(items).toMatchObject([{ title: long.title, place: long.place, url: long.url }])
  const read = await make(owner, 'gettrips', { trip_id: whole.data.trip.trip_list_id, is_details_required: 1 })
  expect(read.trips[0].items[0].saved_as).toBe(long.url)
  const tooLong = await make(owner, 'saveTripItem', { ...idea, details: { notes: 'x'.repeat(4_001) } })
  expect(tooLong.errors[0].message).toBe('this can have at most 4,000 characters; it has 4,001 now, so please shorten it')
})

test('[B7.14] [C3.3] an operator who names a person gets that person’s trips, which the person can read; a member who names another gets none', async () => {
  const operator = await signedIn('operator@sojourn.test')
  await made(friend, { ...hotel, destination_name: 'Lima', hotel_id: 'l1' })
  const own = (await make(friend, 'gettrips', {})).trips.map(({ trip_list_id }: { trip_list_id: string }) => trip_list_id)
  const asked = { user_id: 'usr_new', type: 3, org_id: 'org_sojourn' }
  const seen = (await make(operator, 'gettrips', { json: asked })).trips.map(({ trip_list_id }: { trip_list_id: string }) => trip_list_id)
  expect(seen).toEqual(own)
  const near = { ...asked, checkin_date: '2027-03-10', checkout_date: '2027-03-12' }
  expect((await make(operator, 'gettrips/getTripsList', near)).trips).toEqual(
    (await make(friend, 'gettrips/getTripsList', { ...near, user_id: undefined })).trips,
  )
  expect((await make(stranger, 'gettrips', asked)).status_code).toBe(403)
  const { acts } = (await friend.call('/api/user/activity', {})).body.data
  expect(acts[0]).toMatchObject({ kind: 'trips_read', actor: { role: 'operator' } })
  // What is made in a person's name is theirs.
  const { trip_list_id } = await make(operator, 'createTripList', {
    json: { trip: { ...hotel, user_id: 'usr_new', destination_name: 'Lagos', hotel_id: 'g1' } },
  })
  expect((await make(friend, 'gettrips', { trip_id: trip_list_id })).trips).toHaveLength(1)
  expect((await make(operator, 'gettrips', { trip_id: trip_list_id })).trips).toHaveLength(0)
})

test('the demo member has trips: one to come, with stays that can be looked at again, and one that is over', async () => {
  const { trips } = await make(await signedIn('member@sojourn.test'), 'gettrips', { is_details_required: 1 })
  const demo = trips.filter(({ trip_list_name: name }: { trip_list_name: string }) => ['Canals and bicycles', 'Athens with Mom'].includes(name))
  expect(demo).toHaveLength(2)
  expect(demo[0].items).toMatchObject([{ hotel_id: expect.stringContaining('amsterdam'), price: 592 }, { hotel_id: expect.stringContaining('amsterdam') }])
})
