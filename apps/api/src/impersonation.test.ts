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

test('[B2.14] acting ends in the own session of the staff member, who never signed in again; what their browser had chosen is back', async () => {
  const browser = await signedIn('operator@sojourn.test')
  await browser.call('/api/user/updatePreference', { preferred_language: 'fr-FR', preferred_currency: 'EUR' })
  const keys = [await keyFor('new@sojourn.test', browser), await keyFor('trial@sojourn.test', browser)]
  // A second person without an end in between: the own session is behind both.
  for (const key of keys) expect((await browser.call('/api/user/impersonate', { key })).status).toBe(200)
  expect(await shellOf(browser)).toMatchObject({ user: { email: 'trial@sojourn.test' }, language: 'en-US', currency: 'USD' })
  expect((await browser.call('/api/user/endImpersonation', {})).body.data).toEqual({ is_signed_in: true })
  expect(await shellOf(browser)).toMatchObject({ user: { email: 'operator@sojourn.test' }, impersonator: null, language: 'fr-FR', currency: 'EUR' })
  expect((await browser.call('/api/user/endImpersonation', {})).body.code).toBe('not_impersonating')
  await browser.call('/api/user/updatePreference', { preferred_language: 'en-US', preferred_currency: 'USD' })
})

test('[B2.14] what the browser had chosen is back however acting ends: by its hour, from the other side, by signing out', async () => {
  const browser = await signedIn('operator@sojourn.test')
  const ends = {
    hour: async () => {
      clock.advance(3_600_000)
      // As browsers do by then.
      browser.cookies.delete('sojourn_acting')
    },
    person: async () => (await signedIn('new@sojourn.test')).call('/api/user/endSessions', {}),
    signOut: () => browser.call('/api/user/signOut', {}),
  }
  for (const [how, end] of Object.entries(ends)) {
    await browser.call('/api/user/updatePreference', { preferred_language: 'fr-FR', preferred_currency: 'EUR' })
    await browser.call('/api/user/impersonate', { key: await keyFor('new@sojourn.test', browser) })
    expect(await shellOf(browser), how).toMatchObject({ language: 'en-US', currency: 'USD' })
    await end()
    // In this answer and from then on.
    for (let i = 0; i < 2; i++) expect(await shellOf(browser), how).toMatchObject({ impersonator: null, language: 'fr-FR', currency: 'EUR' })
    await browser.call('/api/user/updatePreference', { preferred_language: 'de-DE', preferred_currency: 'GBP' })
    expect(await shellOf(browser), how).toMatchObject({ language: 'de-DE', currency: 'GBP' })
  }
  const again = await signedIn('operator@sojourn.test')
  await again.call('/api/user/updatePreference', { preferred_language: 'en-US', preferred_currency: 'USD' })
})

test('[B4.11] a key that is spent or wrong leaves the own session as it was; so does the hour that ends by itself', async () => {
  const browser = await signedIn('operator@sojourn.test')
  const key = await keyFor('new@sojourn.test', browser)
  await browser.call('/api/user/impersonate', { key })
  await browser.call('/api/user/endImpersonation', {})
  for (const wrong of [key, 'no-such-key']) expect((await browser.call('/api/user/impersonate', { key: wrong })).body.code).toBe('key_spent')
  expect((await shellOf(browser)).user.email).toBe('operator@sojourn.test')
  await browser.call('/api/user/impersonate', { key: await keyFor('new@sojourn.test', browser) })
  clock.advance(3_600_000)
  expect(await shellOf(browser)).toMatchObject({ user: { email: 'operator@sojourn.test' }, impersonator: null })
})

test('[B2.14] signing out while acting ends both sessions, and so does signing in as another', async () => {
  operator = await signedIn('operator@sojourn.test')
  for (const leave of [
    ['/api/user/signOut', {}],
    ['/api/user/signIn', { email: 'trial@sojourn.test', password: 'travel-demo-1' }],
  ] as const) {
    const browser = await signedIn('operator@sojourn.test')
    const token = browser.cookies.get('sojourn_session') ?? ''
    await browser.call('/api/user/impersonate', { key: await keyFor('new@sojourn.test', browser) })
    await browser.call(leave[0], leave[1])
    const later = system.visit(HOME)
    later.cookies.set('sojourn_session', token)
    expect((await shellOf(later)).user, leave[0]).toBeNull()
    expect((await shellOf(browser)).impersonator).toBeNull()
  }
})

test('[C4.7] sessions in another person’s place are listed to both, and each of them ends them', async () => {
  const own = await signedIn('operator@sojourn.test')
  const person = await signedIn('expired@sojourn.test')
  const seen = async (browser: Browser, by: 'acted_by' | 'acts_for') =>
    ((await browser.call('/api/user/getAccount', {})).body.data.sessions as Record<string, string>[]).filter((session) => session[by])
  const first = await acting('expired@sojourn.test', own)
  expect(await seen(person, 'acted_by')).toMatchObject([{ acted_by: expect.stringMatching(/\w/), acts_for: null }])
  const [mine] = await seen(own, 'acts_for')
  expect(mine).toMatchObject({ acts_for: 'Ines Carvalho', acted_by: null, is_this: false })
  await own.call('/api/user/endSessions', { session_id: mine?.session_id })
  expect((await shellOf(first)).user).toBeNull()
  const second = await acting('expired@sojourn.test', own)
  await own.call('/api/user/endSessions', {})
  expect((await shellOf(second)).user).toBeNull()
  const third = await acting('expired@sojourn.test', own)
  await person.call('/api/user/endSessions', {})
  expect((await shellOf(third)).user).toBeNull()
})

test('[C4.7] a new password, changed or set by a mailed link, ends the sessions in others’ places and the keys to more; so does the end of the session they began in', async () => {
  const agent = 'agent@northwind.test'
  const theirs = await signedIn('operator@sojourn.test', AGENCY)
  const { user_id } = (await theirs.call('/api/operator/setBlocked', { user_id: 'usr_agent', is_blocked: false, reason: 'Back again' })).body.data.user
  const open = async () => {
    const browser = await signedIn(agent, AGENCY)
    expect((await shellOf(browser)).user.user_id).toBe(user_id)
    return { browser, acted: await acting('client@northwind.test', browser, AGENCY), key: await keyFor('client@northwind.test', browser) }
  }
  const ended = async ({ acted, key }: { acted: Browser; key: string }) => {
    expect((await shellOf(acted)).user).toBeNull()
    expect((await system.visit(AGENCY).call('/api/user/impersonate', { key })).body.code).toBe('key_spent')
  }
  const one = await open()
  await one.browser.call('/api/user/changePassword', { old_password: 'travel-demo-1', new_password: 'four brave rivers' })
  await ended(one)
  await one.browser.call('/api/user/changePassword', { old_password: 'four brave rivers', new_password: 'travel-demo-1' })
  const two = await open()
  await two.browser.call('/api/user/forgotPassword', { email: agent })
  const { messages } = (await (await two.browser.ask(`/dev/mail.json?to=${agent}`)).json()) as { messages: { links: string[] }[] }
  const token = new URL(messages[0]?.links[0] ?? '').searchParams.get('token')
  expect((await two.browser.call('/api/user/resetPassword', { token, password: 'travel-demo-1' })).status).toBe(200)
  await ended(two)
  // In the browser of the agent itself: the session behind it ends elsewhere.
  const here = await signedIn(agent, AGENCY)
  const elsewhere = await signedIn(agent, AGENCY)
  const sessions = (await here.call('/api/user/getAccount', {})).body.data.sessions as { session_id: string; is_this: boolean }[]
  await here.call('/api/user/impersonate', { key: await keyFor('client@northwind.test', here) })
  await elsewhere.call('/api/user/endSessions', { session_id: sessions.find(({ is_this }) => is_this)?.session_id })
  expect((await shellOf(here)).user).toBeNull()
})

test('[B6.1] the kind of account that a body names must be that of the session', async () => {
  const member = await signedIn('new@sojourn.test')
  const ask = async (browser: Browser, usr_type: unknown) => (await browser.call('/api/trips/gettrips', { json: { type: 3, usr_type } })).status
  expect([await ask(member, 2), await ask(member, '2'), await ask(member, null), await ask(member, '')]).toEqual([200, 200, 200, 200])
  expect([await ask(member, 1), await ask(member, '1'), await ask(member, 3), await ask(member, 99)]).toEqual([403, 403, 403, 403])
  const preference = { preferred_currency: 'USD' }
  const guest = system.visit(HOME)
  expect((await guest.call('/api/user/updatePreference', { ...preference, usr_type: 2 })).status).toBe(200)
  expect((await guest.call('/api/user/updatePreference', { ...preference, usr_type: 1 })).status).toBe(403)
  expect((await member.call('/api/bookingHistory/getCountMessages', { usr_type: 1 })).status).toBe(403)
})
