import { pgDatabase } from '@sojourn/testing'
import { expect, test } from 'vitest'
import { gatewayMigrations } from '../create-gateway.ts'
import { testGateway } from './test-gateway.ts'

type Node = ReturnType<typeof testGateway>

/** Two nodes on one database. */
async function twoNodes(run: (one: Node, two: Node) => Promise<void>): Promise<void> {
  const database = await pgDatabase(gatewayMigrations, { schema: 'gateway' })
  const [one, two] = [testGateway(await database.open({ schema: 'gateway' })), testGateway(await database.open({ schema: 'gateway' }))]
  await run(one, two)
  expect(await one.broken()).toEqual([])
  await database.drop()
}
const HELD = { amount: 1_000, currency: 'usd', capture_method: 'manual', payment_method: 'pm_card_visa', confirm: 'true' }

test('of twenty captures at once on two nodes, one takes its part', () =>
  twoNodes(async (one, two) => {
    const { id } = (await one.post('/v1/payment_intents', HELD)).body
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? one : two).post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 100 + i })),
    )
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error?.code === 'payment_intent_unexpected_state')).toHaveLength(19)
    expect((await one.get(`/v1/payment_intents/${id}`)).body.amount_received).toBe(taken[0]?.body.amount_received)
  }))

test('captured and cancelled at once, it is one of the two, at the bank as well', () =>
  twoNodes(async (one, two) => {
    for (let i = 0; i < 10; i++) {
      const { id } = (await one.post('/v1/payment_intents', HELD)).body
      await Promise.all([one.post(`/v1/payment_intents/${id}/capture`), two.post(`/v1/payment_intents/${id}/cancel`)])
      one.clock.advance(20_000)
      await one.gateway.work.runOnce()
      const { status, amount_received } = (await one.get(`/v1/payment_intents/${id}`)).body
      expect(amount_received).toBe(status === 'succeeded' ? 1_000 : 0)
      expect(['succeeded', 'canceled']).toContain(status)
    }
  }))

test('[B3.4] one order opened forty times at once on two nodes is one payment', () =>
  twoNodes(async (one, two) => {
    const order = { amount: 1_000, currency: 'usd', 'metadata[order_id]': 'bok_1' }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).post('/v1/payment_intents', order, { 'idempotency-key': `o${i}` })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  }))

test('a card that pays once pays one of two payments that name it at once', () =>
  twoNodes(async (one, two) => {
    const card = { type: 'card', 'card[number]': '4242424242424242', 'card[exp_month]': 4, 'card[exp_year]': 2030 }
    const { id } = (await one.post('/v1/payment_methods', card)).body
    const answers = await Promise.all(
      [one, two].map((node) => node.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', payment_method: id, confirm: 'true' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }))
