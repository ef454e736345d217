import type { HotelRate } from '@sojourn/contracts'
import { type Db, raw, runInvariants, sql } from '@sojourn/db'
import type { OrgId } from '@sojourn/kernel'
import { fakeClock } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AGENCY, openAgencies } from './agencies.testing.ts'
import { type Browser, contact, guests, holdRoom, wholeDb } from './whole-api.testing.ts'

/** What agents sell: for whom, for how much, and where the money goes. */
const clock = fakeClock()
let db: Db
let system: Awaited<ReturnType<typeof openAgencies>>
let agent: Browser
let client: Browser
let operator: Browser
let weeks = 0
const HOLD_MS = 15 * 60_000
/** From when on a booking costs what its terms say. */
const UNDO_MS = 30 * 60_000

beforeAll(async () => {
  db = await wholeDb()
  system = await openAgencies(db, clock)
  agent = await system.agent()
  client = await system.client()
  operator = await system.person('operator@sojourn.test')
})
afterAll(() => db.close())

const ROOMS = [{ adults: 2, children: [] }]
/** Days without a booking yet. */
function nextDays() {
  const from = Date.UTC(2027, 2, 1) + weeks++ * 3 * 86_400_000
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { destination: 'lisbon', checkin: day(from), checkout: day(from + 2 * 86_400_000) }
}
const free = ({ price, refundable }: HotelRate) => price.pay_now > 50 && refundable
/** Another room; those held before are free again. */
const hold = async (take = free) => {
  clock.advance(HOLD_MS)
  return holdRoom(agent, nextDays(), take)
}
const saleOf = async (checkoutId: string) => (await agent.call('/api/checkout/get', { checkoutId })).body.data.agency
const minor = (amount: number) => Math.round(amount * 100)
const markup = (body: object) => agent.call('/api/agents/setMarkup', body)
const choose = (client_id: string | null) => agent.call('/api/agents/chooseClient', { client_id })

/** What the ledger says an agent earned, in minor units by currency. */
const earned = () =>
  db.inTenant('org_northwind' as OrgId, async (tx) => {
    const { rows } = await raw<{ currency: string; minor: string }>`select currency, balance_minor as minor from ledger_balances
      where account = 'agency_payable' and subject_id = 'usr_agent'`.execute(sql(tx))
    return Object.fromEntries(rows.map((row) => [row.currency, Number(row.minor)]))
  })
const invariants = async () =>
  expect(
    await runInvariants(
      db,
      system.api.invariants.filter((each) => !each.sql.includes('gateway.')),
    ),
  ).toEqual([])

async function sendLink(checkoutId: string) {
  const sent = await agent.call('/api/agents/sendPayLink', { checkoutId, client_id: 'usr_client', guests })
  expect(sent.status, sent.text).toBe(200)
  return { token: sent.body.data.url.split('/').at(-1) as string, link: sent.body.data.link }
}

/** The client pays what a link asks for. */
async function payLink(checkoutId: string) {
  const { price, due } = (await client.call('/api/checkout/get', { checkoutId })).body.data
  const booked = await client.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total, consented_due: due.card })
  expect(booked.status, booked.text).toBe(200)
  const { booking_id, payment_token } = booked.body.data
  if (payment_token.route !== 'none') system.gateway.browser.pays(system.gateway.only())
  const { status } = (await client.call('/api/booking/getStatus', { booking_id })).body.data
  await system.api.work.runOnce()
  expect(status).toBe('confirmed')
  return booking_id as string
}

test('[C3.1] an agent sees net, markup and sell on results, details and checkout; sell is at first what the public pays for the same', async () => {
  const { found, details, rate, request, held } = await hold()
  const public_ = await client.call('/api/hotels/details', { ...request })
  const same = public_.body.data.rates.find((each: HotelRate) => each.rate_id === rate.rate_id)
  const { agency } = rate.price
  expect(agency).toMatchObject({ net: rate.price.total, sell: same.price.total })
  expect(minor(agency!.net) + minor(agency!.markup)).toBe(minor(agency!.sell))
  expect(agency!.markup).toBeGreaterThan(0)
  for (const hotel of found.body.data.hotels) expect(hotel.from.agency, hotel.hotel_id).toMatchObject({ net: hotel.from.total })
  expect(await saleOf(held.body.data.checkoutId)).toMatchObject({ ...agency, public_price: same.price.total, limits: { min_percent: 0, max_percent: 30 } })
  // Agents alone see what agents pay.
  for (const text of [public_.text, (await client.call('/api/hotels/search', { ...nextDays(), rooms: ROOMS })).text]) expect(text).not.toContain('"agency"')
  expect(details.body.data.rates[0].price.agency).toBeDefined()
})

test('[C3.1] a client is chosen once for the session, found among one’s own, and another agent’s cannot be chosen', async () => {
  const clients = async (text: string) => (await agent.call('/api/agents/getClients', { text })).body.data.clients
  const [chosen] = await clients('client@north')
  expect(chosen).toMatchObject({ user_id: 'usr_client', email: 'client@northwind.test' })
  expect(await clients('nobody of that name')).toEqual([])
  expect((await choose('usr_client')).body.data.desk.client).toEqual(chosen)
  expect((await agent.call('/api/agents/getDesk', {})).body.data.desk.client).toEqual(chosen)
  const elsewhere = await system.agent()
  expect((await elsewhere.call('/api/agents/getDesk', {})).body.data.desk.client).toBeNull()
  for (const stranger of ['usr_agent_two', 'usr_operator_northwind', 'usr_member', 'usr_nowhere']) {
    expect((await choose(stranger)).body, stranger).toMatchObject({ status_code: 404, code: 'not_found' })
  }
  expect((await choose(null)).body.data.desk.client).toBeNull()
})

test('[C3.1] every call of agents is refused to all others', async () => {
  const calls = { getDesk: {}, chooseClient: { client_id: null }, setMarkup: {}, clientBookings: {}, getClients: {} }
  for (const [path, body] of Object.entries(calls)) {
    expect((await system.visit(AGENCY).call(`/api/agents/${path}`, body)).body.code, path).toBe('not_signed_in')
    for (const [who, browser] of Object.entries(await system.others())) {
      expect((await browser.call(`/api/agents/${path}`, body)).body, `${who} ${path}`).toMatchObject({ status_code: 403, code: 'not_allowed' })
    }
  }
})

test('[C3.1] the markup is set in percent or as an amount, of one checkout or of all, and never outside the organisation’s limits', async () => {
  const { checkoutId } = (await hold()).held.body.data
  const { net, public_price } = await saleOf(checkoutId)
  const set = async (body: object) => (await markup({ checkoutId, ...body })).body
  expect((await set({ percent: 10 })).data.sale).toMatchObject({ net, markup: Math.round(minor(net) / 10) / 100 })
  expect((await set({ amount: 12.34 })).data.sale).toMatchObject({ markup: 12.34, sell: (minor(net) + 1234) / 100 })
  expect((await saleOf(checkoutId)).markup).toBe(12.34)
  expect(await set({ percent: 31 })).toMatchObject({ status_code: 409, code: 'markup_out_of_limits', data: { max_percent: 30 } })
  expect((await set({ amount: 9_999 })).code).toBe('markup_out_of_limits')
  expect((await set({ amount: 1.234 })).code).toBe('bad_amount')
  expect((await set({ amount: 1, percent: 1 })).code).toBe('bad_input')
  expect((await set({ amount: -1 })).code).toBe('bad_input')
  expect((await markup({ amount: 5 })).body.code).toBe('bad_input')
  expect((await saleOf(checkoutId)).markup).toBe(12.34)
  expect((await set({})).data.sale.sell).toBe(public_price)
  const other = await system.person('other.agent@northwind.test')
  expect((await other.call('/api/agents/setMarkup', { checkoutId, percent: 5 })).body.code).toBe('not_found')
  await operator.call('/api/operator/saveSettings', { agent_markup: { min_percent: 5, max_percent: 8 } })
  expect((await set({ percent: 10 })).code).toBe('markup_out_of_limits')
  expect((await set({ percent: 2 })).code).toBe('markup_out_of_limits')
  expect((await markup({ percent: 8 })).body.data.desk.markup_percent).toBe(8)
  const { rate } = await hold()
  expect(rate.price.agency!.markup).toBe(Math.round(minor(rate.price.total) * 0.08) / 100)
  // What was chosen before bends to limits that were narrowed since.
  await operator.call('/api/operator/saveSettings', { agent_markup: { min_percent: 0, max_percent: 1 } })
  expect((await hold()).rate.price.agency!.markup).toBeLessThanOrEqual(Math.ceil(minor(rate.price.total) * 0.02) / 100)
  await operator.call('/api/operator/resetSettings', {})
  expect((await markup({})).body.data.desk.markup_percent).toBeNull()
})

test('[C3.1] a pay link sells at the selling price; the agency earns the markup to the minor unit, and a cancellation takes it back', async () => {
  const { held } = await hold()
  const { checkoutId } = held.body.data
  await markup({ checkoutId, amount: 17.77 })
  const { net, sell } = await saleOf(checkoutId)
  const { link } = await sendLink(checkoutId)
  expect(link.amount).toBe(sell)
  const seen = (await client.call('/api/checkout/get', { checkoutId })).body
  expect(seen.data.price.total).toBe(sell)
  expect(JSON.stringify(seen)).not.toContain(String(net))
  expect(seen.data.agency).toBeUndefined()
  const before = (await earned()).USD ?? 0
  const booking_id = await payLink(checkoutId)
  expect((await earned()).USD).toBe(before + 1777)
  await invariants()
  const routed = await operator.call('/api/operator/paymentRoute', { booking_id })
  expect(routed.body.data.facts).toMatchObject({ pricing_rule: 'net', vp_id: null })
  const receipt = (await client.call('/api/bookingHistory/receipt', { booking_id })).body.data
  expect(receipt).toMatchObject({ total: sell, billed_to: expect.stringMatching(/\w+ \w+/) })
  const { refund } = (await client.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  expect(refund).toBe(seen.data.price.pay_now)
  expect((await client.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })).status).toBe(200)
  expect((await earned()).USD).toBe(before)
  await invariants()
})

test('[C3.1] of a late cancellation’s fee the agency gets its share; where all is charged, all of its markup', async () => {
  const { held } = await hold(({ price, refundable }) => price.pay_now > 50 && !refundable)
  const { checkoutId } = held.body.data
  await markup({ checkoutId, percent: 10 })
  const { markup: earning } = await saleOf(checkoutId)
  await sendLink(checkoutId)
  const before = (await earned()).USD ?? 0
  const booking_id = await payLink(checkoutId)
  clock.advance(UNDO_MS)
  const { refund, kept } = (await client.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  expect(refund).toBe(0)
  expect(kept).toBeGreaterThan(0)
  await client.call('/api/bookingHistory/cancel', { booking_id, expected_refund: 0 })
  expect((await earned()).USD).toBe(before + minor(earning))
  await invariants()
})

test.each(['JPY', 'KWD', 'EUR'])('[C3.1] in %s too the agency’s earning is exact, and gone with the booking', async (currency) => {
  clock.advance(HOLD_MS)
  const { checkoutId } = (await agent.call('/api/hotels/prebook', await requestIn(currency))).body.data
  await markup({ checkoutId, percent: 7.77 })
  const sale = await saleOf(checkoutId)
  expect(sale.currency).toBe(currency)
  const scale = { JPY: 1, KWD: 1000, EUR: 100 }[currency]!
  await sendLink(checkoutId)
  const booking_id = await payLink(checkoutId)
  expect((await earned())[currency]).toBe(Math.round(sale.markup * scale))
  await invariants()
  const { refund } = (await client.call('/api/bookingHistory/cancelQuote', { booking_id })).body.data
  await client.call('/api/bookingHistory/cancel', { booking_id, expected_refund: refund })
  expect((await earned())[currency]).toBe(0)
  await invariants()
})

/** A room priced in another currency, as it is asked for. */
async function requestIn(currency: string) {
  const { destination, ...days } = nextDays()
  const { hotels } = (await agent.call('/api/hotels/search', { destination, ...days, rooms: ROOMS, currency })).body.data
  for (const { hotel_id } of hotels) {
    const { rates } = (await agent.call('/api/hotels/details', { hotel_id, ...days, rooms: ROOMS, currency })).body.data
    const rate = rates.find(free)
    if (rate) return { hotel_id, rate_id: rate.rate_id, ...days, rooms: ROOMS, currency, expected_total: rate.price.total }
  }
  throw new Error('no such rate')
}

test('[C3.1] what is paid at the property is sold on with the markup alone due now', async () => {
  const { held } = await hold(({ price }) => price.pay_now === 0)
  const { checkoutId } = held.body.data
  await markup({ checkoutId, amount: 9.5 })
  const { net } = await saleOf(checkoutId)
  await sendLink(checkoutId)
  const { price, due } = (await client.call('/api/checkout/get', { checkoutId })).body.data
  expect(price).toMatchObject({ pay_now: 9.5, pay_at_property: net })
  expect(due.card).toBe(9.5)
  const before = (await earned()).USD ?? 0
  await payLink(checkoutId)
  expect((await earned()).USD).toBe(before + 950)
  await invariants()
})

test('[C3.1] by invoice the agency owes the net price; what it hands to its client carries the selling price and the client’s name', async () => {
  await choose('usr_client')
  const { checkoutId, price } = (await hold()).held.body.data
  await markup({ checkoutId, amount: 20 })
  const { net, sell } = await saleOf(checkoutId)
  const booked = await agent.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total, pay_with: 'invoice' })
  const { booking_id } = booked.body.data
  await system.api.work.runOnce()
  const [entry] = (await agent.call('/api/agents/getStatement', {})).body.data.entries
  expect(entry).toMatchObject({ booking_id, amount: price.pay_now })
  expect(price.total).toBe(net)
  const mine = (await agent.call('/api/bookingHistory/get', { booking_id })).body.data
  expect(mine.agency).toMatchObject({ client: { user_id: 'usr_client' }, net, sell, paid_by: 'agency' })
  const invoice = await agent.call('/api/bookingHistory/receipt', { booking_id, for: 'client' })
  expect(invoice.body.data).toMatchObject({ total: sell, payments: [], billed_to: mine.agency.client.name, number: expect.stringMatching(/^I-/) })
  expect(invoice.text).not.toContain(String(net))
  expect((await client.call('/api/bookingHistory/receipt', { booking_id, for: 'client' })).body.code).toBe('not_found')
  // Operators are signed out after two hours without a call.
  operator = await system.person('operator@sojourn.test')
  const routed = await operator.call('/api/operator/paymentRoute', { booking_id })
  expect(routed.body.data.facts).toMatchObject({ pricing_rule: 'markup', vp_id: 'vp_northwind', invoice_chosen: true })
  await choose(null)
})

test('[C3.1] the bookings of all clients are one list, of one client another, a page at a time', async () => {
  const list = async (body: object = {}) => (await agent.call('/api/agents/clientBookings', body)).body.data
  const all = await list()
  expect(all.bookings.length).toBeGreaterThan(3)
  const ids = all.bookings.map(({ booking_id }: { booking_id: string }) => booking_id)
  expect(ids).toEqual([...ids].sort().reverse())
  expect(new Set(all.bookings.map(({ agency }: { agency: { paid_by: string } }) => agency.paid_by))).toEqual(new Set(['client', 'agency']))
  const first = await list({ limit: 2 })
  const second = await list({ limit: 2, cursor: first.next })
  expect([...first.bookings, ...second.bookings].map(({ booking_id }) => booking_id)).toEqual(ids.slice(0, 4))
  const theirs = await list({ client_id: 'usr_client' })
  expect(theirs.bookings.every((each: { client: { user_id: string } }) => each.client.user_id === 'usr_client')).toBe(true)
  expect((await agent.call('/api/agents/clientBookings', { client_id: 'usr_agent_two' })).body.code).toBe('not_found')
  const other = await system.person('other.agent@northwind.test')
  expect((await other.call('/api/agents/clientBookings', {})).body.data.bookings).toEqual([])
})

test('[B2.8, C3.1] the search of the agents’ bar finds bookings by the client’s name or address and by their reference, one’s own alone', async () => {
  interface Listed {
    readonly bookings: readonly { booking_id: string; reference: string | null; client: { user_id: string } | null }[]
  }
  const find = async (text: string, body: object = {}, by = agent): Promise<Listed> =>
    (await by.call('/api/agents/clientBookings', { text, ...body })).body.data
  const all = await find('')
  const ids = ({ bookings }: Listed) => bookings.map(({ booking_id }) => booking_id)
  expect(ids(await find('client@north'))).toEqual(ids(await find('', { client_id: 'usr_client' })))
  const [referred] = all.bookings.filter(({ reference }) => reference !== null)
  expect(ids(await find(` ${referred!.reference!.toLowerCase()} `))).toEqual([referred!.booking_id])
  expect(ids(await find('nobody of that name'))).toEqual([])
  const other = await system.person('other.agent@northwind.test')
  expect(ids(await find(referred!.reference!, {}, other))).toEqual([])
  expect(ids(await find('client@north', {}, other))).toEqual([])
})

test('[C3.2] a pay link shows anyone who has it what is to be paid, and no personal data', async () => {
  await choose('usr_client')
  const { checkoutId } = (await hold()).held.body.data
  const { sell } = await saleOf(checkoutId)
  const { token, link } = await sendLink(checkoutId)
  const stranger = system.visit(AGENCY)
  const preview = (at: Browser, answer = token) => at.call('/api/agents/previewPayLink', { token: answer })
  const shown = await preview(stranger)
  expect(shown.body.data).toMatchObject({ agency: 'Northwind Agents', title: link.title, city: 'Lisbon', total: sell, currency: 'USD', state: 'open' })
  for (const personal of [guests[0]!.first_name, guests[0]!.last_name, 'northwind.test', 'Mara', 'Jensen', link.client, 'usr_', '"email"']) {
    expect(shown.text, personal).not.toContain(personal)
  }
  expect((await preview(stranger, 'x'.repeat(43))).body).toMatchObject({ status_code: 404, code: 'not_found' })
  expect((await preview(system.visit('blue.localhost:4100'))).body.code).toBe('not_found')
  await agent.call('/api/agents/withdrawPayLink', { link_id: link.link_id })
  expect((await preview(stranger)).body).toMatchObject({ status_code: 410, code: 'link_expired' })
})

test('[C3.1] a new client is made by name and address, opens their account from the mail, and a person with an account already becomes no client', async () => {
  const request = { first_name: 'Ines', last_name: 'Vale', email: 'ines@example.com' }
  const added = await agent.call('/api/agents/addClient', request)
  expect(added.body.data.client).toMatchObject({ name: 'Ines Vale', email: request.email })
  expect((await choose(added.body.data.client.user_id)).body.data.desk.client.name).toBe('Ines Vale')
  await choose(null)
  const { messages } = (await (await agent.ask(`/dev/mail.json?to=${request.email}`)).json()) as { messages: { links: string[] }[] }
  const token = new URL(messages[0]!.links[0]!).searchParams.get('token')
  const ines = system.visit(AGENCY)
  expect((await ines.call('/api/user/signIn', { email: request.email, password: 'travel-demo-1' })).body.code).toBe('wrong_credentials')
  expect((await ines.call('/api/user/resetPassword', { token, password: 'a long enough one' })).status).toBe(200)
  expect((await ines.call('/api/user/signIn', { email: request.email, password: 'a long enough one' })).status).toBe(200)
  for (const email of [request.email, 'second.client@northwind.test', 'operator@sojourn.test']) {
    expect((await agent.call('/api/agents/addClient', { ...request, email })).body, email).toMatchObject({ status_code: 409, code: 'has_account' })
  }
  for (const [who, browser] of Object.entries(await system.others())) {
    expect((await browser.call('/api/agents/addClient', { ...request, email: 'other@example.com' })).body, who).toMatchObject({
      status_code: 403,
      code: 'not_allowed',
    })
  }
})

test('[C3.1] cars are sold on alike: net and selling price on their cards, and by a pay link at the price of the public', async () => {
  clock.advance(HOLD_MS)
  const rental = { pickup_at: '2027-03-01T10:00', dropoff_at: '2027-03-04T10:00', driver_age: 35 }
  const found = (await agent.call('/api/cars/search', { pickup: 'lisbon', ...rental })).body.data.cars[0]
  const { rate_id, price } = found.rates.find((rate: { rate_id: string }) => rate.rate_id === 'prepaid')
  const car = (await client.call('/api/cars/details', { car_id: found.car_id, ...rental })).body.data.car
  const open = car.rates.find((rate: { rate_id: string }) => rate.rate_id === rate_id).price
  expect(price.agency).toMatchObject({ net: price.total, sell: open.total })
  expect(open.agency).toBeUndefined()
  const { checkoutId } = (await agent.call('/api/cars/prebook', { ...rental, car_id: found.car_id, rate_id, expected_total: price.total })).body.data
  const { link } = await sendLink(checkoutId)
  expect(link.amount).toBe(open.total)
  const seen = (await client.call('/api/checkout/get', { checkoutId })).body
  expect(seen.data.price.total).toBe(open.total)
  expect(JSON.stringify(seen)).not.toContain(String(price.total))
})
