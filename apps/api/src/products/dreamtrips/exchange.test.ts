import { type Currency, money } from '@sojourn/kernel'
import { expect, test } from 'vitest'
import { exchangeFor } from './exchange.ts'

const rates = async () => (from: Currency, to: Currency) => (from === to ? '1' : from === 'JPY' && to === 'USD' ? '0.0065' : null)

test('an amount without a rate is no price: it is never taken as if both currencies were worth the same', async () => {
  const exchange = await exchangeFor({ rates }, {} as never, 'USD')
  if (!exchange.ok) throw new Error(exchange.refusal.code)
  expect(exchange.value.of(100_000, 'JPY' as Currency)).toEqual(money(65_000, 'USD'))
  expect(() => exchange.value.of(100_000, 'ISK' as Currency)).toThrow('there is a rate for ISK')
})
