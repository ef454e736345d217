import { expect } from 'vitest'
import { AMOUNT, type GatewayCase, keyed, statusOf, VISA, withCard } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }
const opened = { amount: AMOUNT, currency: 'usd', confirm: 'true', ...withCard(VISA) }

/** The same request more than once. */
export const KEY_CASES: readonly GatewayCase[] = [
  {
    n: 1,
    name: 'double click',
    async steps({ shop }) {
      const payment = await shop.open()
      const clicks = await Promise.all([shop.pay(payment, VISA), shop.pay(payment, VISA), shop.pay(payment, VISA)])
      for (const { body } of clicks) expect(['succeeded', 'processing']).toContain(body.result.status)
      return payment.id
    },
    end: PAID,
  },
  {
    n: 2,
    name: 'same key replay',
    async steps({ shop }) {
      const key = keyed('replay')
      const first = await shop.post('/v1/payment_intents', opened, key)
      const again = await shop.post('/v1/payment_intents', opened, key)
      expect(again.body).toEqual(first.body)
      expect(again.headers.get('idempotent-replayed')).toBe('true')
      return first.body.id
    },
    end: PAID,
  },
  {
    n: 3,
    name: 'same key, another body',
    async steps({ shop }) {
      const key = keyed('body')
      const first = await shop.post('/v1/payment_intents', opened, key)
      const other = await shop.post('/v1/payment_intents', { ...opened, amount: 1 }, key)
      expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } })
      return first.body.id
    },
    end: PAID,
  },
  {
    n: 4,
    name: 'one key, many at once',
    async steps({ shop }) {
      const key = keyed('at-once')
      const answers = await Promise.all(Array.from({ length: 6 }, () => shop.post('/v1/payment_intents', opened, key)))
      const done = answers.filter(({ status }) => status === 200)
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      expect(new Set(done.map(({ body }) => body.id)).size).toBe(1)
      return done[0]?.body.id
    },
    end: PAID,
  },
  {
    n: 9,
    name: 'a 500 is saved',
    async steps(system) {
      const { shop, faults } = system
      const payment = await shop.open()
      const key = keyed('500')
      const confirm = () => shop.post(`/v1/payment_intents/${payment.id}/confirm`, withCard(VISA), key)
      faults.confirm = 'stumbles'
      expect((await confirm()).status).toBe(500)
      faults.confirm = 'none'
      expect((await confirm()).status).toBe(500)
      expect(await statusOf(system, payment.id)).toBe('processing')
      await system.later(21_000)
      return payment.id
    },
    end: PAID,
  },
]
