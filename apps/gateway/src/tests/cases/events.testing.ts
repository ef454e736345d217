import Stripe from 'stripe'
import { expect } from 'vitest'
import { AMOUNT, asked, type GatewayCase, paid } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }
const idOf = (hook: { body: string }): string => JSON.parse(hook.body).id
const about = (id: string) => (hook: { body: string }) => hook.body.includes(id)

/** What the merchant hears, checked by Stripe's own client. */
export const EVENT_CASES: readonly GatewayCase[] = [
  {
    n: 11,
    name: 'an event comes twice',
    async steps(house) {
      const { merchant } = house
      merchant.status = 500
      const id = await paid(house)
      await house.later(0)
      merchant.status = 200
      await house.later(3_600_000)
      const told = merchant.heard.filter((hook) => hook.type === 'payment_intent.succeeded' && about(id)(hook))
      expect(told.length).toBeGreaterThan(1)
      expect(new Set(told.map(idOf)).size).toBe(1)
      return id
    },
    end: PAID,
  },
  {
    n: 12,
    name: 'events come out of order',
    async steps(house) {
      const { merchant } = house
      merchant.status = 500
      const { id, url } = await asked(house)
      await house.later(0)
      merchant.status = 200
      await house.holder(url, 'complete')
      await house.later(1_000)
      await house.later(3_600_000)
      const order = merchant.heard.filter(about(id)).map(({ type }) => type)
      expect(order.lastIndexOf('payment_intent.requires_action')).toBeGreaterThan(-1)
      expect(order).toContain('payment_intent.succeeded')
      return id
    },
    end: PAID,
  },
  {
    n: 13,
    name: 'a late word that the holder must act',
    async steps(house) {
      const { id, url } = await asked(house)
      await house.holder(url, 'complete')
      await house.later(1_000)
      house.faults.lies = () => ({ find: async () => ({ kind: 'action', url }) })
      await house.shop.told(new Request(`https://pay.test/return/${id}`))
      await house.later(60_000)
      return id
    },
    end: PAID,
  },
  {
    n: 15,
    name: 'a bad signature',
    async steps(house) {
      const id = await paid(house)
      const { body, signature } = await heard(house, id)
      expect(Stripe.webhooks.constructEvent(body, signature, 'whsec_sojourn', 300, undefined, house.clock.nowMs()).type).toBe('payment_intent.succeeded')
      for (const [text, secret] of [
        [body, 'whsec_other'],
        [body.replace('succeeded', 'canceled'), 'whsec_sojourn'],
      ] as const) {
        expect(() => Stripe.webhooks.constructEvent(text, signature, secret, 300, undefined, house.clock.nowMs())).toThrow(/signature/)
      }
      return id
    },
    end: PAID,
  },
  {
    n: 16,
    name: 'stale by 301 seconds',
    async steps(house) {
      const id = await paid(house)
      const { body, signature } = await heard(house, id)
      const readAfter = (ms: number) => Stripe.webhooks.constructEvent(body, signature, 'whsec_sojourn', 300, undefined, house.clock.nowMs() + ms)
      expect(readAfter(300_000).type).toBe('payment_intent.succeeded')
      expect(() => readAfter(301_000)).toThrow(/tolerance/)
      return id
    },
    end: PAID,
  },
  {
    n: 18,
    name: "the merchant's endpoint is down",
    async steps(house) {
      const { merchant } = house
      merchant.status = 503
      const id = await paid(house)
      for (let tries = 0; tries < 4; tries++) await house.later(120_000)
      const before = merchant.heard.filter(about(id)).length
      merchant.status = 200
      await house.later(86_400_000)
      const after = merchant.heard.filter(about(id)).length
      await house.later(86_400_000)
      expect(before).toBeGreaterThan(1)
      expect(after).toBeGreaterThan(before)
      expect(merchant.heard.filter(about(id))).toHaveLength(after)
      return id
    },
    end: PAID,
  },
]

async function heard(house: Parameters<GatewayCase['steps']>[0], id: string) {
  await house.later(0)
  const hook = house.merchant.heard.find((one) => one.type === 'payment_intent.succeeded' && about(id)(one))
  if (!hook) throw new Error('the merchant was not told')
  return hook
}
