import { expect } from 'vitest'
import { type GatewayCase, VISA, withCard } from './case.testing.ts'

const pays = (amount: number, currency: string): Pick<GatewayCase, 'steps' | 'end'> => ({
  async steps({ shop }) {
    const payment = await shop.open({ amount, currency })
    await shop.pay(payment, VISA)
    expect((await shop.get(`/v1/payment_intents/${payment.id}`)).body).toMatchObject({ amount, amount_received: amount, currency })
    return payment.id
  },
  end: { status: 'succeeded', taken: amount },
})

/** Money as it is written. */
export const AMOUNT_CASES: readonly GatewayCase[] = [
  { n: 37, name: 'JPY has no decimals', ...pays(60_500, 'jpy') },
  { n: 38, name: 'KWD has three', ...pays(119_430, 'kwd') },
  {
    n: 39,
    name: 'a total of 0 is no payment: the card is set up',
    async steps({ shop }) {
      const refused = await shop.post('/v1/payment_intents', { amount: 0, currency: 'usd' })
      expect(refused).toMatchObject({ status: 400 })
      const setup = (await shop.post('/v1/setup_intents', { usage: 'off_session' })).body
      await shop.post(`/v1/setup_intents/${setup.id}/confirm`, withCard(VISA))
      return setup.id
    },
    end: { status: 'succeeded', taken: 0 },
  },
  {
    n: 40,
    name: 'the bank took another amount than the order',
    async steps(system) {
      const { shop, faults, merchant } = system
      const payment = await shop.open()
      faults.lies = (own) => ({ confirm: (charge) => own.confirm({ ...charge, amount: { minor: 30_000, currency: 'USD' } }) })
      await shop.pay(payment, VISA)
      await system.later(60_000)
      const { conflict, amount_received } = (await shop.get(`/v1/payment_intents/${payment.id}`)).body
      expect(conflict).toMatchObject({ amount: 30_000, currency: 'usd' })
      expect(amount_received).toBe(0)
      expect(merchant.received.map(({ type }) => type)).toContain('payment_intent.conflicted')
      expect(shop.lines.join()).toContain('"alarm":true')
      return payment.id
    },
    end: { status: 'processing', taken: 30_000, received: 0 },
  },
]
