import { calls } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Every caller who is not the owner, at every call that reads or changes something of the owner's. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let system: ReturnType<typeof openWholeApi>
let owner: Browser
const theirs = { booking_id: '', checkoutId: '', open: '' }

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  // A second agent, whose client the owner is not, and a demo account, both of the owner's organisation.
  await db.pool.query(`insert into users select org_id, 'usr_agent_two', 'other.agent@northwind.test', true, 'Other', 'Agent', null, 3, false, null, null, null, 0, 0
    from users where id = 'usr_agent'`)
  await db.pool.query(`insert into accounts select org_id, 'acc_agent_two', 'usr_agent_two', 'usr_agent_two', provider_id, password, 0, 0
    from accounts where user_id = 'usr_agent'`)
  owner = await person('client@northwind.test')
  Object.assign(theirs, await bookedBy(owner))
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function person(email: string, host = AGENCY): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

async function bookedBy(browser: Browser) {
  const hold = async () => (await holdRoom(browser, stay, ({ price, refundable }) => price.pay_now > 0 && refundable)).held.body.data
  const { checkoutId, price } = await hold()
  const { body } = await browser.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  system.gateway.browser.pays(system.gateway.only())
  const { booking_id } = body.data
  expect((await browser.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
  return { booking_id, checkoutId, open: (await hold()).checkoutId as string }
}

const settings = { gateway: 'PG_01', popup: false, forced: false, guarantee: false, markup_now: false }

/** The calls that pay name a booking, and are the owner's alone. */
const pays = (booking_id: string) => [
  { path: '/api/booking/generatePgToken', body: { id: booking_id, pg_amt: 1, currency: 'USD', product_type: 'HLT' } },
  { path: '/api/pgv2/generateCheckSum', body: { orderId: booking_id, currency: 'USD', countryCode: 'US', amount: 1, api_key: 'pk_test' } },
  { path: '/api/pgv2/paymentWithSavedCard', body: { booking_id, card_id: 'pm_theirs', orderToken: 'x' } },
]
const READS = ['/api/booking/getStatus', '/api/bookingHistory/get', '/api/bookingHistory/receipt', '/api/bookingHistory/cancelQuote']
const CHANGES = ['/api/booking/closeChallenge', '/api/booking/retryPayment', '/api/bookingHistory/cancel']

/** All calls that name a thing of the owner's, with its id or with one that is nowhere. */
function asks(where: 'theirs' | 'nowhere') {
  const [booking_id, checkoutId] = where === 'theirs' ? [theirs.booking_id, theirs.open] : ['bkg_nowhere', 'chk_nowhere']
  const booked = { guests, contact, consented_total: 1, checkoutId }
  return [
    ...[...READS, ...CHANGES].map((path) => ({ path, body: { booking_id, expected_refund: 1 } })),
    ...pays(booking_id),
    { path: '/api/checkout/get', body: { checkoutId } },
    { path: '/api/checkout/renew', body: { checkoutId } },
    { path: '/api/checkout/release', body: { checkoutId } },
    { path: '/api/checkout/changeCurrency', body: { checkoutId, currency: 'EUR' } },
    { path: '/api/checkout/useBetterPrice', body: { checkoutId } },
    { path: '/api/hotels/book', body: booked },
  ]
}

const said = async (browser: Browser, where: 'theirs' | 'nowhere') => {
  const answers: unknown[] = []
  for (const { path, body } of asks(where)) {
    const { status, text, headers } = await browser.call(path, body)
    const seen = [...headers].filter(([name]) => name !== 'x-request-id')
    answers.push({ path, status, text, seen })
  }
  const file = await browser.ask(`/api/bookingHistory/calendar?booking_id=${where === 'theirs' ? theirs.booking_id : 'bkg_nowhere'}`)
  answers.push({ status: file.status, text: await file.text(), seen: [...file.headers].filter(([name]) => name !== 'x-request-id') })
  return answers
}

test.each([
  ['another person', 'second.client@northwind.test', AGENCY],
  ['an agent of others', 'other.agent@northwind.test', AGENCY],
  ['a member of another organisation', 'member@blue.test', 'blue.localhost:4100'],
  ['the operator of another organisation', 'operator@sojourn.test', 'blue.localhost:4100'],
  ['a demo account', 'demo@sojourn.test', 'localhost:4100'],
])('[A6.1] to %s the owner’s things answer byte for byte like missing ones', async (_, email, host) => {
  const browser = await person(email, host)
  // The first booking that is asked for names the browser, whatever it is of.
  await browser.call('/api/hotels/book', { guests, contact, consented_total: 1, checkoutId: 'chk_nowhere' })
  const [real, missing] = [await said(browser, 'theirs'), await said(browser, 'nowhere')]
  expect(real).toEqual(missing)
  expect(new Set(real.map((answer) => (answer as { status: number }).status))).toEqual(new Set(email.startsWith('demo') ? [403, 404] : [404]))
})

test('[A6.1] a guest is asked to sign in, and finds no checkout but their own', async () => {
  const [real, missing] = [await said(system.visit(AGENCY), 'theirs'), await said(system.visit(AGENCY), 'nowhere')]
  expect(real).toEqual(missing)
})

test('[A6.2] [B7.18] the owner, their agent and the operator see the booking; no one else may watch it live', async () => {
  for (const email of ['client@northwind.test', 'agent@northwind.test', 'operator@sojourn.test']) {
    const browser = await person(email)
    for (const path of READS) expect((await browser.call(path, { booking_id: theirs.booking_id })).status, `${path} ${email}`).toBe(200)
    expect((await browser.ask(`/api/bookingHistory/calendar?booking_id=${theirs.booking_id}`)).status).toBe(200)
  }
})

test('[B6.2] a demo account looks and never buys: every call that would is a 403 with its own text', async () => {
  const demo = await person('demo@sojourn.test', 'localhost:4100')
  const { held } = await holdRoom(demo, stay, ({ price }) => price.pay_now > 0)
  const { checkoutId, price } = held.body.data
  const booked = await demo.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  expect(booked.body).toMatchObject({ status_code: 403, code: 'demo_account', message: "SORRY! YOU CAN'T BOOK THROUGH THIS ACCOUNT" })
  for (const path of CHANGES) expect((await demo.call(path, { booking_id: 'x', expected_refund: 0 })).body.code).toBe('demo_account')
  expect((await demo.call('/api/bookingHistory/list', {})).body.data.bookings).toEqual([])
})

test('whom a body names must be who asks: every call, wrapped or bare', async () => {
  const paths = calls.map(({ path }) => path).filter((path) => path !== '/api/user/signOut')
  for (const path of paths) {
    for (const claim of [{ user_id: 'usr_client_two' }, { user_id: ['usr_client_two'] }, { org_id: 'org_blue' }, { json: { user_id: 'usr_client_two' } }]) {
      expect((await owner.call(path, claim)).body, path).toMatchObject({ status_code: 403, code: 'not_allowed' })
    }
  }
  expect((await owner.call('/api/user/getUser', { user_id: 'usr_client', org_id: 'org_northwind' })).status).toBe(200)
})

test('what an agent may name is the client’s; of others even the agent learns nothing', async () => {
  const agent = await person('other.agent@northwind.test')
  const [real, missing] = [await agent.call('/api/user/getUser', { user_id: 'usr_client' }), await agent.call('/api/user/getUser', { user_id: 'usr_nobody' })]
  expect([real.status, real.text]).toEqual([404, missing.text])
  expect((await agent.call('/api/operator/setBlocked', { user_id: 'usr_client', is_blocked: true })).status).toBe(403)
  for (const { path, namesPerson } of calls) {
    const { status } = await agent.call(path, { user_id: 'usr_client' })
    expect(namesPerson ? [400, 403, 404] : [403], path).toContain(status)
  }
})

const MONEY = [...pays('bkg_nowhere').map(({ path }) => path), '/api/booking/setDefaultCard', '/api/booking/deletecard', '/api/cards/setup']
const card = (email: string, card_id: string) => ({ merchant_id: '', email, card_id, is_default: 1 })

test('[A6.1] [A6.2] [B7.10] cards are their owner’s: to others the e-mail is a 403, an id of another’s card like a missing one', async () => {
  await owner.call('/api/cards/setup', {})
  const [customer] = [...system.gateway.vault.customers.values()].filter(({ email }) => email === 'client@northwind.test')
  system.gateway.vault.keep(customer!.id, { id: 'pm_theirs', brand: 'visa', last4: '4242', name: 'Amara Okafor' })
  const listed = async (browser: Browser) => browser.call('/api/booking/getUserCreditCards', { email: 'client@northwind.test' })
  expect((await listed(owner)).body.data).toMatchObject({ cardsPGV2: [{ id: 'pm_theirs', is_default: true }], customer_token: expect.any(String) })

  for (const [email, host] of [
    ['second.client@northwind.test', AGENCY],
    ['other.agent@northwind.test', AGENCY],
    ['member@blue.test', 'blue.localhost:4100'],
    ['operator@sojourn.test', 'blue.localhost:4100'],
  ] as const) {
    const stranger = await person(email, host)
    expect((await listed(stranger)).body, email).toMatchObject({ status_code: 403, code: 'not_allowed' })
    for (const path of ['/api/booking/setDefaultCard', '/api/booking/deletecard']) {
      expect((await stranger.call(path, card('client@northwind.test', 'pm_theirs'))).status, path).toBe(403)
      const [real, missing] = [await stranger.call(path, card(email, 'pm_theirs')), await stranger.call(path, card(email, 'pm_nowhere'))]
      expect([real.status, real.text], path).toEqual([404, missing.text])
    }
  }

  for (const email of ['agent@northwind.test', 'operator@sojourn.test']) {
    const { body } = await listed(await person(email))
    expect(body.data, email).toMatchObject({ cardsPGV2: [{ id: 'pm_theirs' }], customer_token: null })
  }
  expect(system.gateway.vault.cardsOf(customer!.id)).toHaveLength(1)
})

test('[A6.1] [B6.2] a guest is asked to sign in before any card or payment, a demo account never pays and never adds a card', async () => {
  const guest = system.visit(AGENCY)
  const demo = await person('demo@sojourn.test', 'localhost:4100')
  const bodies = [...pays(theirs.booking_id).map(({ body }) => body), card('demo@sojourn.test', 'x'), card('demo@sojourn.test', 'x'), {}]
  for (const [i, path] of MONEY.entries()) {
    expect((await guest.call(path, bodies[i])).body, path).toMatchObject({ status_code: 401, code: 'not_signed_in' })
    expect((await demo.call(path, bodies[i])).body, path).toMatchObject({ status_code: 403, code: 'demo_account' })
  }
  expect((await guest.call('/api/booking/getUserCreditCards', { email: 'client@northwind.test' })).status).toBe(401)
  expect((await demo.call('/api/booking/getUserCreditCards', { email: 'demo@sojourn.test' })).body.data).toMatchObject({
    cards: [],
    cardsPGV2: [],
    known: true,
  })
})

test('[B7.9] who sells and by which gateway anyone may know; how it was decided operators alone, of their own organisation', async () => {
  expect((await system.visit(AGENCY).call('/api/booking/getSupplierpg', { pg_product_type: 'HLT' })).body.data).toMatchObject({
    id: 'PG_03',
    'api-key': 'pk_test',
  })
  const asked = { booking_id: theirs.booking_id }
  for (const email of ['client@northwind.test', 'agent@northwind.test']) {
    const browser = await person(email)
    for (const [path, body] of [
      ['/api/operator/getPaymentSettings', {}],
      ['/api/operator/savePaymentSettings', settings],
      ['/api/operator/paymentRoute', asked],
    ] as const)
      expect((await browser.call(path, body)).body, `${path} ${email}`).toMatchObject({ status_code: 403, code: 'not_allowed' })
  }
  const [operator, foreign] = [await person('operator@sojourn.test'), await person('operator@sojourn.test', 'blue.localhost:4100')]
  expect((await operator.call('/api/operator/paymentRoute', asked)).body.data).toMatchObject({ row: 4, route: 'card', charge: 'total', gateway: 'PG_03' })
  expect((await foreign.call('/api/operator/paymentRoute', asked)).status).toBe(404)
  expect((await foreign.call('/api/operator/savePaymentSettings', { org_id: 'org_northwind', ...settings })).status).toBe(403)
})
