import { expect, test } from 'vitest'
import { ownGateway } from './own-gateway.testing.ts'
import { ORIGIN } from './test-gateway.ts'

const { db, shop } = await ownGateway()

const SECRET = { authorization: 'Bearer sk_test_sojourn' }
const send = (method: string, path: string, init: RequestInit = {}) =>
  shop.ask(new Request(ORIGIN + path, { method, ...init, headers: { ...SECRET, ...(init.headers as object) } }))
const paid = async () => {
  const customer = (await shop.post('/v1/customers', { email: 'whole@sojourn.test' })).body.id
  const { id } = (await shop.post('/v1/payment_methods/pm_card_visa/attach', { customer })).body
  return (await shop.post('/v1/payment_intents', { amount: 500, currency: 'usd', customer, payment_method: id, confirm: 'true' })).body
}

test('what is returned as an id is expanded on request, at any depth', async () => {
  const intent = await paid()
  const answer = async (query: string) => (await shop.get(`/v1/payment_intents/${intent.id}?${query}`)).body
  expect(await answer('')).toMatchObject({ customer: intent.customer, latest_charge: intent.latest_charge })
  expect(await answer('expand[]=customer&expand[]=payment_method.customer&expand[]=latest_charge.refunds')).toMatchObject({
    customer: { object: 'customer', id: intent.customer },
    payment_method: { object: 'payment_method', customer: { id: intent.customer } },
    latest_charge: { object: 'charge', payment_intent: intent.id, refunds: { object: 'list', data: [] } },
  })
  expect(await answer('expand[0]=customer.invoice_settings.default_payment_method')).toMatchObject({
    customer: { invoice_settings: { default_payment_method: { id: intent.payment_method } } },
  })
  expect(await answer('expand[]=review')).toMatchObject({ id: intent.id, review: null })
  const list = (await shop.get(`/v1/payment_intents?customer=${intent.customer}&expand[]=data.customer`)).body
  expect(list.data).toMatchObject([{ customer: { object: 'customer' } }])
})

test.each([
  'sponsor',
  'customer.sponsor',
  'data.customer',
  'customer.invoice_settings',
  'latest_charge.payment_intent.customer.invoice_settings.default_payment_method',
  '__proto__',
])('what cannot be expanded, %s, is refused before anything is done', async (path) => {
  const count = async () => (await db.pool.query('select count(*)::int as n from gateway.charges')).rows[0].n
  const before = await count()
  const refused = await shop.post('/v1/payment_intents', { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: 'true', 'expand[]': path })
  expect(refused).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error', message: expect.stringContaining('cannot be expanded') } } })
  expect(await count()).toBe(before)
})

test('in a list the path begins with data, and a path without it gets an error', async () => {
  expect((await shop.get('/v1/payment_intents?expand[]=customer')).body.error.message).toContain("'data.customer'")
})

test('another merchant’s things are never expanded', async () => {
  const intent = await paid()
  const other = { authorization: 'Bearer sk_test_other' }
  expect((await shop.get(`/v1/payment_intents/${intent.id}?expand[]=customer`, other)).status).toBe(404)
})

test('every answer has a name, the version asked for, and an error the page that explains it', async () => {
  const answers = [
    await shop.get('/v1/customers'),
    await shop.get('/v1/nothing'),
    await shop.get('/v1/customers', { authorization: '' }),
    await shop.get('/healthz'),
  ]
  expect(new Set(answers.map(({ headers }) => headers.get('request-id'))).size).toBe(4)
  for (const { headers } of answers) expect(headers.get('request-id')).toMatch(/^req_\w+$/)
  expect((await shop.get('/v1/customers', { 'stripe-version': '2026-10-28.endive' })).headers.get('stripe-version')).toBe('2026-10-28.endive')
  expect((await shop.get('/v1/customers', { 'stripe-version': 'newest' })).status).toBe(400)
  expect((await shop.get('/v1/customers/cus_none')).body.error.doc_url).toMatch(/resource-missing$/)
  const named = shop.lines.map((line) => JSON.parse(line)).find(({ id }) => id === answers[0]?.headers.get('request-id'))
  expect(named).toMatchObject({ route: '/v1/customers', status: 200 })
})

test('an address that is not there says so, with its method', async () => {
  for (const [method, path] of [
    ['POST', '/v1/nothing'],
    ['DELETE', '/v1/payment_intents/pi_1'],
    ['PUT', '/v1/customers'],
  ] as const) {
    const answer = await send(method, path)
    expect(answer).toMatchObject({ status: 404, body: { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` } } })
  }
  expect((await shop.gateway.fetch(new Request(`${ORIGIN}/v1/customers`, { method: 'HEAD', headers: SECRET }))).status).toBe(200)
})

test.each([
  ['', 'did not provide an API key'],
  ['Bearer sk_test_wrong', 'Invalid API Key provided: sk_test_****'],
  ['Bearer something', 'Invalid API Key provided: ****'],
  ['Bearer pk_test_sojourn', 'publishable'],
])('a call with the authorization %j gets what is wrong, and the key is not repeated', async (authorization, message) => {
  const answer = await shop.get('/v1/customers', { authorization })
  expect(answer).toMatchObject({ status: 401, body: { error: { type: 'invalid_request_error', message: expect.stringContaining(message) } } })
  expect(JSON.stringify(answer.body)).not.toMatch(/wrong"|sk_test_wrong|something/)
})

test('forms and JSON are read, parts and plain texts are not', async () => {
  const form = new FormData()
  form.set('email', 'a@sojourn.test')
  expect((await send('POST', '/v1/customers', { body: form })).body.error.message).toContain('content type')
  expect((await send('POST', '/v1/customers', { body: 'email=a%40b.test', headers: { 'content-type': 'text/plain' } })).status).toBe(400)
  expect(
    (await send('POST', '/v1/customers', { body: '{"email":"a@b.test"}', headers: { 'content-type': 'application/json; charset=utf-8' } })).body.email,
  ).toBe('a@b.test')
  expect((await send('POST', '/v1/customers')).status).toBe(200)
})

test('lists are read in both spellings', async () => {
  for (const body of ['preferred_locales[]=pt&preferred_locales[]=en', 'preferred_locales[1]=en&preferred_locales[0]=pt']) {
    const answer = await send('POST', '/v1/customers', { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    expect(answer.body.preferred_locales).toEqual(['pt', 'en'])
  }
})

test.each(['true', 'True', 'TRUE'])('a switch that says %s is on, as each client writes it', async (confirm) => {
  expect((await shop.post('/v1/payment_intents', { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm })).body.status).toBe('succeeded')
})

test('one key is returned, and a repeated answer says that it is one', async () => {
  const once = () => shop.post('/v1/customers', { email: 'again@sojourn.test', 'expand[]': 'test_clock' }, { 'idempotency-key': 'again' })
  const [first, second] = [await once(), await once()]
  expect(first.headers.get('idempotency-key')).toBe('again')
  expect([first.headers.get('idempotent-replayed'), second.headers.get('idempotent-replayed')]).toEqual([null, 'true'])
  expect(second.body).toEqual(first.body)
})

test('what was taken, less what went back, is the balance, in each currency', async () => {
  const balance = async () =>
    new Map((await shop.get('/v1/balance')).body.available.map((one: { currency: string; amount: number }) => [one.currency, one.amount]))
  const before = (await balance()).get('usd') ?? 0
  const intent = await paid()
  await shop.post('/v1/refunds', { payment_intent: intent.id, amount: 200 })
  await shop.post('/v1/payment_intents', { amount: 900, currency: 'jpy', payment_method: 'pm_card_visa', confirm: 'true' })
  await shop.post('/v1/payment_intents', { amount: 900, currency: 'jpy', payment_method: 'pm_card_createDispute', confirm: 'true' })
  const after = await balance()
  expect([Number(after.get('usd')) - Number(before), after.get('jpy')]).toEqual([300, 900])
})
