import { calls } from '@sojourn/contracts'
import type { Db } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, holdRoom, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** What a browser stores, what it can be made to send, and what it receives. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const stay = { destination: 'lisbon', checkin: '2027-03-01', checkout: '2027-03-03' }
let db: Db
let system: ReturnType<typeof openWholeApi>

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function person(email: string, host = AGENCY): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}

test('[A6.3] a block and a sign-out hold from the next call on, in every browser', async () => {
  const email = 'second.client@northwind.test'
  const [phone, laptop, operator] = [await person(email), await person(email), await person('operator@sojourn.test')]
  const token = phone.cookies.get('sojourn_session') ?? ''
  await phone.call('/api/user/signOut', {})
  expect(phone.cookies.has('sojourn_session')).toBe(false)
  phone.cookies.set('sojourn_session', token)
  expect((await phone.call('/api/user/getUser', {})).status).toBe(401)
  expect((await laptop.call('/api/user/getUser', {})).status).toBe(200)
  expect((await operator.call('/api/operator/setBlocked', { user_id: 'usr_client_two', is_blocked: true, reason: 'A card that was not theirs' })).status).toBe(
    200,
  )
  const got = { code: 'blocked', data: { contact_email: 'desk@northwind.test', contact_phone: '+1 202 555 0190' } }
  const later = await laptop.call('/api/user/getUser', {})
  expect(later.body).toMatchObject({ status_code: 401, ...got })
  expect(later.body.message).toContain('Please write to desk@northwind.test or call +1 202 555 0190.')
  expect((await laptop.call('/api/general/getShell', {})).body.data).toMatchObject({ user: null, is_blocked: true })
  expect((await phone.call('/api/user/getUser', {})).body, 'this one had signed out').toMatchObject({ status_code: 401, code: 'not_signed_in' })
  const again = await system.visit(AGENCY).call('/api/user/signIn', { email, password: 'travel-demo-1' })
  expect(again.body).toMatchObject({ status_code: 403, ...got })
  await operator.call('/api/operator/setBlocked', { user_id: 'usr_client_two', is_blocked: false })
  expect((await laptop.call('/api/user/getUser', {})).body).toMatchObject({ status_code: 401, code: 'not_signed_in' })
})

test('a guest’s checkout belongs to the browser, moves to the person who signs in there, and leaves with them', async () => {
  const guest = system.visit(AGENCY)
  const { checkoutId } = (await holdRoom(guest, stay, ({ price }) => price.pay_now > 0)).held.body.data
  const seen = async (browser: Browser) => (await browser.call('/api/checkout/get', { checkoutId })).status
  expect([await seen(guest), await seen(system.visit(AGENCY)), await seen(system.visit())]).toEqual([200, 404, 404])
  await guest.signIn('agent@northwind.test')
  expect([await seen(guest), await seen(await person('agent@northwind.test'))]).toEqual([200, 200])
  await guest.call('/api/user/signOut', {})
  expect(await seen(guest)).toBe(404)
  await guest.signIn('client@northwind.test')
  expect(await seen(guest)).toBe(404)
})

test('a browser id that was made up elsewhere is not taken', async () => {
  const guest = system.visit(AGENCY)
  guest.cookies.set('sojourn_browser', 'brw_fixed')
  await holdRoom(guest, stay, () => true)
  expect(guest.cookies.get('sojourn_browser')).toMatch(/^brw_[0-9a-z]{25}$/)
})

test('cookies are HttpOnly and SameSite=Lax; on https Secure and __Host- as well, and only so believed', async () => {
  const signIn = (scheme: string) =>
    new Request(`${scheme}://${AGENCY}/api/user/signIn`, {
      method: 'POST',
      body: JSON.stringify({ email: 'client@northwind.test', password: 'travel-demo-1' }),
      headers: { 'content-type': 'application/json' },
    })
  const sessionOf = async (scheme: string) => {
    const all = (await system.api.fetch(signIn(scheme))).headers.getSetCookie()
    for (const each of all) expect(each).toMatch(scheme === 'https' ? /^__Host-.*; HttpOnly; SameSite=Lax; Secure$/ : /; HttpOnly; SameSite=Lax$/)
    return all.find((each) => each.includes('sojourn_session=')) ?? ''
  }
  const [plain, line] = [await sessionOf('http'), await sessionOf('https')]
  expect(plain).toMatch(/^sojourn_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  expect(line).toMatch(/^__Host-sojourn_session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/)
  const getUser = (cookie: string) =>
    system.api.fetch(new Request(`https://${AGENCY}/api/user/getUser`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', cookie } }))
  const [value = ''] = line.split(';')
  expect((await getUser(value)).status).toBe(200)
  // A neighbour on a subdomain can plant a cookie without the prefix, not with it.
  expect((await getUser(value.replace('__Host-', ''))).status).toBe(401)
})

test('every call refuses a page of another site before it looks at anything', async () => {
  const owner = await person('client@northwind.test')
  const elsewhere: Record<string, string>[] = [
    { origin: 'http://evil.test' },
    { origin: 'null' },
    { origin: 'https://agents.localhost:4100' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const { path } of calls) {
    for (const headers of elsewhere) {
      expect((await owner.call(path, {}, headers)).body, path).toMatchObject({ status_code: 403, code: 'foreign_origin' })
    }
  }
  expect((await owner.call('/api/user/getUser', {})).status).toBe(200)
})

test('no GET changes a row, and none lets another site read', async () => {
  const owner = await person('client@northwind.test')
  const tables = (await db.pool.query(`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'org_id'`)).rows
  const picture = async () => {
    const hashes: unknown[] = []
    for (const { table_name } of tables)
      hashes.push((await db.pool.query(`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as h from ${table_name} t`)).rows)
    return hashes
  }
  const before = await picture()
  for (const path of [
    ...calls.map((call) => call.path),
    '/api/openapi.json',
    '/api/docs',
    '/dev/mail',
    '/dev/mail.json',
    '/api/gateway/webhook',
    '/api/bookingHistory/calendar',
  ]) {
    const answer = await owner.ask(`${path}?booking_id=x&user_id=usr_client&is_blocked=true`, { headers: { origin: 'http://evil.test' } })
    expect(
      [...answer.headers.keys()].filter((name) => name.startsWith('access-control-')),
      path,
    ).toEqual([])
  }
  expect(await picture()).toEqual(before)
})

test('asking for an account or a new password answers alike for known and unknown addresses', async () => {
  const ask = async (path: string, email: string) => {
    const { text, headers } = await system.visit().call(path, { email, first_name: 'A', last_name: 'B', password: 'a long enough one' })
    // What names the browser is its own.
    return [text, headers.getSetCookie().map((cookie) => cookie.replace(/=brw_\w+/, '=brw_'))]
  }
  for (const path of ['/api/user/signUp', '/api/user/forgotPassword']) {
    expect(await ask(path, 'member@sojourn.test')).toEqual(await ask(path, `nobody-${path.length}@example.com`))
  }
  const short = await system.visit().call('/api/user/signUp', { email: 'x@example.com', first_name: 'A', last_name: 'B', password: 'short' })
  expect(short.body).toMatchObject({ status_code: 400, errors: [{ path: 'password', message: 'use at least 10 characters for a password' }] })
})

test('one browser’s key is another’s own: a replay answers its owner alone', async () => {
  const headers = { 'idempotency-key': 'the same' }
  const { request, rate } = await holdRoom(system.visit(), stay, ({ left }) => left === null)
  const [one, two] = [system.visit(), system.visit()]
  const first = await one.call('/api/hotels/prebook', request, headers)
  expect((await one.call('/api/hotels/prebook', request, headers)).body).toEqual(first.body)
  expect((await one.call('/api/hotels/prebook', { ...request, expected_total: rate.price.total + 1 }, headers)).body).toMatchObject({
    code: 'key_reused',
    status_code: 422,
  })
  const other = await two.call('/api/hotels/prebook', request, headers)
  expect(other.body.data.checkoutId).not.toBe(first.body.data.checkoutId)
})
