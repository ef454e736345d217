import { calls } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, contact, guests, holdRoom, openWholeApi, wholeMigrations } from './whole-api.testing.ts'

/** Everybody who is not the owner, at every door behind which something of the owner's stands. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let house: ReturnType<typeof openWholeApi>
let owner: Browser
const theirs = { booking_id: '', checkoutId: '', open: '' }

beforeAll(async () => {
  db = await testDb(wholeMigrations())
  house = openWholeApi(db, clock)
  await house.api.seed()
  // A second agent, whose client the owner is not, and a demo account, both of the owner's organisation.
  await db.pool.query(`insert into users select org_id, 'usr_agent_two', 'other.agent@northwind.test', true, 'Other', 'Agent', null, 3, false, null, null, null, 0, 0
    from users where id = 'usr_agent'`)
  await db.pool.query(`insert into accounts select org_id, 'acc_agent_two', 'usr_agent_two', 'usr_agent_two', provider_id, password, 0, 0
    from accounts where user_id = 'usr_agent'`)
  owner = await person('client@northwind.test')
  Object.assign(theirs, await bookedBy(owner))
})
afterAll(() => db.close())
afterEach(() => expect(house.faults).toEqual([]))

async function person(email: string, host = AGENCY): Promise<Browser> {
  const browser = house.visit(host)
  await browser.signIn(email)
  return browser
}

async function bookedBy(browser: Browser) {
  const hold = async () => (await holdRoom(browser, stay, ({ price, refundable }) => price.pay_now > 0 && refundable)).held.body.data
  const { checkoutId, price } = await hold()
  const { body } = await browser.call('/api/hotels/book', { checkoutId, guests, contact, consented_total: price.total })
  house.gateway.browser.pays(house.gateway.only())
  const { booking_id } = body.data
  expect((await browser.call('/api/booking/getStatus', { booking_id })).body.data.status).toBe('confirmed')
  return { booking_id, checkoutId, open: (await hold()).checkoutId as string }
}

const READS = ['/api/booking/getStatus', '/api/bookingHistory/get', '/api/bookingHistory/receipt', '/api/bookingHistory/cancelQuote']
const CHANGES = ['/api/booking/closeChallenge', '/api/booking/retryPayment', '/api/bookingHistory/cancel']

/** All calls that name a thing of the owner's, with its id or with one that is nowhere. */
function asks(where: 'theirs' | 'nowhere') {
  const [booking_id, checkoutId] = where === 'theirs' ? [theirs.booking_id, theirs.open] : ['bkg_nowhere', 'chk_nowhere']
  const booked = { guests, contact, consented_total: 1, checkoutId }
  return [
    ...[...READS, ...CHANGES].map((path) => ({ path, body: { booking_id, expected_refund: 1 } })),
    { path: '/api/checkout/get', body: { checkoutId } },
    { path: '/api/checkout/renew', body: { checkoutId } },
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
  const [real, missing] = [await said(browser, 'theirs'), await said(browser, 'nowhere')]
  expect(real).toEqual(missing)
  expect(new Set(real.map((answer) => (answer as { status: number }).status))).toEqual(new Set(email.startsWith('demo') ? [403, 404] : [404]))
})

test('[A6.1] a guest is told to sign in, and finds no checkout but their own', async () => {
  const [real, missing] = [await said(house.visit(AGENCY), 'theirs'), await said(house.visit(AGENCY), 'nowhere')]
  expect(real).toEqual(missing)
})

test('[A6.2] [B7.18] the owner, their agent and the operator see the booking; nobody else may watch it live', async () => {
  for (const email of ['client@northwind.test', 'agent@northwind.test', 'operator@sojourn.test']) {
    const browser = await person(email)
    for (const path of READS) expect((await browser.call(path, { booking_id: theirs.booking_id })).status, `${path} ${email}`).toBe(200)
    expect((await browser.ask(`/api/bookingHistory/calendar?booking_id=${theirs.booking_id}`)).status).toBe(200)
  }
})

test('[B6.2] a demo account looks and never buys: every call that would is a 403 with the text of the seed', async () => {
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
})
