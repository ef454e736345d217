import { expect } from 'vitest'
import { AMOUNT, type GatewayCase, held, statusOf, VISA } from './case.testing.ts'

const PAID = { status: 'succeeded', taken: AMOUNT }

/** The line, the bank or the process fails. */
export const SILENCE_CASES: readonly GatewayCase[] = [
  {
    n: 5,
    name: 'crash after our commit, before the bank was called',
    async steps(system) {
      const payment = await system.shop.open()
      system.faults.confirm = 'dies_before'
      void system.shop.pay(payment, VISA)
      await expect.poll(() => system.faults.late.length).toBe(1)
      const next = system.restart()
      expect(await statusOf(next, payment.id)).toBe('processing')
      await next.later(21_000)
      expect(await statusOf(next, payment.id)).toBe('requires_payment_method')
      // What the dead process had sent arrives now, and finds its key refused.
      await system.faults.late[0]?.()
      expect((await next.shop.pay(payment, VISA)).body.result.status).toBe('succeeded')
      return payment.id
    },
    end: PAID,
  },
  {
    n: 6,
    name: 'crash after the bank had taken it',
    async steps(system) {
      const payment = await system.shop.open()
      system.faults.confirm = 'dies_after'
      void system.shop.pay(payment, VISA)
      await expect.poll(async () => (await system.books()).times).toBe(1)
      const next = system.restart()
      await next.later(21_000)
      return payment.id
    },
    end: PAID,
  },
  {
    n: 7,
    name: 'confirming times out',
    async steps(system) {
      const payment = await system.shop.open()
      system.faults.confirm = 'unanswered'
      expect((await system.shop.pay(payment, VISA)).body.result.status).toBe('processing')
      system.faults.confirm = 'none'
      expect((await system.shop.pay(payment, VISA)).body.result.status).toBe('processing')
      await system.later(1_000)
      return payment.id
    },
    end: PAID,
  },
  {
    n: 8,
    name: 'capturing times out',
    async steps(system) {
      const id = await held(system)
      system.faults.capture = 'unanswered'
      await system.shop.post(`/v1/payment_intents/${id}/capture`, { amount_to_capture: 12_000 })
      expect(await statusOf(system, id)).toBe('processing')
      system.faults.capture = 'none'
      await system.later(21_000)
      return id
    },
    end: { status: 'succeeded', taken: 12_000 },
  },
  {
    n: 10,
    name: 'the bank is too busy (429)',
    async steps(system) {
      const payment = await system.shop.open()
      system.faults.confirm = 'lost'
      system.faults.find = 'lost'
      expect((await system.shop.pay(payment, VISA)).body.result.status).toBe('processing')
      await system.later(1_000)
      expect(await statusOf(system, payment.id)).toBe('processing')
      system.faults.confirm = 'none'
      system.faults.find = 'none'
      await system.later(60_000)
      expect(await statusOf(system, payment.id)).toBe('requires_payment_method')
      await system.shop.pay(payment, VISA)
      return payment.id
    },
    end: PAID,
  },
]
