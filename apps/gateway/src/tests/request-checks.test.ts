import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { ORIGIN, SHOP, testGateway } from './test-gateway.ts'

let db: Db
let shop: ReturnType<typeof testGateway>

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
  shop = testGateway(db)
})
afterAll(() => db.close())

const raw = (body: string, type = 'application/json', headers: Record<string, string> = {}) =>
  shop.ask(
    new Request(`${ORIGIN}/v1/payment_intents`, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer sk_test_sojourn', 'content-type': type, ...headers },
    }),
  )

test('a secret key opens by Bearer and by Basic, and nothing else does', async () => {
  const basic = (key: string) => ({ authorization: `Basic ${btoa(`${key}:`)}` })
  expect((await shop.get('/v1/events', basic('sk_test_sojourn'))).status).toBe(200)
  for (const headers of [basic('sk_wrong'), { authorization: 'Bearer pk_test_sojourn' }, { authorization: '' }]) {
    expect(await shop.get('/v1/events', headers)).toMatchObject({ status: 401, body: { error: { type: 'invalid_request_error' } } })
  }
})

test('another merchant’s payment answers exactly like a missing one', async () => {
  const payment = await shop.open()
  const other = { authorization: 'Bearer sk_test_other' }
  const [theirs, missing] = [await shop.get(`/v1/payment_intents/${payment.id}`, other), await shop.get('/v1/payment_intents/pi_none', other)]
  expect(theirs.status).toBe(404)
  expect(theirs.body).toEqual(missing.body)
})

test.each([
  ['not JSON', '{"amount":', 400],
  ['a list', '[]', 400],
  ['__proto__', '{"__proto__":{"a":1},"amount":100,"currency":"usd"}', 400],
  ['a lone surrogate', '{"amount":100,"currency":"usd","description":"\\ud800"}', 400],
  ['a zero byte', '{"amount":100,"currency":"usd","description":"\\u0000"}', 400],
  ['a float', '{"amount":1.5,"currency":"usd"}', 400],
  ['a negative amount', '{"amount":-1,"currency":"usd"}', 400],
  ['no amount to charge', '{"amount":0,"currency":"usd"}', 400],
  ['deep', `{"metadata":${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}}`, 400],
  ['1 MB', `{"description":"${'x'.repeat(1_000_000)}"}`, 413],
  ['an unknown parameter', '{"amount":100,"currency":"usd","card":{}}', 400],
])('a body that is %s is refused as the caller’s fault', async (_name, body, status) => {
  expect((await raw(body)).status).toBe(status)
})

test('a card number in any other place is refused and not repeated', async () => {
  const refused = await raw('{"amount":100,"currency":"usd","description":"4242 4242 4242 4242"}')
  expect(refused).toMatchObject({ status: 400, body: { error: { code: 'card_data_refused' } } })
  expect(JSON.stringify(refused.body)).not.toContain('4242')
})

test('a key or an address that is a card number is refused before it is stored', async () => {
  const keyed = await shop.post('/v1/customers', { email: 'a@b.test' }, { 'idempotency-key': '4242424242424242' })
  expect(keyed).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
  expect(await shop.get('/v1/payment_intents/4242424242424242')).toMatchObject({ status: 400, body: { error: { code: 'card_data_refused' } } })
})

test.each([
  '/v1/payment_intents/%00',
  '/v1/payment_intents?starting_after=%00',
  '/v1/charges/a%00b',
  '/v1/refunds/%00',
  '/v1/events/%00',
  '/v1/customers/%00',
  '/challenge/%00',
  '/challenge/%00/return',
  '/v1/payments/%ff',
])('an address that is no text is the caller’s fault: %s', async (path) => expect((await shop.get(path)).status).toBe(400))

test('a body that breaks off, or is no UTF-8, is the caller’s fault', async () => {
  const headers = { authorization: 'Bearer sk_test_sojourn', 'content-type': 'application/json' }
  const broken = new ReadableStream({ start: (out) => out.error(new Error('aborted')) })
  for (const body of [broken, new Uint8Array([0x7b, 0xff, 0x7d])]) {
    const request = new Request(`${ORIGIN}/v1/payment_intents`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
    expect((await shop.ask(request)).status).toBe(400)
  }
})

test('what carries a secret stays in no cache, what never changes does', async () => {
  const payment = await shop.open()
  const read = await shop.get(`/v1/payments/${payment.id}?client_secret=${payment.client_secret}`, { 'api-key': 'pk_test_sojourn' })
  expect(read.headers.get('cache-control')).toBe('no-store')
  const page = await shop.get('/fields/number?key=pk_test_sojourn')
  const script = /src="([^"]+\.js)"/.exec(page.body)?.[1] ?? ''
  expect((await shop.get(script)).headers.get('cache-control')).toContain('immutable')
})

test('a challenge is answered by its own form on its own page, by nothing else', async () => {
  const payment = await shop.open()
  const { body } = await shop.pay(payment, '4000002760003184')
  const url = body.result.url
  const token = /name="token" value="([^"]+)"/.exec((await shop.ask(new Request(url))).body)?.[1] ?? ''
  const forged = (headers: Record<string, string>, fields: Record<string, string>) =>
    shop.ask(new Request(url, { method: 'POST', headers, body: new URLSearchParams({ token, result: 'complete', ...fields }) }))
  const elsewhere: Record<string, string>[] = [{}, { origin: SHOP }, { origin: 'null' }, { origin: 'https://evil.test' }]
  for (const headers of elsewhere) expect((await forged(headers, {})).status).toBe(403)
  const made: Record<string, string>[] = [{ token: '' }, { token: `${token}x` }, { result: 'anything' }]
  for (const fields of made) expect((await forged({ origin: ORIGIN }, fields)).status).toBe(403)
  expect((await shop.ask(new Request(`${url}?token=${token}&result=complete`))).status).toBe(200)
  expect((await shop.get(`/v1/payment_intents/${payment.id}`)).body.status).toBe('requires_action')
})

test('extra fields from a browser change no amount and redirect no one elsewhere', async () => {
  const payment = await shop.open({ amount: 5_000 })
  for (const more of [{ amount: 1 }, { currency: 'jpy' }, { return_origin: 'https://evil.test' }, { return_origin: 'javascript:alert(1)' }]) {
    expect((await shop.pay(payment, '4242424242424242', {}, more)).status).toBeGreaterThanOrEqual(400)
  }
  expect((await shop.pay(payment, '4242424242424242')).body.payment).toMatchObject({ status: 'succeeded', amount: 5_000 })
})

test('a browser of the merchant is answered, one of elsewhere is not', async () => {
  const payment = await shop.open()
  const path = `/v1/payments/${payment.id}?client_secret=${payment.client_secret}`
  const ours = await shop.get(path, { 'api-key': 'pk_test_sojourn', origin: SHOP })
  expect(ours.headers.get('access-control-allow-origin')).toBe(SHOP)
  const theirs = await shop.get(path, { 'api-key': 'pk_test_sojourn', origin: 'https://evil.test' })
  expect(theirs.status).toBe(401)
  expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
  const preflight = (origin: string) => shop.ask(new Request(ORIGIN + path, { method: 'OPTIONS', headers: { origin } }))
  expect((await preflight(SHOP)).status).toBe(204)
  expect((await preflight('https://evil.test')).status).toBe(403)
})

test('a payment is opened by its own client secret only', async () => {
  const [payment, other] = [await shop.open(), await shop.open()]
  const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP }
  expect((await shop.get(`/v1/payments/${payment.id}?client_secret=${other.client_secret}`, headers)).status).toBe(404)
  expect((await shop.get(`/v1/payments/${payment.id}`, headers)).status).toBe(404)
})

test('cards are taken from the fields alone, not from the shop’s page', async () => {
  const payment = await shop.open()
  const card = { number: '4242424242424242', exp_month: 4, exp_year: 2030, cvc: '123' }
  const headers = { 'api-key': 'pk_test_sojourn', origin: SHOP }
  expect((await shop.send(`/v1/payments/${payment.id}/confirm`, { client_secret: payment.client_secret, card }, headers)).status).toBe(403)
})

test('[B7.12] a field is a page of its own with a policy that lets nothing in', async () => {
  const page = await shop.ask(new Request(`${ORIGIN}/fields/number?key=pk_test_sojourn`))
  expect(page.body).toContain('aria-label="Card number"')
  expect(page.body).toContain('autocomplete="cc-number"')
  expect(page.body).not.toMatch(/\s(style|on[a-z]+)=|<style/)
  const policy = page.headers.get('content-security-policy')
  for (const rule of ["default-src 'none'", "script-src 'self'", `frame-ancestors ${SHOP}`]) expect(policy).toContain(rule)
  const script = /src="([^"]+\.js)"/.exec(page.body)?.[1] ?? ''
  const served = await shop.ask(new Request(ORIGIN + script))
  expect(served.headers.get('content-type')).toContain('text/javascript')
  expect(served.body).not.toContain(".ts'")
  expect((await shop.ask(new Request(`${ORIGIN}/fields/number?key=pk_none`))).status).toBe(404)
  expect((await shop.ask(new Request(`${ORIGIN}/fields/constructor?key=pk_test_sojourn`))).status).toBe(404)
})

test('[C4.4] no value in any field of a payment, a customer, a card or a refund makes the gateway answer 5xx', async () => {
  const bodies: Readonly<Record<string, Record<string, unknown>>> = {
    payment_intents: {
      amount: 100,
      currency: 'usd',
      description: 'x',
      customer: 'cus_none',
      receipt_email: 'a@b.test',
      'metadata[a]': 'b',
      capture_method: 'manual',
    },
    customers: { email: 'a@b.test', name: 'Nora', phone: '+351 912 555 018', description: 'x' },
    setup_intents: { customer: 'cus_none', usage: 'off_session', description: 'x' },
    payment_methods: { type: 'card', 'card[number]': '4242424242424242', 'card[exp_month]': 12, 'card[exp_year]': 2030, 'card[cvc]': '123' },
    refunds: { payment_intent: 'pi_none', amount: 1, reason: 'duplicate' },
  }
  const edges = [
    ...[
      '\ud800',
      'a\u0000b',
      '٣',
      '１２',
      '\u200b\u3164',
      'x'.repeat(20_000),
      '\u0301'.repeat(3_000),
      '9'.repeat(400),
      '1e308',
      '-1',
      '2027-02-30',
      '__proto__',
      '%',
      "'",
    ],
    ...['', '0', '2147483648', '9007199254740993', 'NaN', 'user@münchen.de'],
  ]
  const bad: string[] = []
  const post = async (path: string, type: string, body: string) => {
    const headers = { authorization: 'Bearer sk_test_sojourn', 'content-type': type }
    const { status } = await shop.ask(new Request(`${ORIGIN}/v1/${path}`, { method: 'POST', body, headers }))
    if (status >= 500) bad.push(`${status} ${path} ${body.slice(0, 120)}`)
  }
  for (const [path, good] of Object.entries(bodies))
    for (const field of Object.keys(good))
      for (const edge of edges) {
        const fields = { ...good, [field]: edge }
        await post(
          path,
          'application/x-www-form-urlencoded',
          new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
        )
        await post(path, 'application/json', JSON.stringify(fields))
      }
  expect(bad).toEqual([])
})
