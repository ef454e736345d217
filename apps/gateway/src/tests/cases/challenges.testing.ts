import { expect } from 'vitest'
import { AMOUNT, ASKS, asked, type GatewayCase, statusOf } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }
const NOT_PAID = { status: 'requires_payment_method', taken: 0 }

/** 3-D Secure, as holders do it. */
export const CHALLENGE_CASES: readonly GatewayCase[] = [
  {
    n: 19,
    name: '3-D Secure passed',
    async steps(system) {
      const { id, url } = await asked(system)
      await system.holder(url, 'complete')
      const back = await system.shop.ask(new Request(`https://pay.test/return/${id}`))
      expect(back.status).toBe(200)
      return id
    },
    end: PAID,
  },
  {
    n: 20,
    name: '3-D Secure failed',
    async steps(system) {
      const { id, url } = await asked(system)
      await system.holder(url, 'fail')
      await system.shop.ask(new Request(`https://pay.test/return/${id}`))
      return id
    },
    end: NOT_PAID,
  },
  {
    n: 21,
    name: '3-D Secure closed by its holder',
    async steps(system) {
      const { id, url } = await asked(system)
      expect((await system.shop.post(`/v1/payment_intents/${id}/cancel`, { cancellation_reason: 'abandoned' })).body.status).toBe('canceled')
      await system.holder(url, 'complete')
      await system.later(60_000)
      return id
    },
    end: { status: 'canceled', taken: 0 },
  },
  {
    n: 22,
    name: 'the tab is closed after the bank was answered',
    async steps(system) {
      const { id, url } = await asked(system)
      await system.holder(url, 'complete')
      await system.later(60_000)
      return id
    },
    end: PAID,
  },
  {
    n: 23,
    name: 'coming back too late',
    async steps(system) {
      const { id, url } = await asked(system)
      await system.later(11 * 60_000)
      expect(await statusOf(system, id)).toBe('requires_payment_method')
      await system.holder(url, 'complete')
      await system.shop.ask(new Request(`https://pay.test/return/${id}`))
      return id
    },
    end: NOT_PAID,
  },
  {
    n: 24,
    name: 'requires_confirmation is not paid',
    async steps(system) {
      const payment = await system.shop.open({ confirmation_method: 'manual' })
      await system.shop.pay(payment, ASKS)
      expect(await statusOf(system, payment.id)).toBe('requires_confirmation')
      const confirm = () => system.shop.post(`/v1/payment_intents/${payment.id}/confirm`)
      const { next_action } = (await confirm()).body
      await system.holder(next_action.redirect_to_url.url, 'complete')
      await system.later(1_000)
      expect(await statusOf(system, payment.id)).toBe('requires_confirmation')
      expect((await system.books()).taken).toBe(0)
      await confirm()
      return payment.id
    },
    end: PAID,
  },
]
