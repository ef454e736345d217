import type { Db } from '@sojourn/db'
import { testDb } from '@sojourn/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CardProvider, gatewayMigrations, type ProviderAnswer } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

let db: Db

beforeAll(async () => {
  db = await testDb(gatewayMigrations, { schema: 'gateway' })
})
afterAll(() => db.close())

/** A bank that takes what it was asked to and says something else. */
function lying(got: { minor: number; currency: string }) {
  const lie = (answer: ProviderAnswer): ProviderAnswer => (answer.kind === 'succeeded' || answer.kind === 'authorized' ? { ...answer, amount: got } : answer)
  return testGateway(db, {
    provider: (sandbox: CardProvider) => ({
      ...sandbox,
      confirm: async (charge) => lie(await sandbox.confirm(charge)),
      find: async (charge) => {
        const answer = await sandbox.find(charge)
        return answer && lie(answer)
      },
      capture: async (request) => lie(await sandbox.capture(request)),
    }),
  })
}
const alarmsOf = async (payment: { id: string }) =>
  (await db.pool.query('select reason, asked_minor::int, told_minor::int, told_currency from gateway.payment_alarms where payment_id = $1', [payment.id])).rows

test.each([
  ['less', { minor: 38_932, currency: 'USD' }],
  ['more', { minor: 389_330, currency: 'USD' }],
  ['another currency', { minor: 38_933, currency: 'EUR' }],
])('a bank that took %s leaves the payment open: nothing is received, people are woken', async (_name, got) => {
  const shop = lying(got)
  const payment = await shop.open()
  expect((await shop.pay(payment, '4242424242424242')).body.result.status).toBe('processing')
  const seen = (await shop.get(`/v1/payment_intents/${payment.id}`)).body
  expect(seen).toMatchObject({ status: 'processing', amount_received: 0, conflict: { amount: got.minor, currency: got.currency.toLowerCase() } })
  expect(await alarmsOf(payment)).toEqual([{ reason: 'amount_differs', asked_minor: 38_933, told_minor: got.minor, told_currency: got.currency }])
  expect(shop.lines.filter((line) => line.includes('"alarm":true') && line.includes(payment.id))).toHaveLength(1)
  await shop.gateway.work.runOnce()
  expect(shop.hooks.filter(({ body }) => body.includes(payment.id)).map(({ type }) => type)).toContain('payment_intent.conflicted')
  expect(shop.hooks.some(({ type, body }) => type === 'payment_intent.succeeded' && body.includes(payment.id))).toBe(false)
  expect(await shop.broken()).toEqual([])
})

test('a payment in conflict is neither paid again, cancelled nor refunded, and is not asked about for ever', async () => {
  const shop = lying({ minor: 1, currency: 'USD' })
  const payment = await shop.open()
  await shop.pay(payment, '4242424242424242')
  expect((await shop.pay(payment, '4242424242424242')).body.result.status).toBe('processing')
  expect((await shop.post(`/v1/payment_intents/${payment.id}/cancel`)).body.error.code).toBe('payment_intent_unexpected_state')
  expect((await shop.post('/v1/refunds', { payment_intent: payment.id })).body.error.code).toBe('charge_not_refundable')
  shop.clock.advance(3_600_000)
  await shop.gateway.work.runOnce()
  expect(await alarmsOf(payment)).toHaveLength(1)
  const rows = await db.pool.query('select state, ask_ms from gateway.charges where payment_id = $1', [payment.id])
  expect(rows.rows).toEqual([{ state: 'conflict', ask_ms: null }])
})

test('a capture that took another amount than it was asked to is one too', async () => {
  const got = { minor: 10_000, currency: 'USD' }
  const shop = lying(got)
  const fields = { amount: 10_000, currency: 'usd', capture_method: 'manual', payment_method: 'pm_card_visa', confirm: 'true' }
  const payment = (await shop.post('/v1/payment_intents', fields)).body
  expect(payment.status).toBe('requires_capture')
  const taken = await shop.post(`/v1/payment_intents/${payment.id}/capture`, { amount_to_capture: 4_000 })
  expect(taken.body).toMatchObject({ status: 'processing', amount_received: 0, conflict: { amount: 10_000, currency: 'usd' } })
  expect(await alarmsOf(payment)).toMatchObject([{ asked_minor: 4_000, told_minor: 10_000 }])
  expect(await shop.broken()).toEqual([])
})
