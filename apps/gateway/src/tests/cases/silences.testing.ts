import { expect } from 'vitest'
import { AMOUNT, type GatewayCase, held, statusOf, VISA } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }

/** The line, the bank or the process fails. */
export const SILENCE_CASES: readonly GatewayCase[] = [
  {
    n: 5,
    name: 'crash after our commit, before the bank was called',
    async steps(house) {
      const payment = await house.shop.open()
      house.faults.confirm = 'dies_before'
      void house.shop.pay(payment, VISA)
      await expect.poll(() => house.faults.late.length).toBe(1)
      const next = house.restart()
      expect(await statusOf(next, payment.id)).toBe('processing')
      await next.later(21_000)
      expect(await statusOf(next, payment.id)).toBe('requires_payment_method')
      // What the dead process had sent arrives now, and finds its key barred.
      await house.faults.late[0]?.()
      expect((await next.shop.pay(payment, VISA)).body.result.status).toBe('succeeded')
      return payment.id
    },
    end: PAID,
  },
  {
    n: 6,
    name: 'crash after the bank had taken it',
    async steps(house) {
      const payment = await house.shop.open()
      house.faults.confirm = 'dies_after'
      void house.shop.pay(payment, VISA)
      await expect.poll(async () => (await house.books()).times).toBe(1)
      const next = house.restart()
      await next.later(21_000)
      return payment.id
    },
    end: PAID,
  },
  {
    n: 7,
    name: 'confirming times out',
    async steps(house) {
      const payment = await house.shop.open()
      house.faults.confirm = 'unheard'
      expect((await house.shop.pay(payment, VISA)).body.result.status).toBe('processing')
      house.faults.confirm = 'none'
      expect((await house.shop.pay(payment, VISA)).body.result.status).toBe('processing')
      await house.later(1_000)
      return payment.id
    },
    end: PAID,
  },
  {
    n: 8,
    name: 'capturing times out',
    async steps(house) {
      const id = await held(house)
      house.faults.capture = 'unheard'
      await house.shop.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 12_000 })
      expect(await statusOf(house, id)).toBe('processing')
      house.faults.capture = 'none'
      await house.later(21_000)
      return id
    },
    end: { status: 'succeeded', taken: 12_000 },
  },
  {
    n: 10,
    name: 'the bank is too busy (429)',
    async steps(house) {
      const payment = await house.shop.open()
      house.faults.confirm = 'lost'
      house.faults.find = 'lost'
      expect((await house.shop.pay(payment, VISA)).body.result.status).toBe('processing')
      await house.later(1_000)
      expect(await statusOf(house, payment.id)).toBe('processing')
      house.faults.confirm = 'none'
      house.faults.find = 'none'
      await house.later(60_000)
      expect(await statusOf(house, payment.id)).toBe('requires_payment_method')
      await house.shop.pay(payment, VISA)
      return payment.id
    },
    end: PAID,
  },
]
