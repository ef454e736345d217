import { expect } from 'vitest'
import { ASKS, type GatewayCase, VISA, withCard } from './case.testing.ts'

const NOT_PAID = { status: 'requires_payment_method', taken: 0 }
const card = (number: string) => ({ type: 'card', 'card[number]': number, 'card[exp_month]': 4, 'card[exp_year]': 2030, 'card[cvc]': '123' })

/** Cards that do not do what they did. */
export const CARD_CASES: readonly GatewayCase[] = [
  {
    n: 26,
    name: 'the card has expired',
    async steps({ shop }) {
      const payment = await shop.open()
      const declined = await shop.pay(payment, '4000000000000069')
      expect(declined.body.result).toMatchObject({ status: 'declined', code: 'expired_card' })
      const past = await shop.post(`/v1/payment_intents/${payment.id}/confirm`, {
        ...withCard('4000000000000069'),
        'payment_method_data[card][exp_year]': 2024,
      })
      expect(past.body.error).toMatchObject({ type: 'card_error' })
      return payment.id
    },
    end: NOT_PAID,
  },
  {
    n: 27,
    name: 'the card was deleted',
    async steps({ shop }) {
      const customer = (await shop.post('/v1/customers', { email: 'case27@sojourn.test' })).body.id
      const method = (await shop.post('/v1/payment_methods', card(VISA))).body.id
      await shop.post(`/v1/payment_methods/${method}/attach`, { customer })
      await shop.post(`/v1/payment_methods/${method}/detach`)
      const payment = await shop.open({ customer })
      const refused = await shop.post(`/v1/payment_intents/${payment.id}/confirm`, { payment_method: method })
      expect(refused.status).toBeGreaterThanOrEqual(400)
      expect(refused.status).toBeLessThan(405)
      return payment.id
    },
    end: NOT_PAID,
  },
  {
    n: 28,
    name: '0341 is saved, and fails when charged',
    async steps({ shop }) {
      const customer = (await shop.post('/v1/customers', { email: 'case28@sojourn.test' })).body.id
      const method = (await shop.post('/v1/payment_methods', card('4000000000000341'))).body.id
      expect((await shop.post(`/v1/payment_methods/${method}/attach`, { customer })).status).toBe(200)
      const payment = await shop.open({ customer })
      const declined = await shop.post(`/v1/payment_intents/${payment.id}/confirm`, { payment_method: method })
      expect(declined).toMatchObject({ status: 402, body: { error: { code: 'card_declined' } } })
      return payment.id
    },
    end: NOT_PAID,
  },
  {
    n: 29,
    name: 'the bank asks, and nobody is there',
    async steps({ shop }) {
      const payment = await shop.open()
      const declined = await shop.post(`/v1/payment_intents/${payment.id}/confirm`, { ...withCard(ASKS), off_session: 'true' })
      expect(declined).toMatchObject({ status: 402, body: { error: { code: 'authentication_required', decline_code: 'authentication_required' } } })
      return payment.id
    },
    end: NOT_PAID,
  },
]
