import { expect } from 'vitest'
import { type GatewayCase, held } from './case.testing.ts'

/** Held first, taken later. */
export const CAPTURE_CASES: readonly GatewayCase[] = [
  {
    n: 30,
    name: 'a part is captured, the rest released',
    async steps(system) {
      const id = await held(system)
      const captured = await system.shop.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 12_000 })
      expect(captured.body).toMatchObject({ status: 'succeeded', amount_received: 12_000, amount_capturable: 0 })
      const again = await system.shop.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 12_000 })
      expect(again.body.error.code).toBe('payment_intent_unexpected_state')
      return id
    },
    end: { status: 'succeeded', taken: 12_000 },
  },
  {
    n: 31,
    name: 'more is captured than is held',
    async steps(system) {
      const id = await held(system)
      const refused = await system.shop.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 38_934 })
      expect(refused.status).toBe(400)
      return id
    },
    end: { status: 'requires_capture', taken: 0 },
  },
  {
    n: 32,
    name: 'captured too late',
    async steps(system) {
      const id = await held(system)
      await system.later(8 * 86_400_000)
      const refused = await system.shop.post(`/v1/payment_intents/${id}/capture`)
      expect(refused.body.error?.code ?? refused.body.status).toMatch(/payment_intent_unexpected_state|canceled/)
      await system.later(60_000)
      return id
    },
    end: { status: 'canceled', taken: 0 },
  },
]
