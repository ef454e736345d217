import { expect } from 'vitest'
import { AMOUNT, type GatewayCase, paid } from './case.testing.ts'

const refunded = async (system: Parameters<GatewayCase['steps']>[0], id: string): Promise<number> => {
  const { latest_charge } = (await system.shop.get(`/v1/payment_intents/${id}`)).body
  return (await system.shop.get(`/v1/charges/${latest_charge}`)).body.amount_refunded
}

/** Refunds. */
export const REFUND_CASES: readonly GatewayCase[] = [
  {
    n: 33,
    name: 'given back in parts, one of them without an answer',
    async steps(system) {
      const id = await paid(system)
      const give = (amount: number) => system.shop.post('/v1/refunds', { payment_intent: id, amount })
      expect((await give(10_000)).body.status).toBe('succeeded')
      system.faults.refund = 'unanswered'
      expect((await give(20_000)).body.status).toBe('pending')
      system.faults.refund = 'lost'
      expect((await give(8_000)).body.status).toBe('pending')
      system.faults.refund = 'none'
      expect((await give(934)).body.error.code).toBe('amount_too_large')
      await system.later(21_000)
      expect(await refunded(system, id)).toBe(38_000)
      return id
    },
    end: { status: 'succeeded', taken: AMOUNT, back: 38_000 },
  },
  {
    n: 34,
    name: 'refunds at once stay within what was taken',
    async steps(system) {
      const id = await paid(system)
      const answers = await Promise.all(Array.from({ length: 5 }, () => system.shop.post('/v1/refunds', { payment_intent: id, amount: 10_000 })))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
      await system.later(21_000)
      return id
    },
    end: { status: 'succeeded', taken: AMOUNT, back: 30_000 },
  },
  {
    n: 35,
    name: '5126: the bank sends a refund back',
    async steps(system) {
      const id = await paid(system, '4000000000005126')
      const { body } = await system.shop.post('/v1/refunds', { payment_intent: id })
      expect(body.status).toBe('succeeded')
      await system.later(5_000)
      await system.later(5_000)
      expect((await system.shop.get(`/v1/refunds/${body.id}`)).body).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' })
      expect(await refunded(system, id)).toBe(0)
      return id
    },
    end: { status: 'succeeded', taken: AMOUNT, back: 0 },
  },
]
