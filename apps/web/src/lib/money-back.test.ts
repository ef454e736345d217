import { expect, test } from 'vitest'
import { moneyBack } from './money-back.ts'

const paid = { paid: 389.33, refunded: 0, currency: 'USD', money_back_to: 'Visa ending 4242', paid_by_card: 'all' } as const

test('a failed booking always says where the money goes', () => {
  expect(moneyBack({ ...paid, paid: 0 })).toBe('Nothing was charged.')
  expect(moneyBack(paid)).toBe('$389.33 will be refunded automatically to Visa ending 4242.')
  expect(moneyBack({ ...paid, refunded: 389.33 })).toBe('$389.33 was refunded to Visa ending 4242. Banks usually show it within 5 to 10 days.')
  expect(moneyBack({ ...paid, refunded: 389.33, money_back_to: 'Wallet balance, Cash card', paid_by_card: 'none' })).toBe(
    '$389.33 was refunded to Wallet balance, Cash card.',
  )
  expect(moneyBack({ ...paid, refunded: 389.33, money_back_to: 'Cash card, Visa ending 4242', paid_by_card: 'part' })).toBe(
    '$389.33 was refunded to Cash card, Visa ending 4242. Banks usually show the card part within 5 to 10 days; the rest is available now.',
  )
  expect(moneyBack({ ...paid, money_back_to: null, paid_by_card: 'none' })).toContain('refunded automatically to your original payment method')
})
