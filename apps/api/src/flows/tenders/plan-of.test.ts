import { DEFAULT_PAYMENTS, money, type ProductCode } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import type { Checkout } from '../../modules/checkouts/index.ts'
import { stubProducts } from '../../sale/stub.testing.ts'
import { waiveUnderOf } from './plan-of.ts'

const rates = async () => (from: string, to: string) => (from === to ? '1' : from === 'EUR' ? '1.11' : null)
const none = undefined as never
const under = (product: ProductCode, mode: 'prepaid' | 'postpaid', currency = 'USD') => {
  const quote = { currency, payNow: money(1_000, currency) } as Checkout['quote']
  return waiveUnderOf({ rates, products: stubProducts() }, none, { product, quote, terms: { ...DEFAULT_PAYMENTS, mode, isPriceChange: false } })
}

test('what is worth less than 1 USD is waived of what is prepaid, in whatever currency there is a rate for', async () => {
  expect(await under('HLT', 'prepaid')).toEqual(money(100, 'USD'))
  expect(await under('HLT', 'prepaid', 'EUR')).toEqual(money(91, 'EUR'))
  expect((await under('HLT', 'prepaid', 'XAU')).minor).toBeLessThanOrEqual(1)
})

test('[C4.6] what no card can be charged is waived before anyone consents, also of our share of what is paid later', async () => {
  expect(await under('HLT', 'postpaid')).toEqual(money(50, 'USD'))
  expect(await under('HLT', 'postpaid', 'HUF')).toEqual(money(17_500, 'HUF'))
  expect(await under('HLT', 'prepaid', 'HUF')).toEqual(money(17_500, 'HUF'))
})

test('of wallet value nothing is waived: paid with wallet value, it would grow by the waived rest each time', async () => {
  expect(await under('WLT', 'prepaid')).toEqual(money(0, 'USD'))
})
