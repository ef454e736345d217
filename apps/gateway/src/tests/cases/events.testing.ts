import Stripe from 'stripe'
import { expect } from 'vitest'
import { AMOUNT, asked, type GatewayCase, paid } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }
const idOf = (hook: { body: string }): string => JSON.parse(hook.body).id
const about = (id: string) => (hook: { body: string }) => hook.body.includes(id)

/** The events the merchant receives, checked by Stripe's own client. */
export const EVENT_CASES: readonly GatewayCase[] = [
  {
    n: 11,
    name: 'an event comes twice',
    async steps(system) {
      const { merchant } = system
      merchant.status = 500
      const id = await paid(system)
      await system.later(0)
      merchant.status = 200
      await system.later(3_600_000)
      const answer = merchant.received.filter((hook) => hook.type === 'payment_intent.succeeded' && about(id)(hook))
      expect(answer.length).toBeGreaterThan(1)
      expect(new Set(answer.map(idOf)).size).toBe(1)
      return id
    },
    end: PAID,
  },
  {
    n: 12,
    name: 'events come out of order',
    async steps(system) {
      const { merchant } = system
      merchant.status = 500
      const { id, url } = await asked(system)
      await system.later(0)
      merchant.status = 200
      await system.holder(url, 'complete')
      await system.later(1_000)
      await system.later(3_600_000)
      const order = merchant.received.filter(about(id)).map(({ type }) => type)
      expect(order.lastIndexOf('payment_intent.requires_action')).toBeGreaterThan(-1)
      expect(order).toContain('payment_intent.succeeded')
      return id
    },
    end: PAID,
  },
  {
    n: 13,
    name: 'a late word that the holder must act',
    async steps(system) {
      const { id, url } = await asked(system)
      await system.holder(url, 'complete')
      await system.later(1_000)
      system.faults.lies = () => ({ find: async () => ({ kind: 'action', url }) })
      await system.shop.ask(new Request(`https://pay.test/return/${id}`))
      await system.later(60_000)
      return id
    },
    end: PAID,
  },
  {
    n: 15,
    name: 'a bad signature',
    async steps(system) {
      const id = await paid(system)
      const { body, signature } = await received(system, id)
      expect(Stripe.webhooks.constructEvent(body, signature, 'whsec_sojourn', 300, undefined, system.clock.nowMs()).type).toBe('payment_intent.succeeded')
      for (const [text, secret] of [
        [body, 'whsec_other'],
        [body.replace('succeeded', 'canceled'), 'whsec_sojourn'],
      ] as const) {
        expect(() => Stripe.webhooks.constructEvent(text, signature, secret, 300, undefined, system.clock.nowMs())).toThrow(/signature/)
      }
      return id
    },
    end: PAID,
  },
  {
    n: 16,
    name: 'stale by 301 seconds',
    async steps(system) {
      const id = await paid(system)
      const { body, signature } = await received(system, id)
      const readAfter = (ms: number) => Stripe.webhooks.constructEvent(body, signature, 'whsec_sojourn', 300, undefined, system.clock.nowMs() + ms)
      expect(readAfter(300_000).type).toBe('payment_intent.succeeded')
      expect(() => readAfter(301_000)).toThrow(/tolerance/)
      return id
    },
    end: PAID,
  },
  {
    n: 18,
    name: "the merchant's endpoint is down",
    async steps(system) {
      const { merchant } = system
      merchant.status = 503
      const id = await paid(system)
      for (let tries = 0; tries < 4; tries++) await system.later(120_000)
      const before = merchant.received.filter(about(id)).length
      merchant.status = 200
      await system.later(86_400_000)
      const after = merchant.received.filter(about(id)).length
      await system.later(86_400_000)
      expect(before).toBeGreaterThan(1)
      expect(after).toBeGreaterThan(before)
      expect(merchant.received.filter(about(id))).toHaveLength(after)
      return id
    },
    end: PAID,
  },
]

async function received(system: Parameters<GatewayCase['steps']>[0], id: string) {
  await system.later(0)
  const hook = system.merchant.received.find((one) => one.type === 'payment_intent.succeeded' && about(id)(one))
  if (!hook) throw new Error('the merchant was not told')
  return hook
}
