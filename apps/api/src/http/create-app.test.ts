import { defineCall } from '@sojourn/contracts'
import { type Db, idempotencyMigrations } from '@sojourn/db'
import { LANGUAGES, PSEUDO_LANGUAGES } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type Currency, refuse, type UserId } from '@sojourn/kernel'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { as, organisation, person, sendCall, testApp } from './app.testing.ts'
import { failureOf } from './envelope.ts'
import { rawRoute, route, signedInRoute, type UsrType } from './index.ts'
import { linkOrigin } from './link-origin.ts'

const greet = defineCall({
  path: '/api/greet',
  tag: 'T',
  summary: 's',
  body: z.object({ name: z.string().max(20), ages: z.array(z.int()).default([]) }),
  data: z.object({ text: z.string() }),
})
const pay = defineCall({
  path: '/api/pay',
  tag: 'T',
  summary: 's',
  who: 'buyer',
  keyed: true,
  body: z.object({ amount: z.number() }),
  data: z.object({ nth: z.int() }),
})
const broken = defineCall({ path: '/api/broken', tag: 'T', summary: 's', body: z.object({}), data: z.object({}) })

const tired = defineCall({ path: '/api/tired', tag: 'T', summary: 's', body: z.object({}), data: z.object({}) })
const mine = defineCall({ path: '/api/mine', tag: 'T', summary: 's', who: 'user', body: z.object({ user_id: z.string().optional() }), data: z.object({}) })
const listed = defineCall({
  path: '/api/listed',
  tag: 'T',
  summary: 's',
  who: 'user',
  answersForNamed: true,
  body: z.object({ user_id: z.string().optional() }),
  data: z.object({}),
})
const about = defineCall({
  path: '/api/about',
  tag: 'T',
  summary: 's',
  who: 'user',
  namesPerson: true,
  body: z.object({ user_id: z.string() }),
  data: z.object({}),
  refusals: ['not_found'],
})

let db: Db
const send = (path: string, body: unknown, headers: Record<string, string> = {}) => sendCall(app, path, body, headers)
let payments = 0
let app: ReturnType<typeof testApp>
const faults: unknown[] = []
const USR_TYPES: Readonly<Record<string, UsrType>> = { member: 2, demo: 4, operator: 1, agent: 3, acting: 2 }

beforeAll(async () => {
  db = await testDb([idempotencyMigrations])
  app = testApp(
    db,
    [
      route(greet, async ({ name }, caller) => (name === 'nobody' ? refuse('nameless') : accept({ text: `${name} of ${caller.org.name}` })), {
        nameless: [409, () => 'Who?'],
      }),
      signedInRoute(pay, async () => accept({ nth: ++payments })),
      route(broken, async () => {
        throw new Error('a defect')
      }),
      route(tired, async () => refuse('too_many_tries', { retryAfterSeconds: 42 })),
      signedInRoute(mine, async () => accept({})),
      signedInRoute(listed, async () => accept({})),
      signedInRoute(about, async () => refuse('not_found')),
      rawRoute('GET', '/api/file', async () => new Response('file')),
    ],
    {
      who: {
        organisationOf: async (host) => (host === 'shop.test' ? organisation() : null),
        sessionOf: async (_, name) => {
          const usrType = USR_TYPES[name]
          return usrType ? { ...person(name, usrType), ...(name === 'acting' && { impersonator: 'usr_operator' as UserId }) } : null
        },
        actsFor: async (_, { usrType }, userId) => usrType === 1 || userId === 'usr_client',
      },
      reportFault: (error) => faults.push(error),
    },
  )
})
afterAll(() => db.close())

test('a call answers in the envelope, with the organisation of the host', async () => {
  const { status, body, headers } = await send('/api/greet', { name: 'Nora' })
  expect([status, body]).toEqual([200, { status: 'success', status_code: 200, message: 'OK', data: { text: 'Nora of A' } }])
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['an object', { json: { name: 'Nora' } }],
  ['a text of JSON', { payload: '{"name":"Nora"}' }],
  ['bare fields', { name: 'Nora' }],
])('a wrapper may be %s', async (_, body) => expect((await send('/api/greet', body)).status).toBe(200))

test('bad input names each field and what to do', async () => {
  const { status, body } = await send('/api/greet', { name: 'x'.repeat(21), ages: [1, 'two'] })
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'bad_input', errors: [{ path: 'name' }, { path: 'ages.1' }] })
})

test.each([
  ['malformed', '{"name":'],
  ['not an object', '[1]'],
  ['a poisoned key', '{"name":"x","__proto__":{"a":1}}'],
  ['a lone surrogate', '{"name":"\\ud800"}'],
  ['a nul character', '{"name":"\\u0000"}'],
  ['too deep', `{"name":${'['.repeat(2000)}${']'.repeat(2000)}}`],
])('a body that is %s is a 400, never a 500', async (_, text) => expect((await send('/api/greet', text)).status).toBe(400))

test.each([
  ['a poisoned key', '{"name":"x","__proto__":{"a":1}}'],
  ['a lone surrogate', '{"name":"\\ud800"}'],
  ['a nul character', '{"name":"\\u0000"}'],
  ['a card number', '{"name":"\\u0034242424242424242"}'],
  ['too much depth', `{"name":"x","more":${'['.repeat(2000)}${']'.repeat(2000)}}`],
])('a wrapper that is a text hides no %s', async (_, text) => expect((await send('/api/greet', { json: text })).status).toBe(400))

const sendRaw = (path: string, init: RequestInit) => app.fetch(new Request(`http://shop.test${path}`, init))

test('a body that is no UTF-8, or breaks off, is a 400 and no defect of ours', async () => {
  const headers = { 'content-type': 'application/json' }
  const bytes = new Uint8Array([0x7b, 0x22, 0x6e, 0xff, 0x22, 0x3a, 0x31, 0x7d])
  expect((await sendRaw('/api/greet', { method: 'POST', headers, body: bytes })).status).toBe(400)
  const broken = new ReadableStream({ start: (out) => out.error(new Error('aborted')) })
  expect((await sendRaw('/api/greet', { method: 'POST', headers, body: broken, duplex: 'half' } as RequestInit)).status).toBe(400)
  expect(faults).toEqual([])
})

test('other types of content are a 400 that says which one it wants', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await sendRaw('/api/greet', { method: 'POST', headers: { 'content-type': type }, body: '{"name":"x"}' })
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([400, 'Send the body as application/json.'])
  }
})

test('a body of a megabyte is a 413, also one that does not say its length', async () => {
  expect((await send('/api/greet', { name: 'x'.repeat(1_000_000) })).status).toBe(413)
  const endless = new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(65_536).fill(0x20)) })
  const headers = { 'content-type': 'application/json' }
  expect((await sendRaw('/api/greet', { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit)).status).toBe(413)
})

test('a card number is refused wherever it turns up, a phone number is not', async () => {
  for (const name of [
    '4242 4242 4242 4242',
    '4242 4242 4242 4242 12/28',
    '4242\u00a04242\u00a04242\u00a04242',
    '４２４２424242424242',
    '4242–4242–4242–4242',
  ]) {
    expect((await send('/api/greet', { name })).body, name).toMatchObject({ code: 'card_number_refused' })
  }
  expect((await send('/api/greet', { name: 'x', deep: [{ note: 'card 5555555555554444!' }] })).status).toBe(400)
  expect((await send('/api/greet', { name: '+35191255501899' })).status).toBe(200)
  expect((await send('/api/greet', { name: '20261201 20261203' })).status).toBe(200)
})

test('a refusal of the route keeps its own status and words', async () =>
  expect((await send('/api/greet', { name: 'nobody' })).body).toMatchObject({ status_code: 409, code: 'nameless', message: 'Who?' }))

test('a request from another site is refused before anything runs', async () => {
  expect((await send('/api/greet', { name: 'x' }, { origin: 'http://evil.test' })).body).toMatchObject({ code: 'foreign_origin' })
  expect((await send('/api/greet', { name: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await send('/api/greet', { name: 'x' }, { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('[A6.1] an anonymous visitor cannot pay', async () =>
  expect((await send('/api/pay', { amount: 1 })).body).toMatchObject({ status_code: 401, code: 'not_signed_in' }))

test('[B6.2] a demo account never books, on the server too', async () =>
  expect((await send('/api/pay', { amount: 1 }, as('demo'))).body).toMatchObject({
    status_code: 403,
    code: 'demo_account',
    message: "SORRY! YOU CAN'T BOOK THROUGH THIS ACCOUNT",
  }))

test('[B4.11] staff acting in a person’s place read, and buy, charge and redeem nothing', async () => {
  const before = payments
  expect((await send('/api/pay', { amount: 1 }, as('acting'))).body).toMatchObject({
    status_code: 403,
    code: 'not_allowed',
    message: "You're signed in on behalf of someone else, so you can't buy, charge or redeem anything for them. Nothing was changed.",
  })
  expect(payments).toBe(before)
  expect((await send('/api/greet', { name: 'Nora' }, as('acting'))).status).toBe(200)
})

test('[A6.2] a signed-in user pays', async () => expect((await send('/api/pay', { amount: 1 }, as('member'))).status).toBe(200))

test('whoever has to wait is told for how long, in the header and in the body', async () => {
  const { status, headers, body } = await send('/api/tired', {})
  expect([status, headers.get('retry-after'), body]).toEqual([429, '42', expect.objectContaining({ code: 'too_many_tries', data: { retryAfterSeconds: 42 } })])
})

test('user_id and org_id in a body must be the caller’s own', async () => {
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_other' }, as('member'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', org_id: 'org_b' }, as('member'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_member', org_id: 'org_a' }, as('member'))).status).toBe(200)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_other' }, as('operator'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_client' }, as('agent'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_other' }, as('agent'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_client' }, as('member'))).status).toBe(403)
  // A call that knows the field and answers about its caller alone refuses another's name like any call, one that answers for those the caller may act for takes theirs, and one that is about the named person decides itself.
  const statusOf = async (path: string, user_id: string) => (await send(path, { user_id }, as('agent'))).status
  expect([await statusOf('/api/mine', 'usr_other'), await statusOf('/api/mine', 'usr_client'), await statusOf('/api/about', 'usr_other')]).toEqual([
    403, 403, 404,
  ])
  expect([await statusOf('/api/listed', 'usr_other'), await statusOf('/api/listed', 'usr_client')]).toEqual([403, 200])
})

test('one key, one effect: a repeat replays, another body is refused, another person is another key', async () => {
  const key = { ...as('member'), 'idempotency-key': 'k1' }
  const first = await send('/api/pay', { amount: 1 }, key)
  const again = await send('/api/pay', { amount: 1 }, key)
  expect(again.body).toEqual(first.body)
  expect((await send('/api/pay', { amount: 2 }, key)).status).toBe(422)
  expect((await send('/api/pay', { amount: 2 }, { ...key, ...as('operator') })).status).toBe(200)
})

test('many repeats at once act once', async () => {
  const before = payments
  const all = await Promise.all(Array.from({ length: 10 }, () => send('/api/pay', { amount: 1 }, { ...as('member'), 'idempotency-key': 'k2' })))
  expect(payments - before).toBe(1)
  expect(all.every((r) => r.status === 200 || r.status === 409)).toBe(true)
})

test('a defect of ours is a 500 without internal details', async () => {
  const { status, body } = await send('/api/broken', {})
  expect([status, body]).toMatchObject([500, { code: 'internal' }])
  expect(JSON.stringify(body)).not.toContain('defect')
})

test('a key that is too long, or a card number, is refused instead of cut', async () => {
  for (const key of ['k'.repeat(256), '4242424242424242']) {
    const { status, body } = await send('/api/pay', { amount: 1 }, { ...as('member'), 'idempotency-key': key })
    expect([status, body]).toMatchObject([400, { code: 'bad_input', errors: [{ path: 'Idempotency-Key' }] }])
  }
})

test('unknown paths and methods have different answers, in the envelope, with a request id', async () => {
  expect((await send('/api/nothing', {})).body).toMatchObject({ status: 'fail', status_code: 404, code: 'not_found' })
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await sendRaw('/api/greet', { method })
    expect([answer.status, answer.headers.get('allow')], method).toEqual([405, 'POST'])
    expect(answer.headers.get('x-request-id')).toMatch(/^req_/)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
  for (const query of ['?id=%00', '?__proto__%00=1', '?id=4242424242424242']) expect((await sendRaw(`/api/file${query}`, {})).status).toBe(400)
  const posted = await sendRaw('/api/file', { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test('links begin with the published scheme and port, whatever the Host says; on one machine with what was asked', () => {
  const asked = new URL('http://travel.example:8080/x')
  expect(linkOrigin(asked, 'https://travel.example')).toBe('https://travel.example')
  expect(linkOrigin(asked, 'https://brand.example:8443')).toBe('https://travel.example:8443')
  expect(linkOrigin(new URL('http://blue.localhost:4100/x'), 'http://localhost:4100')).toBe('http://blue.localhost:4100')
})

test('a price is told in the currency of the address, then of the person, the cookie, the organisation; an address is remembered where nobody prefers one', async () => {
  const routes = [route(greet, async (_, { currency }) => accept({ text: currency }))]
  const who: NonNullable<Parameters<typeof testApp>[2]>['who'] = {
    knowsCurrency: (code) => ['USD', 'EUR', 'JPY', 'KWD'].includes(code),
    sessionOf: async (_, token) => ({ ...person(token), preferredCurrency: token === 'kim' ? ('KWD' as Currency) : null }),
  }
  const priced = testApp(db, routes, { who })
  const told = async (path: string, cookie = '') => {
    const { body, headers } = await sendCall(priced, path, { name: 'a' }, { cookie })
    return [body.data?.text, ...headers.getSetCookie().filter((set) => set.startsWith('sojourn_currency'))].join(' ').slice(0, 24)
  }
  expect([await told('/api/greet'), await told('/api/greet', 'sojourn_currency=EUR')]).toEqual(['USD', 'EUR'])
  expect(await told('/api/greet?currency=jpy', 'sojourn_currency=EUR')).toBe('JPY sojourn_currency=JPY')
  expect([await told('/api/greet?currency=EUR', 'sojourn_currency=EUR'), await told('/api/greet?currency=XXX')]).toEqual(['EUR', 'USD'])
  expect([await told('/api/greet', 'sojourn_session=kim'), await told('/api/greet?currency=EUR', 'sojourn_session=kim')]).toEqual(['KWD', 'EUR'])
})

test('a refusal is said in the language of the person who asks: address, cookie, preference, browser; also before it is known who that is', async () => {
  const routes = [route(greet, async () => refuse('not_allowed')), signedInRoute(pay, async () => refuse('not_found'))]
  const offered = [...LANGUAGES, ...PSEUDO_LANGUAGES]
  const spoken = testApp(db, routes, { who: { languages: offered, sessionOf: async (_, token) => ({ ...person(token), preferredLanguage: 'en-XA' }) } })
  const said = async (path: string, headers: Record<string, string> = {}) => (await sendCall(spoken, path, { name: 'a', amount: 1 }, headers)).body.message
  const english = await said('/api/greet')
  const inDisguise = inLanguage('en-XA', () => failureOf({ code: 'not_allowed' }).message)
  expect(inDisguise).not.toBe(english)
  expect(await said('/api/greet?lang=en-XA', { cookie: 'sojourn_language=en-US' })).toBe(inDisguise)
  expect(await said('/api/greet', { cookie: 'sojourn_language=en-XA' })).toBe(inDisguise)
  expect(await said('/api/greet', as('ana'))).toBe(inDisguise)
  expect(await said('/api/greet', { cookie: 'sojourn_session=ana; sojourn_language=en-US' })).toBe(english)
  expect(await said('/api/greet', { 'accept-language': 'en-XA' })).toBe(inDisguise)
  for (const headers of [{ 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }, {}] as Record<string, string>[])
    expect(await said(headers.origin ? '/api/greet' : '/api/nothing', { ...headers, cookie: 'sojourn_language=en-XA' })).not.toMatch(/[A-Za-z]{3,}/)
})
