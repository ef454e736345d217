import { defineCall, type Envelope } from '@sojourn/contracts'
import { openDb } from '@sojourn/db'
import { accept, createIds, type OrgId, refuse, systemClock, type UserId } from '@sojourn/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createDoor } from './door.ts'
import { createIdempotency } from './idempotency.ts'
import { keyStore, route, signedInRoute, type UsrType } from './index.ts'

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

let db: Awaited<ReturnType<typeof openDb>>
let send: (
  path: string,
  body: unknown,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Envelope<Record<string, unknown>>; headers: Headers }>
let payments = 0

beforeAll(async () => {
  db = await openDb({})
  await db.migrate([{ owner: 'http', folder: new URL('./data/', import.meta.url) }])
  const door = createDoor(
    [
      route(greet, async ({ name }, caller) => (name === 'nobody' ? refuse('nameless') : accept({ text: `${name} of ${caller.org.name}` })), {
        nameless: [409, 'Who?'],
      }),
      signedInRoute(pay, async () => accept({ nth: ++payments })),
      route(broken, async () => {
        throw new Error('a defect')
      }),
    ],
    {
      who: {
        organisationOf: async (host) =>
          host === 'shop.test' ? { orgId: 'org_a' as OrgId, name: 'A', currency: 'USD', language: 'en-US', markupBasisPoints: 0 } : null,
        sessionOf: async (_, token) => {
          const usrType = ({ member: 2, demo: 4, operator: 1 } as Record<string, UsrType>)[token]
          return usrType
            ? {
                userId: `usr_${token}` as UserId,
                sessionId: 's',
                email: '',
                firstName: '',
                lastName: '',
                phone: null,
                usrType,
                preferredCurrency: null,
                preferredLanguage: null,
              }
            : null
        },
        knowsCurrency: () => true,
      },
      ids: createIds(),
      idempotency: createIdempotency({ transactions: db, store: keyStore, clock: systemClock }),
      observe: () => undefined,
      reportFault: () => undefined,
    },
  )
  send = async (path, body, headers = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const response = await door.fetch(
      new Request(`http://shop.test${path}`, { method: 'POST', body: text, headers: { 'content-type': 'application/json', ...headers } }),
    )
    return { status: response.status, body: (await response.json()) as Envelope<Record<string, unknown>>, headers: response.headers }
  }
})
afterAll(() => db.close())

const as = (who: string) => ({ cookie: `sojourn_session=${who}` })

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

test('a body of a megabyte is a 413', async () => expect((await send('/api/greet', { name: 'x'.repeat(1_000_000) })).status).toBe(413))

test('a card number is refused wherever it turns up, a phone number is not', async () => {
  expect((await send('/api/greet', { name: '4242 4242 4242 4242' })).body).toMatchObject({ code: 'card_number_refused' })
  expect((await send('/api/greet', { name: 'x', deep: [{ note: 'card 5555555555554444!' }] })).status).toBe(400)
  expect((await send('/api/greet', { name: '+35191255501899' })).status).toBe(200)
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

test('[A6.2] a signed-in user pays', async () => expect((await send('/api/pay', { amount: 1 }, as('member'))).status).toBe(200))

test('user_id and org_id in a body must be the caller’s own', async () => {
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_other' }, as('member'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', org_id: 'org_b' }, as('member'))).status).toBe(403)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_member', org_id: 'org_a' }, as('member'))).status).toBe(200)
  expect((await send('/api/greet', { name: 'x', user_id: 'usr_other' }, as('operator'))).status).toBe(200)
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

test('a defect of ours is a 500 that tells nothing of the inside', async () => {
  const { status, body } = await send('/api/broken', {})
  expect([status, body]).toMatchObject([500, { code: 'internal' }])
  expect(JSON.stringify(body)).not.toContain('defect')
})

test('unknown paths and methods are told apart', async () => {
  expect((await send('/api/nothing', {})).status).toBe(404)
})
