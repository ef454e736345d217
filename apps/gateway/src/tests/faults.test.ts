import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardProvider, gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

let db: Db

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
})
afterAll(() => db.close())

const lost = (): never => {
  throw new Error('the line went dead')
}
/** The sandbox with faults around it. */
const faulty = (faults: (sandbox: CardProvider) => Partial<CardProvider>) => testGateway(db, { provider: (sandbox) => ({ ...sandbox, ...faults(sandbox) }) })
const status = async (shop: ReturnType<typeof testGateway>, id: string) => (await shop.get(`/v1/payment_intents/${id}`)).body.status

test('an answer lost after the bank took the money is unknown, then found to be paid, once', async () => {
  const shop = faulty((sandbox) => ({ confirm: async (charge) => (await sandbox.confirm(charge)) && lost() }))
  const payment = await shop.open()
  expect((await shop.pay(payment, '4242424242424242')).body.result.status).toBe('processing')
  expect((await shop.pay(payment, '4242424242424242')).body.result.status).toBe('processing')
  shop.clock.advance(1_000)
  await shop.gateway.work.runOnce()
  expect(await status(shop, payment.id)).toBe('succeeded')
  expect(await shop.broken()).toEqual([])
})

test('a call that never reached the bank ends as not charged, and cannot arrive later', async () => {
  let sent: Parameters<CardProvider['confirm']>[0] | undefined
  const shop = faulty(() => ({
    confirm: async (charge) => {
      sent = charge
      return lost()
    },
  }))
  const payment = await shop.open()
  await shop.pay(payment, '4242424242424242')
  shop.clock.advance(1_000)
  await shop.gateway.work.runOnce()
  expect(await status(shop, payment.id)).toBe('requires_payment_method')
  let late: unknown
  const other = testGateway(db, {
    provider: (sandbox) => {
      late = sandbox.confirm(sent as NonNullable<typeof sent>)
      return sandbox
    },
  })
  expect(await late).toEqual({ kind: 'canceled' })
  expect(await other.broken()).toEqual([])
})

test('while the bank does not answer, the payment stays open and can be neither paid again nor cancelled', async () => {
  const shop = faulty(() => ({ confirm: async () => lost(), find: async () => lost() }))
  const payment = await shop.open()
  await shop.pay(payment, '4242424242424242')
  for (let i = 0; i < 5; i++) {
    shop.clock.advance(60_000)
    await shop.gateway.work.runOnce()
  }
  expect(await status(shop, payment.id)).toBe('processing')
  expect((await shop.post(`/v1/payment_intents/${payment.id}/cancel`)).body.error.code).toBe('payment_intent_unexpected_state')
})

test('a crash between our two writes is settled by the next node', async () => {
  const crashed = faulty((sandbox) => ({ confirm: async (charge) => (await sandbox.confirm(charge)) && new Promise<never>(() => {}) }))
  const payment = await crashed.open()
  void crashed.pay(payment, '4242424242424242')
  const node = testGateway(db)
  await expect.poll(() => status(node, payment.id)).toBe('processing')
  await node.gateway.work.runOnce()
  expect(await status(node, payment.id)).toBe('processing')
  node.clock.advance(21_000)
  await node.gateway.work.runOnce()
  expect(await status(node, payment.id)).toBe('succeeded')
})

test('a refund whose answer was lost is found, not sent twice', async () => {
  const shop = faulty((sandbox) => ({ refund: async (refund) => (await sandbox.refund(refund)) && lost() }))
  const payment = await shop.open({ amount: 1_000 })
  await shop.pay(payment, '4242424242424242')
  const { body } = await shop.post('/v1/refunds', { payment_intent: payment.id })
  expect(body.status).toBe('pending')
  shop.clock.advance(1_000)
  await shop.gateway.work.runOnce()
  expect((await shop.get(`/v1/refunds/${body.id}`)).body.status).toBe('succeeded')
  const rows = await db.pool.query(`select count(*)::int as n from gateway.sandbox_refunds where key = '${body.id}'`)
  expect(rows.rows[0].n).toBe(1)
})

test('a webhook is tried again until its endpoint takes it, each time signed again', async () => {
  let down = true
  const tries: string[] = []
  const shop = testGateway(db, {
    async fetch(request) {
      const body = await request.text()
      if (body.includes(payment.id) && body.includes('payment_intent.succeeded')) tries.push(request.headers.get('stripe-signature') ?? '')
      return new Response(null, { status: down ? 503 : 200 })
    },
  })
  const payment = await shop.open()
  await shop.pay(payment, '4242424242424242')
  await shop.gateway.work.runOnce()
  await shop.gateway.work.runOnce()
  expect(tries).toHaveLength(1)
  down = false
  shop.clock.advance(1_000)
  await shop.gateway.work.runOnce()
  shop.clock.advance(3_600_000)
  await shop.gateway.work.runOnce()
  expect(tries).toHaveLength(2)
  expect(new Set(tries).size).toBe(2)
})
