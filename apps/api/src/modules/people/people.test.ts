import {
  forgotPassword,
  getUser,
  readLink,
  resendVerification,
  resetPassword,
  setBlocked,
  signIn,
  signOut,
  signUp,
  updatePreference,
  verifyEmail,
} from '@sojourn/contracts'
import type { OrgId } from '@sojourn/kernel'
import { fakeClock, testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPeople } from './index.ts'
import { BLUE, peopleHarness, SOJOURN } from './people-harness.ts'

const { migrations, invariants } = createPeople({} as never)
let db: Awaited<ReturnType<typeof testDb>>
let system: ReturnType<typeof peopleHarness>

beforeAll(async () => {
  db = await testDb([migrations])
  system = peopleHarness(db, fakeClock())
  await db.asSystem((tx) => system.people.seed(tx))
})
afterAll(() => db.close())

const password = 'travel-demo-1'
const ok = { ok: true }
const refused = (code: string) => ({ ok: false, refusal: { code } })
const tokenIn = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? ''
const lastMailTo = (to: string) => system.mails.findLast((mail) => mail.to === to)

async function signedIn(email: string, at: OrgId = SOJOURN) {
  const browser = system.visit(at)
  expect(await browser.call(signIn, { email, password })).toMatchObject(ok)
  return browser
}

test('[A2.22] a member signs in with any case of their address, and what the browser held is handed over', async () => {
  const browser = system.visit()
  const answer = await browser.call(signIn, { email: ' Member@Sojourn.TEST ', password })
  expect(answer).toMatchObject({ ok: true, value: { user: { user_id: 'usr_member', usr_type: 2, is_blocked: false } } })
  expect(await browser.user()).toMatchObject({ userId: 'usr_member', usrType: 2 })
  expect(system.signedIn.at(-1)).toEqual({ userId: 'usr_member', browserId: 'brw_1' })
})

test('a wrong password and an unknown address answer the same', async () => {
  const wrong = await system.visit().call(signIn, { email: 'new@sojourn.test', password: 'wrong-password' })
  const unknown = await system.visit().call(signIn, { email: 'nobody@sojourn.test', password: 'wrong-password' })
  expect(wrong).toEqual(refused('wrong_credentials'))
  expect(unknown).toEqual(wrong)
})

test('a session and an account hold in their own organisation only', async () => {
  const browser = await signedIn('member@sojourn.test')
  expect(await system.people.findSession(BLUE, browser.cookies.get('sojourn_session') ?? '')).toBeNull()
  expect(await system.visit(BLUE).call(signIn, { email: 'member@sojourn.test', password })).toEqual(refused('wrong_credentials'))
})

test('one address in two organisations is two persons, each with their own block', async () => {
  const [here, there] = [await signedIn('operator@sojourn.test'), await signedIn('operator@sojourn.test', BLUE)]
  expect((await here.user())?.userId).toBe('usr_operator')
  expect((await there.user())?.userId).toBe('usr_operator_blue')
  expect(await here.call(setBlocked, { user_id: 'usr_operator_blue', is_blocked: true, reason: 'A card that was not theirs' })).toEqual(refused('not_found'))
})

test('the cookie is nowhere in the tables: they hold its hash', async () => {
  const browser = await signedIn('member@sojourn.test')
  const { rows } = await db.pool.query('select * from sessions')
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('sojourn_session'))
})

test('[A6.3] an account is shown as blocked only to the right password', async () => {
  expect(await system.visit().call(signIn, { email: 'blocked@sojourn.test', password })).toMatchObject(refused('blocked'))
  expect(await system.visit().call(signIn, { email: 'blocked@sojourn.test', password: 'wrong-password' })).toEqual(refused('wrong_credentials'))
})

test('[A6.3] a block ends every session at once, is announced, and is the operator’s alone', async () => {
  const [phone, laptop, operator] = [await signedIn('expired@sojourn.test'), await signedIn('expired@sojourn.test'), await signedIn('operator@sojourn.test')]
  expect(await phone.call(setBlocked, { user_id: 'usr_member', is_blocked: true, reason: 'A card that was not theirs' })).toEqual(refused('not_allowed'))
  expect(await operator.call(setBlocked, { user_id: 'usr_expired', is_blocked: true, reason: 'A card that was not theirs' })).toMatchObject({
    ok: true,
    value: { user: { is_blocked: true } },
  })
  expect([await phone.user(), await laptop.user()]).toEqual([null, null])
  expect(system.blocked).toContain('usr_expired')
  await operator.call(setBlocked, { user_id: 'usr_expired', is_blocked: false })
  expect(await phone.user()).toBeNull()
  await signedIn('expired@sojourn.test')
})

test('sign-out ends this session and no other', async () => {
  const [one, other] = [await signedIn('member@sojourn.test'), await signedIn('member@sojourn.test')]
  const token = one.cookies.get('sojourn_session') ?? ''
  await one.call(signOut, {})
  expect(one.cookies.has('sojourn_session')).toBe(false)
  expect(await system.people.findSession(SOJOURN, token)).toBeNull()
  expect(await other.user()).not.toBeNull()
})

test('a sign-in makes a new session and ends the one the browser came with', async () => {
  const browser = await signedIn('member@sojourn.test')
  const planted = browser.cookies.get('sojourn_session') ?? ''
  expect(await browser.call(signIn, { email: 'operator@sojourn.test', password })).toMatchObject(ok)
  expect(browser.cookies.get('sojourn_session')).not.toBe(planted)
  expect(await system.people.findSession(SOJOURN, planted)).toBeNull()
  expect((await browser.user())?.userId).toBe('usr_operator')
})

test('a session slides while it is used and ends 30 days after the last visit', async () => {
  const clock = fakeClock()
  const own = peopleHarness(db, clock)
  const browser = own.visit()
  await browser.call(signIn, { email: 'trial@sojourn.test', password })
  clock.advance(29 * 86_400_000)
  expect(await browser.user()).not.toBeNull()
  clock.advance(29 * 86_400_000)
  expect(await browser.user()).not.toBeNull()
  clock.advance(30 * 86_400_000)
  expect(await browser.user()).toBeNull()
})

const account = { first_name: 'Ada', last_name: 'Quill', email: 'ada@example.com', password: 'a long enough one' }

test('[A2.22] a new account works once the mailed link was opened, and the link works once', async () => {
  const browser = system.visit()
  expect(await browser.call(signUp, account)).toEqual({ ok: true, value: { next: 'check_mail' } })
  expect(await browser.call(signIn, { email: account.email, password: account.password })).toEqual(refused('email_not_verified'))
  const mail = lastMailTo(account.email)
  expect(mail).toMatchObject({ kind: 'verify_email', orgId: SOJOURN, data: { firstName: 'Ada' } })
  expect(mail?.data.link).toMatch(/^http:\/\/localhost:4290\/verify-email\?token=/)
  expect(await system.visit(BLUE).call(verifyEmail, { token: tokenIn(mail?.data.link) })).toEqual(refused('link_spent'))
  expect(await browser.call(verifyEmail, { token: tokenIn(mail?.data.link) })).toMatchObject({
    ok: true,
    value: { user: { first_name: 'Ada', last_name: 'Quill', usr_type: 2 } },
  })
  expect((await browser.user())?.email).toBe(account.email)
  // Used, it says what is true, and signs nobody in.
  const again = system.visit()
  expect(await again.call(verifyEmail, { token: tokenIn(mail?.data.link) })).toEqual({ ok: true, value: { state: 'already_confirmed', user: null } })
  expect(await again.user()).toBeNull()
})

test('[C4.7] a person who opens a confirmation link in another browser confirms the address and is not signed in; looking at it spends nothing', async () => {
  const email = 'else@example.com'
  await system.visit(SOJOURN, { browserId: 'brw_owner', ip: '203.0.113.80' }).call(signUp, { ...account, email })
  const token = tokenIn(lastMailTo(email)?.data.link)
  const other = system.visit(SOJOURN, { browserId: 'brw_other', ip: '203.0.113.81' })
  const look = () => other.call(readLink, { kind: 'verify_email', token })
  for (let i = 0; i < 3; i++) expect(await look()).toEqual({ ok: true, value: { state: 'open', email } })
  expect(await other.call(verifyEmail, { token })).toEqual({ ok: true, value: { state: 'confirmed', user: null } })
  expect(await other.user()).toBeNull()
  expect(await look()).toEqual({ ok: true, value: { state: 'used', email } })
  expect(await system.visit(SOJOURN, { browserId: 'brw_owner', ip: '203.0.113.80' }).call(signIn, { email, password: account.password })).toMatchObject(ok)
})

test('[C4.7] a link that expired says so and mails another one; one that was replaced or never was is unknown, and mails none', async () => {
  const clock = fakeClock()
  const own = peopleHarness(db, clock)
  const email = 'late@example.com'
  const last = () => own.mails.findLast((mail) => mail.to === email)?.data.link
  await own.visit(SOJOURN, { ip: '203.0.113.82' }).call(signUp, { ...account, email })
  const late = tokenIn(last())
  clock.advance(24 * 3_600_000)
  const stateOf = async (token: string) => {
    const answer = await own.visit(SOJOURN, { ip: '203.0.113.82' }).call(readLink, { kind: 'verify_email', token })
    return answer.ok && answer.value.state
  }
  expect(await stateOf(late)).toBe('expired')
  expect(await own.visit(SOJOURN, { ip: '203.0.113.82' }).call(verifyEmail, { token: late })).toEqual(refused('link_spent'))
  expect(await own.visit(SOJOURN, { ip: '203.0.113.82' }).call(resendVerification, { token: late })).toEqual({ ok: true, value: { next: 'check_mail' } })
  const fresh = tokenIn(last())
  expect(fresh).not.toBe(late)
  expect(await own.visit(SOJOURN, { ip: '203.0.113.82' }).call(verifyEmail, { token: fresh })).toMatchObject({
    ok: true,
    value: { state: 'confirmed', user: { email } },
  })
  // Confirmed by another link, the old one says that too, and nothing more is mailed.
  expect([await stateOf(late), await stateOf('made-up')]).toEqual(['used', 'unknown'])
  const mailed = own.mails.length
  for (const token of [late, 'made-up'])
    expect(await own.visit(SOJOURN, { ip: '203.0.113.82' }).call(resendVerification, { token })).toEqual({ ok: true, value: { next: 'check_mail' } })
  expect(own.mails).toHaveLength(mailed)
})

test('[A2.22] a link to set a password says whether it is good before anything is typed', async () => {
  await system.visit(SOJOURN, { ip: '203.0.113.83' }).call(forgotPassword, { email: 'trial@sojourn.test' })
  const token = tokenIn(lastMailTo('trial@sojourn.test')?.data.link)
  const look = (asked: string) => system.visit().call(readLink, { kind: 'reset_password', token: asked })
  expect(await look(token)).toEqual({ ok: true, value: { state: 'open', email: 'trial@sojourn.test' } })
  expect(await look('made-up')).toEqual({ ok: true, value: { state: 'unknown', email: null } })
})

test('signing up with a known address answers alike, notifies only the mailbox, and changes nothing', async () => {
  const answer = await system.visit().call(signUp, { ...account, email: 'member@sojourn.test' })
  expect(answer).toEqual({ ok: true, value: { next: 'check_mail' } })
  expect(lastMailTo('member@sojourn.test')?.kind).toBe('existing_account')
  await signedIn('member@sojourn.test')
})

test('an unverified sign-up is replaced by the next one with the address: its password is not confirmed by the other’s click', async () => {
  const email = 'victim@example.com'
  await system.visit().call(signUp, { ...account, email, password: 'the stranger knows' })
  const stale = tokenIn(lastMailTo(email)?.data.link)
  await system.visit().call(signUp, { ...account, email, password: 'the owner knows it' })
  expect(await system.visit().call(verifyEmail, { token: stale })).toEqual(refused('link_spent'))
  expect(await system.visit().call(verifyEmail, { token: tokenIn(lastMailTo(email)?.data.link) })).toMatchObject(ok)
  expect(await system.visit().call(signIn, { email, password: 'the stranger knows' })).toEqual(refused('wrong_credentials'))
  expect(await system.visit().call(signIn, { email, password: 'the owner knows it' })).toMatchObject(ok)
})

test('[A2.22] a forgotten password is reset by a link that works once and ends every session', async () => {
  const before = await signedIn('new@sojourn.test')
  await system.visit().call(forgotPassword, { email: 'new@sojourn.test' })
  const other = tokenIn(lastMailTo('new@sojourn.test')?.data.link)
  await system.visit().call(forgotPassword, { email: 'new@sojourn.test' })
  const token = tokenIn(lastMailTo('new@sojourn.test')?.data.link)
  expect(await system.visit().call(resetPassword, { token, password: 'a brand new one' })).toEqual({ ok: true, value: { next: 'sign_in' } })
  expect(await before.user()).toBeNull()
  for (const spent of [token, other, 'made-up']) {
    expect(await system.visit().call(resetPassword, { token: spent, password: 'yet another one' })).toEqual(refused('link_spent'))
  }
  expect(await system.visit().call(signIn, { email: 'new@sojourn.test', password })).toEqual(refused('wrong_credentials'))
  expect(await system.visit().call(signIn, { email: 'new@sojourn.test', password: 'a brand new one' })).toMatchObject(ok)
})

test('forgot password answers alike for an unknown address and sends no mail', async () => {
  const count = system.mails.length
  expect(await system.visit().call(forgotPassword, { email: 'nobody@example.com' })).toEqual({ ok: true, value: { next: 'check_mail' } })
  expect(system.mails).toHaveLength(count)
})

test('mailed tokens are stored as hashes only', async () => {
  await system.visit().call(forgotPassword, { email: 'trial@sojourn.test' })
  const { rows } = await db.pool.query('select * from verifications')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(tokenIn(lastMailTo('trial@sojourn.test')?.data.link))
})

test('[C4.7] wrong passwords from anywhere keep nobody out of their own account at home, on the way, or at a clean address', async () => {
  const own = peopleHarness(db, fakeClock())
  const email = 'trial@sojourn.test'
  const right = (from: { ip: string; browserId: string }) => own.visit(SOJOURN, from).call(signIn, { email, password })
  const laptop = { ip: '192.0.2.10', browserId: 'brw_laptop' }
  expect(await right(laptop)).toMatchObject(ok)
  let thieves = 0
  const attack = async (addresses: number, tries: number) => {
    const codes = new Set<unknown>()
    for (let i = 0; i < addresses * tries; i++) {
      const thief = own.visit(SOJOURN, { ip: `198.51.100.${i % addresses}`, browserId: `brw_thief${++thieves}` })
      const answer = await thief.call(signIn, { email, password: `wrong-password-${i}` })
      codes.add(answer.ok || answer.refusal.code)
    }
    return codes
  }
  // One address locks itself out, and nobody else.
  expect(await attack(1, 14)).toEqual(new Set(['wrong_credentials', 'too_many_tries']))
  expect(await right({ ip: '192.0.2.99', browserId: 'brw_new' })).toMatchObject(ok)
  // Many addresses lock out those that the account does not know.
  await attack(10, 7)
  expect(await right({ ip: '192.0.2.98', browserId: 'brw_newer' })).toMatchObject({ ok: false, refusal: { code: 'too_many_tries' } })
  expect(await right(laptop), 'at home').toMatchObject(ok)
  expect(await right({ ...laptop, ip: '203.0.113.200' }), 'the laptop elsewhere').toMatchObject(ok)
  expect(await right({ ...laptop, browserId: 'brw_emptied' }), 'another browser at home').toMatchObject(ok)
  // The owner's own sign-in does not begin it anew for the thieves.
  expect(await attack(10, 1)).toEqual(new Set(['too_many_tries']))
  expect(await right(laptop)).toMatchObject(ok)
  // Somebody who guesses on the known device is counted there.
  for (let i = 0; i < 10; i++) await own.visit(SOJOURN, laptop).call(signIn, { email, password: 'wrong-password' })
  expect(await right(laptop)).toMatchObject({ ok: false, refusal: { code: 'too_many_tries' } })
})

test('guessing waits longer and longer, and during a wait not even the right password is accepted', async () => {
  const clock = fakeClock()
  const own = peopleHarness(db, clock)
  const guess = (secret: string) => own.visit().call(signIn, { email: 'demo@sojourn.test', password: secret })
  for (let i = 0; i < 10; i++) expect(await guess('wrong-password')).toEqual(refused('wrong_credentials'))
  expect(await guess(password)).toMatchObject({ ok: false, refusal: { code: 'too_many_tries', detail: { retryAfterSeconds: 1 } } })
  clock.advance(1_000)
  expect(await guess('wrong-password')).toEqual(refused('wrong_credentials'))
  expect(await guess(password)).toMatchObject({ ok: false, refusal: { detail: { retryAfterSeconds: 2 } } })
  clock.advance(2_000)
  expect(await guess(password)).toMatchObject(ok)
  for (let i = 0; i < 9; i++) expect(await guess('wrong-password')).toEqual(refused('wrong_credentials'))
  expect(await guess(password)).toMatchObject(ok)
})

test('one mailbox cannot be flooded by asking again and again', async () => {
  const own = peopleHarness(db, fakeClock())
  const ask = () => own.visit().call(forgotPassword, { email: 'flooded@example.com' })
  for (let i = 0; i < 5; i++) expect(await ask()).toMatchObject(ok)
  expect(await ask()).toMatchObject(refused('too_many_tries'))
})

test('many sign-ins from one network address are no attack when they are right', async () => {
  const own = peopleHarness(db, fakeClock())
  for (let i = 0; i < 8; i++)
    expect(await own.visit(SOJOURN, { ip: '198.51.100.9' }).call(signIn, { email: 'member@sojourn.test', password })).toMatchObject(ok)
  const { rows } = await db.pool.query("select max(count) as most from tries where key like 'address:%'")
  expect(rows[0].most).toBeLessThan(50)
})

test('[A7.11] a preference stays with the person; a guest keeps it in a cookie', async () => {
  const browser = await signedIn('member@sojourn.test')
  const request = { usr_type: 2, preferred_currency: 'eur', preferred_language: 'ES-mx' }
  expect(await browser.call(updatePreference, request)).toEqual({ ok: true, value: { preferred_currency: 'EUR', preferred_language: 'es-MX' } })
  expect(browser.cookies.get('sojourn_language')).toBe('es-MX')
  expect(await browser.user()).toMatchObject({ preferredCurrency: 'EUR', preferredLanguage: 'es-MX' })
  const guest = system.visit()
  expect(await guest.call(updatePreference, { preferred_currency: 'EUR' })).toMatchObject({ ok: true, value: { preferred_language: 'en-US' } })
  expect(guest.cookies.get('sojourn_currency')).toBe('EUR')
  expect(await guest.call(updatePreference, { preferred_currency: 'XXX' })).toEqual(refused('unknown_currency'))
  for (const preferred_language of ['..', 'tlh', 'es_MX;a=b']) {
    const answer = await guest.call(updatePreference, { preferred_language })
    expect(answer, preferred_language).toMatchObject({ ok: false, refusal: { code: 'unknown_language', detail: { errors: [{ path: 'preferred_language' }] } } })
  }
})

test('[B7.18] [B6.1] a person fetches themselves, an agent their clients, and others’ ids answer like missing ones', async () => {
  const agent = await signedIn('agent@northwind.test', 'org_northwind' as OrgId)
  expect(await agent.call(getUser, {})).toMatchObject({ ok: true, value: { user: { user_id: 'usr_agent', usr_type: 3 } } })
  expect(await agent.call(getUser, { user_id: 'usr_client' })).toMatchObject({ ok: true, value: { user: { email: 'client@northwind.test' } } })
  expect(await agent.call(getUser, { user_id: 'usr_operator_northwind' })).toEqual(refused('not_found'))
  expect(await agent.call(getUser, { user_id: 'usr_nobody' })).toEqual(refused('not_found'))
})

test('[B6.2] the demo account signs in as what it is', async () => {
  const clock = fakeClock()
  const own = peopleHarness(db, clock)
  clock.advance(90 * 86_400_000)
  const browser = own.visit()
  await browser.call(signIn, { email: 'demo@sojourn.test', password })
  expect((await browser.user())?.usrType).toBe(4)
})

test('the first operator gets a link, sets a password and signs in', async () => {
  const { link } = await system.people.makeOperator({ orgId: SOJOURN, email: 'First@Example.com', origin: 'https://travel.example' })
  expect(link).toMatch(/^https:\/\/travel\.example\/reset-password\?token=/)
  await system.visit().call(resetPassword, { token: tokenIn(link), password: 'the very first one' })
  expect(await system.visit().call(signIn, { email: 'first@example.com', password: 'the very first one' })).toMatchObject({
    ok: true,
    value: { user: { usr_type: 1 } },
  })
})

test('the demo people are the same after a second seeding, and what has run out is swept', async () => {
  const before = (await db.pool.query('select count(*) as n from users')).rows[0].n
  await db.asSystem((tx) => system.people.seed(tx))
  expect((await db.pool.query('select count(*) as n from users')).rows[0].n).toBe(before)
  const later = peopleHarness(db, fakeClock(Date.UTC(2029, 0)))
  await db.asSystem((tx) => later.people.sweep(tx))
  for (const table of ['sessions', 'verifications', 'tries']) expect((await db.pool.query(`select count(*) as n from ${table}`)).rows[0].n).toBe(0)
})

test('invariants hold', async () => {
  for (const { name, sql } of invariants) expect((await db.pool.query(sql)).rows, name).toEqual([])
})
