import { expect } from 'vitest'
import { AMOUNT, ASKS, asked, type GatewayCase, statusOf } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }
const NOT_PAID = { status: 'requires_payment_method', taken: 0 }

/** 3-D Secure, as holders do it. */
export const CHALLENGE_CASES: readonly GatewayCase[] = [
  {
    n: 19,
    name: '3-D Secure passed',
    async steps(house) {
      const { id, url } = await asked(house)
      await house.holder(url, 'complete')
      const back = await house.shop.told(new Request(`https://pay.test/return/${id}`))
      expect(back.status).toBe(200)
      return id
    },
    end: PAID,
  },
  {
    n: 20,
    name: '3-D Secure failed',
    async steps(house) {
      const { id, url } = await asked(house)
      await house.holder(url, 'fail')
      await house.shop.told(new Request(`https://pay.test/return/${id}`))
      return id
    },
    end: NOT_PAID,
  },
  {
    n: 21,
    name: '3-D Secure closed by its holder',
    async steps(house) {
      const { id, url } = await asked(house)
      expect((await house.shop.post(`/v1/payment_intents/${id}/cancel`, { cancellation_reason: 'abandoned' })).body.status).toBe('canceled')
      await house.holder(url, 'complete')
      await house.later(60_000)
      return id
    },
    end: { status: 'canceled', taken: 0 },
  },
  {
    n: 22,
    name: 'the tab is closed after the bank was answered',
    async steps(house) {
      const { id, url } = await asked(house)
      await house.holder(url, 'complete')
      await house.later(60_000)
      return id
    },
    end: PAID,
  },
  {
    n: 23,
    name: 'coming back too late',
    async steps(house) {
      const { id, url } = await asked(house)
      await house.later(11 * 60_000)
      expect(await statusOf(house, id)).toBe('requires_payment_method')
      await house.holder(url, 'complete')
      await house.shop.told(new Request(`https://pay.test/return/${id}`))
      return id
    },
    end: NOT_PAID,
  },
  {
    n: 24,
    name: 'requires_confirmation is not paid',
    async steps(house) {
      const payment = await house.shop.open({ confirmation_method: 'manual' })
      await house.shop.pay(payment, ASKS)
      expect(await statusOf(house, payment.id)).toBe('requires_confirmation')
      const confirm = () => house.shop.post(`/v1/payment_intents/${payment.id}/confirm`)
      const { next_action } = (await confirm()).body
      await house.holder(next_action.redirect_to_url.url, 'complete')
      await house.later(1_000)
      expect(await statusOf(house, payment.id)).toBe('requires_confirmation')
      expect((await house.books()).taken).toBe(0)
      await confirm()
      return payment.id
    },
    end: PAID,
  },
]
