import { fakeClock, testDb } from '@sojourn/testing'
import Stripe from 'stripe'
import { beforeAll, expect, test } from 'vitest'
import { gatewayMigrations } from '../../create-gateway.ts'
import { type Hook, NOW, ORIGIN, testGateway } from '../../tests/test-gateway.ts'
import { openFarBank } from './far-bank.testing.ts'

let bank: Awaited<ReturnType<typeof openFarBank>>
let shop: ReturnType<typeof testGateway>
let asked: string[] = []
const clock = fakeClock(NOW)

beforeAll(async () => {
  const db = await testDb(gatewayMigrations, { schema: 'gateway' })
  bank = await openFarBank(clock, {
    cut: async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`)
      return null
    },
  })
  shop = testGateway(db, {
    clock,
    stripe: bank.stripe,
    // A holder disputes weeks later: when the charge is made that is unknown.
    provider: (own) => ({
      ...own,
      async confirm(charge) {
        const answer = await own.confirm(charge)
        return answer.kind === 'succeeded' ? { ...answer, dispute: null } : answer
      },
    }),
  })
  return async () => {
    expect(await shop.broken()).toEqual([])
    await bank.close()
    await db.close()
  }
})

const ASKS = '4000002760003184'
const seen = async (id: string) => (await shop.get(`/v1/payment_intents/${id}`)).body
const pass = async (url: string, how: 'complete' | 'fail' = 'complete') => {
  const { headers } = await shop.ask(new Request(url, { headers: { 'sec-fetch-dest': 'document' } }))
  await bank.far.challenge(headers.get('location') ?? '', how)
}
const challenged = async () => {
  const payment = await shop.open()
  return { id: payment.id as string, url: (await shop.pay(payment, ASKS)).body.result.url as string }
}
const send = (body: string, signature: string) =>
  shop.ask(new Request(`${ORIGIN}/webhooks/stripe`, { method: 'POST', body, headers: { 'stripe-signature': signature } }))
/** An event as Stripe signs it. */
const news = async (): Promise<Hook[]> => {
  bank.far.hooks.length = 0
  while ((await bank.far.gateway.work.runOnce()) > 0);
  return [...bank.far.hooks]
}
const signed = (event: unknown, { secret = 'whsec_sojourn', ageSeconds = 0 } = {}) => {
  const payload = JSON.stringify(event)
  const timestamp = Math.floor(clock.nowMs() / 1000) - ageSeconds
  return [payload, Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })] as const
}

test('notified of it, the gateway asks at once and does not wait for the next poll', async () => {
  const { id, url } = await challenged()
  await news()
  await pass(url)
  const hooks = await news()
  expect((await seen(id)).status).toBe('requires_action')
  for (const { body, signature } of hooks) expect((await send(body, signature)).status).toBe(200)
  expect((await seen(id)).status).toBe('succeeded')
})

test('doubled, shuffled and late, they change nothing twice', async () => {
  const { id, url } = await challenged()
  const early = await news()
  await pass(url)
  const hooks = [...(await news()), ...early].reverse()
  const all = [...hooks, ...hooks, ...hooks]
  for (const answer of await Promise.all(all.map(({ body, signature }) => send(body, signature)))) expect(answer.status).toBe(200)
  expect(await seen(id)).toMatchObject({ status: 'succeeded', amount_received: 38_933 })
  await shop.gateway.work.runOnce()
  expect(shop.hooks.filter(({ type, body }) => type === 'payment_intent.succeeded' && body.includes(id))).toHaveLength(1)
})

test('what an event says is not believed', async () => {
  const { id } = await challenged()
  const intent = (await bank.db.pool.query('select payment_id from gateway.payment_intents order by created_ms desc, payment_id desc limit 1')).rows[0]
    .payment_id
  const lie = {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: intent, status: 'succeeded', amount_received: 38_933 } },
  }
  expect((await send(...signed(lie))).status).toBe(200)
  expect((await seen(id)).status).toBe('requires_action')
})

test('forged, stale or without a signature, they are refused and Stripe is not called', async () => {
  const { url } = await challenged()
  await pass(url)
  const [{ body, signature } = { body: '', signature: '' }] = await news()
  asked = []
  const event = JSON.parse(body)
  for (const [text, header] of [
    [body, ''],
    [body, 'v1=nonsense'],
    [`${body} `, signature],
    signed(event, { secret: 'whsec_of_a_thief' }),
    signed(event, { ageSeconds: 301 }),
    ['', signature],
  ] as const) {
    expect((await send(text, header)).status).toBe(400)
  }
  expect(asked).toEqual([])
})

test('events of others, or of things we do not know, are taken and left alone', async () => {
  asked = []
  for (const object of [
    { object: 'payment_intent', id: 'pi_of_nobody' },
    { object: 'customer', id: 'cus_1' },
    { object: 'charge', id: 'ch_1', payment_intent: null },
    {},
  ]) {
    expect((await send(...signed({ id: 'evt_2', type: 'charge.updated', data: { object } }))).status).toBe(200)
  }
  expect((await send(...signed({ id: 'evt_3', type: 'nothing' }))).status).toBe(200)
  expect(asked).toEqual([])
})

test('more than any event is refused before it is read to its end', async () => {
  expect((await send(...signed({ id: 'evt_4', data: 'x'.repeat(600_000) }))).status).toBe(413)
})

test('a refund the bank sends back long after is recorded, and its money is free again', async () => {
  const payment = await shop.open()
  await shop.pay(payment, '4000000000005126')
  const refund = (await shop.post('/v1/refunds', { payment_intent: payment.id })).body
  expect(refund.status).toBe('succeeded')
  // Stripe is not asked again: it was done.
  await shop.gateway.work.runOnce()
  clock.advance(3_600_000)
  const hooks = await news()
  for (const { body, signature } of hooks) await send(body, signature)
  expect((await shop.get(`/v1/refunds/${refund.id}`)).body).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
})

test('a dispute weeks after is recorded, once, and the charge is not refunded otherwise', async () => {
  const payment = await shop.open()
  await shop.pay(payment, '4000000000000259')
  const hooks = await news()
  const charge = async () => (await shop.get(`/v1/charges/${(await seen(payment.id)).latest_charge}`)).body
  expect((await charge()).disputed).toBe(false)
  for (const { body, signature } of [...hooks, ...hooks]) await send(body, signature)
  expect((await charge()).disputed).toBe(true)
  const { data } = (await shop.get(`/v1/disputes?payment_intent=${payment.id}`)).body
  expect(data).toMatchObject([{ reason: 'fraudulent', amount: 38_933 }])
  expect((await shop.post('/v1/refunds', { payment_intent: payment.id })).status).toBe(400)
})

test('without an account at Stripe there is no such address', async () => {
  expect((await bank.far.ask(new Request(`${ORIGIN}/webhooks/stripe`, { method: 'POST', body: '{}' }))).status).toBe(404)
})
