import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { ORIGIN, testGateway } from './test-gateway.ts'

let db: Db
let shop: ReturnType<typeof testGateway>
let calls: { url: string; type: string; header: string; body: string }[] = []
let answers: (url: string) => Response | Promise<Response> = () => new Response()

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.pool.query('delete from gateway.webhook_deliveries')
  await db.pool.query('delete from gateway.webhook_endpoints')
  calls = []
  answers = () => new Response()
  shop = testGateway(db, {
    async reach(request) {
      const body = await request.text()
      calls.push({ url: request.url, type: JSON.parse(body).type, header: request.headers.get('stripe-signature') ?? '', body })
      return answers(request.url)
    },
  })
})

const url = (name: string) => `https://${name}.example/hooks`
const open = async (name: string, more: Record<string, string> = { 'enabled_events[]': '*' }) =>
  (await shop.post('/v1/webhook_endpoints', { url: url(name), ...more })).body
const remove = (id: string) =>
  shop.ask(new Request(`${ORIGIN}/v1/webhook_endpoints/${id}`, { method: 'DELETE', headers: { authorization: 'Bearer sk_test_sojourn' } }))
const happen = async () => {
  const { body } = await shop.post('/v1/customers', { email: 'hook@sojourn.test' })
  await shop.gateway.work.runOnce()
  return body.id as string
}
const received = (name: string) => calls.filter((call) => call.url === url(name)).map((call) => call.type)
const verified = ({ body, header }: { body: string; header: string }, secret: string) =>
  Stripe.webhooks.constructEvent(body, header, secret, 300, undefined, shop.clock.nowMs())

test('an endpoint is made with its secret, returned without it, changed, listed and removed', async () => {
  const made = await open('one', {
    'enabled_events[0]': 'customer.created',
    'enabled_events[1]': 'payment_method.attached',
    description: 'Books',
    'metadata[a]': '1',
  })
  expect(made).toMatchObject({
    object: 'webhook_endpoint',
    status: 'enabled',
    url: url('one'),
    enabled_events: ['customer.created', 'payment_method.attached'],
    livemode: false,
  })
  expect(made.secret).toMatch(/^whsec_[\w-]{43}$/)
  const { secret: _, ...shown } = made
  expect((await shop.get(`/v1/webhook_endpoints/${made.id}`)).body).toEqual(shown)
  expect((await shop.get('/v1/webhook_endpoints')).body.data).toEqual([shown])
  const changed = await shop.post(`/v1/webhook_endpoints/${made.id}`, { disabled: 'true', description: '', 'enabled_events[]': '*' })
  expect(changed.body).toMatchObject({ status: 'disabled', description: null, enabled_events: ['*'], metadata: { a: '1' } })
  const other = { authorization: 'Bearer sk_test_other' }
  expect((await shop.get(`/v1/webhook_endpoints/${made.id}`, other)).status).toBe(404)
  expect((await remove(made.id)).body).toEqual({ id: made.id, object: 'webhook_endpoint', deleted: true })
  expect((await remove(made.id)).status).toBe(404)
})

test('the secret is sealed at rest, also in an answer stored for a repeated request', async () => {
  const once = () => shop.post('/v1/webhook_endpoints', { url: url('sealed'), 'enabled_events[]': '*' }, { 'idempotency-key': 'sealed' })
  const { secret } = (await once()).body
  expect((await once()).body.secret).toBe(secret)
  const rows = await Promise.all(
    ['webhook_endpoints', 'keyed_requests'].map((table) => db.pool.query(`select row_to_json(t)::text as row from gateway.${table} t`)),
  )
  expect(rows.flatMap((one) => one.rows).some(({ row }) => row.includes(secret.slice(6)))).toBe(false)
})

test('each endpoint receives what it subscribed to, under its own secret, as the configured one does', async () => {
  const [all, some, off] = [await open('all'), await open('some', { 'enabled_events[]': 'customer.created' }), await open('off')]
  await shop.post(`/v1/webhook_endpoints/${off.id}`, { disabled: 'true' })
  const id = await happen()
  await shop.post('/v1/payment_methods/pm_card_visa/attach', { customer: id })
  await shop.gateway.work.runOnce()
  expect(received('all')).toEqual(['customer.created', 'payment_method.attached'])
  expect(received('some')).toEqual(['customer.created'])
  expect(received('off')).toEqual([])
  expect(shop.hooks.map((hook) => hook.type)).toContain('customer.created')
  for (const call of calls) {
    const [own, others] = call.url === url('all') ? [all, some] : [some, all]
    expect(verified(call, own.secret).type).toBe(call.type)
    expect(() => verified(call, others.secret)).toThrow()
  }
})

test('while a secret is being changed both sign, then only the new one', async () => {
  const made = await open('roll')
  const rolled = (await shop.post(`/v1/webhook_endpoints/${made.id}/roll_secret`, { expires_in: 3_600 })).body
  expect(rolled.secret).not.toBe(made.secret)
  await happen()
  const [both] = calls
  expect(both?.header).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
  for (const secret of [made.secret, rolled.secret]) expect(verified(both as never, secret).type).toBe('customer.created')
  shop.clock.advance(3_601_000)
  await happen()
  expect(() => verified(calls.at(-1) as never, made.secret)).toThrow()
  expect(verified(calls.at(-1) as never, rolled.secret).type).toBe('customer.created')
})

test('an endpoint that is down is tried again with growing pauses, and does not delay other endpoints', async () => {
  await open('down')
  await open('up')
  answers = (address) => new Response(null, { status: address === url('down') ? 500 : 200 })
  await happen()
  expect([received('down').length, received('up').length]).toEqual([1, 1])
  const [event, ...others] = (await shop.get('/v1/events?delivery_success=false')).body.data
  expect(event).toMatchObject({ type: 'customer.created', pending_webhooks: 1 })
  expect(others).toEqual([])
  for (const [pause, tries] of [
    [500, 1],
    [1_000, 2],
    [1_500, 2],
    [2_000, 3],
  ] as const) {
    shop.clock.advance(pause)
    await shop.gateway.work.runOnce()
    expect(received('down')).toHaveLength(tries)
  }
  answers = () => new Response()
  shop.clock.advance(60_000)
  await shop.gateway.work.runOnce()
  expect((await shop.get(`/v1/events/${event.id}`)).body.pending_webhooks).toBe(0)
  expect(received('up')).toHaveLength(1)
})

test('an endpoint that hangs does not hold the round, and takes no more than its lane', async () => {
  await open('hangs')
  await open('quick')
  answers = (address) => (address === url('hangs') ? new Promise(() => {}) : new Response())
  for (let i = 0; i < 24; i++) await shop.post('/v1/customers', { email: 'hang@sojourn.test' })
  await shop.gateway.work.runOnce()
  await shop.gateway.work.runOnce()
  expect(received('quick')).toHaveLength(24)
  expect(received('hangs')).toHaveLength(20)
}, 15_000)

test('an endpoint that took nothing for three days is switched off, and starts again when switched on', async () => {
  const made = await open('gone')
  answers = () => new Response(null, { status: 503 })
  await happen()
  for (let day = 0; day < 4; day++) {
    shop.clock.advance(24 * 3_600_000)
    await shop.gateway.work.runOnce()
  }
  expect((await shop.get(`/v1/webhook_endpoints/${made.id}`)).body.status).toBe('disabled')
  expect(shop.lines.some((line) => line.includes('switched off'))).toBe(true)
  const before = calls.length
  await happen()
  expect(calls).toHaveLength(before)
  answers = () => new Response()
  await shop.post(`/v1/webhook_endpoints/${made.id}`, { disabled: 'false' })
  await happen()
  expect(calls).toHaveLength(before + 1)
})

test.each([
  ['an address inside', 'http://127.0.0.1:4100/hooks'],
  ['a name inside', 'http://db.internal/hooks'],
  ['the cloud’s own', 'http://169.254.169.254/latest'],
  ['another protocol', 'ftp://shop.example/hooks'],
  ['a password', 'https://a:b@shop.example/hooks'],
  ['no address', 'nowhere'],
])('%s is no address for an endpoint', async (_name, address) => {
  expect(await shop.post('/v1/webhook_endpoints', { url: address, 'enabled_events[]': '*' })).toMatchObject({ status: 400, body: { error: { param: 'url' } } })
})

test('a merchant has sixteen endpoints at most', async () => {
  for (let i = 0; i < 16; i++) await open(`many${i}`)
  expect((await open('more')).error.message).toContain('16')
})

test('the endpoint of the configuration receives what it subscribed to, and other events are stored all the same', async () => {
  const picky = testGateway(db, { clock: shop.clock, webhookEvents: ['payment_intent.succeeded'] })
  const payment = await picky.open()
  await picky.pay(payment, '4242424242424242')
  await picky.gateway.work.runOnce()
  expect(picky.hooks.map(({ type }) => type)).toEqual(['payment_intent.succeeded'])
  const { data } = (await picky.get('/v1/events')).body
  const answer = data.filter((event: { data: { object: { id: string } } }) => event.data.object.id === payment.id)
  expect(answer.map(({ type }: { type: string }) => type)).toEqual(['payment_intent.succeeded', 'payment_intent.created'])
})
