import { getSettings } from '@sojourn/contracts'
import { type Db, raw, sql } from '@sojourn/db'
import { fakeClock } from '@sojourn/testing'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Browser, openWholeApi, wholeDb } from './whole-api.testing.ts'

/** Staff acting in another person's place: by a key, once, within a minute, seen by that person, and without touching their money. */
const clock = fakeClock()
const AGENCY = 'agents.localhost:4100'
const HOME = 'localhost:4100'
const reason = 'Looked into a missing voucher'
let db: Db
let system: ReturnType<typeof openWholeApi>
let operator: Browser

beforeAll(async () => {
  db = await wholeDb()
  system = openWholeApi(db, clock)
  await system.api.seed()
  operator = await signedIn('operator@sojourn.test')
})
afterAll(() => db.close())
afterEach(() => expect(system.faults).toEqual([]))

async function signedIn(email: string, host = HOME): Promise<Browser> {
  const browser = system.visit(host)
  await browser.signIn(email)
  return browser
}
const keyFor = async (email: string, maker = operator): Promise<string> => {
  const { body } = await maker.call('/api/operator/makeImpersonationKey', { email, reason })
  return new URL(body.data.link).searchParams.get('key') ?? ''
}
async function acting(email: string, maker = operator, host = HOME): Promise<Browser> {
  const browser = system.visit(host)
  const { status } = await browser.call('/api/user/impersonate', { key: await keyFor(email, maker) })
  expect(status).toBe(200)
  return browser
}
const shellOf = async (browser: Browser) => (await browser.call('/api/general/getShell', {})).body.data

test('[B4.11] a key signs in in US dollars and English, and the token cookie is that person', async () => {
  const browser = system.visit(HOME)
  const { body } = await browser.call('/api/user/impersonate', { key: await keyFor('member@sojourn.test') })
  expect(body.data).toMatchObject({ user: { email: 'member@sojourn.test' }, currency: { code: 'USD', currency_id: 9 }, language: { code: 'en-US', lan_id: 1 } })
  expect(await shellOf(browser)).toMatchObject({
    user: { email: 'member@sojourn.test' },
    currency: 'USD',
    language: 'en-US',
    impersonator: { name: expect.stringMatching(/\w/) },
  })
  expect((await browser.call('/api/user/getUser', {})).body.data.user.email).toBe('member@sojourn.test')
})

test('a key brought a hundred times at once opens one session', async () => {
  const key = await keyFor('new@sojourn.test')
  const answers = await Promise.all(Array.from({ length: 100 }, () => system.visit(HOME).call('/api/user/impersonate', { key })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'key_spent')).toHaveLength(99)
})

test('a key is worth nothing after sixty seconds, nor at another organisation', async () => {
  const late = await keyFor('new@sojourn.test')
  const elsewhere = await keyFor('new@sojourn.test')
  expect((await system.visit('blue.localhost:4100').call('/api/user/impersonate', { key: elsewhere })).body.code).toBe('key_spent')
  clock.advance(60_000)
  expect((await system.visit(HOME).call('/api/user/impersonate', { key: late })).body.code).toBe('key_spent')
})

test('the key is nowhere in the tables', async () => {
  const key = await keyFor('new@sojourn.test')
  const rows = await db.asSystem((tx) =>
    raw<{ row: string }>`select row_to_json(k)::text as row from impersonation_keys k union all select row_to_json(a)::text from acts a`.execute(sql(tx)),
  )
  expect(JSON.stringify(rows)).not.toContain(key)
})

test('an operator makes keys for anyone but operators, an agent for clients, and neither without a reason', async () => {
  const agent = await signedIn('agent@northwind.test', AGENCY)
  const member = await signedIn('member@sojourn.test')
  const make = async (browser: Browser, body: object) => (await browser.call('/api/operator/makeImpersonationKey', body)).body.code
  expect(await make(operator, { email: 'operator@sojourn.test', reason })).toBe('not_allowed')
  expect(await make(operator, { email: 'blocked@sojourn.test', reason })).toBe('not_allowed')
  expect(await make(operator, { email: 'nobody@sojourn.test', reason })).toBe('not_found')
  expect(await make(operator, { email: 'member@sojourn.test', reason: ' ' })).toBe('bad_input')
  expect(await make(member, { email: 'new@sojourn.test', reason })).toBe('not_found')
  expect(await make(agent, { email: 'operator@sojourn.test', reason })).toBe('not_found')
  expect(await make(system.visit(HOME), { email: 'member@sojourn.test', reason })).toBe('not_signed_in')
  expect(await shellOf(await acting('client@northwind.test', agent, AGENCY))).toMatchObject({ user: { email: 'client@northwind.test' } })
})

test('cards stay masked, nothing is bought, charged or redeemed, and no second person is reached from there', async () => {
  const browser = await acting('member@sojourn.test')
  for (const [path, body] of [
    ['/api/cards/setup', {}],
    ['/api/wallet/prebook', { amount: 50, currency: 'USD' }],
    ['/api/pgv2/paymentWithSavedCard', { booking_id: 'bkg_1', card_id: 'pm_1', orderToken: 'att_1', return_url: '/' }],
    ['/api/operator/makeImpersonationKey', { email: 'new@sojourn.test', reason }],
    ['/api/user/changePassword', { old_password: 'travel-demo-1', new_password: 'another long one' }],
  ] as const) {
    expect((await browser.call(path, body)).status, path).toBe(403)
  }
  const settings = await browser.call(getSettings.path, {})
  expect(settings.body.code).toBe('not_allowed')
})

test('what the browser prefers stays in the browser: the person keeps their language and currency', async () => {
  const browser = await acting('member@sojourn.test')
  await browser.call('/api/user/updatePreference', { preferred_language: 'es-MX', preferred_currency: 'EUR' })
  expect(await shellOf(browser)).toMatchObject({ currency: 'EUR', language: 'es-MX' })
  const own = await signedIn('member@sojourn.test')
  expect((await own.call('/api/user/getUser', {})).body.data.user).toMatchObject({ preferred_language: null, preferred_currency: null })
})

test('the person reads who acted for them, why, when it began and when it ended', async () => {
  const browser = system.visit(HOME)
  const key = await keyFor('trial@sojourn.test')
  clock.advance(1_000)
  await browser.call('/api/user/impersonate', { key })
  clock.advance(1_000)
  expect((await browser.call('/api/user/endImpersonation', {})).status).toBe(200)
  expect((await shellOf(browser)).user).toBeNull()
  const own = await signedIn('trial@sojourn.test')
  const { acts } = (await own.call('/api/user/activity', {})).body.data
  const name = expect.stringMatching(/\w/)
  expect(acts.slice(0, 3)).toMatchObject([
    { kind: 'impersonation_ended', actor: { role: 'impersonator', name } },
    { kind: 'impersonation_begun', reason, actor: { role: 'operator', name } },
    { kind: 'impersonation_allowed', reason, actor: { role: 'operator', name } },
  ])
})

test('it ends after an hour, and at once where the actor is blocked', async () => {
  const browser = await acting('new@sojourn.test')
  clock.advance(3_600_000)
  expect((await shellOf(browser)).user).toBeNull()
  operator = await signedIn('operator@sojourn.test')
  const agent = await signedIn('agent@northwind.test', AGENCY)
  const forClient = await acting('client@northwind.test', agent, AGENCY)
  const theirs = await signedIn('operator@sojourn.test', AGENCY)
  const { user_id } = (await shellOf(agent)).user
  expect((await theirs.call('/api/operator/setBlocked', { user_id, is_blocked: true, reason: 'Left the agency' })).status).toBe(200)
  expect((await shellOf(forClient)).user).toBeNull()
})
