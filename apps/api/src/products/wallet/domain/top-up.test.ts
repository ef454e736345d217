import { add, compare, decimalsOf, money, subtract, toMajor } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInRange, topUpRange } from './top-up.ts'

test('in dollars a wallet is topped up by 10 to 1,000, with four amounts suggested', () => {
  const { minimum, maximum, suggested } = topUpRange('USD', '1')
  expect([minimum, maximum, ...suggested].map(toMajor)).toEqual([10, 1_000, 25, 50, 100, 200])
})

test('elsewhere the amounts are as large and just as round', () => {
  const shown = (currency: string, rate: string) => {
    const { minimum, maximum, suggested } = topUpRange(currency, rate)
    return [minimum, ...suggested, maximum].map(toMajor)
  }
  expect(shown('EUR', '0.92')).toEqual([10, 25, 50, 100, 200, 1_000])
  expect(shown('JPY', '151.2')).toEqual([1_500, 4_000, 7_500, 15_000, 30_000, 150_000])
  expect(shown('KWD', '0.3075')).toEqual([3, 10, 15, 30, 50, 300])
})

const rates = fc.tuple(
  fc.constantFrom('EUR', 'JPY', 'KWD', 'MXN', 'CLP', 'IDR'),
  fc.integer({ min: 1, max: 200_000_000 }).map((n) => (n / 10_000).toFixed(4)),
)

test('whatever the rate: whole units, the ends in order, each suggestion inside them', () => {
  fc.assert(
    fc.property(rates, ([currency, rate]) => {
      const { minimum, maximum, suggested } = topUpRange(currency, rate)
      const whole = [minimum, maximum, ...suggested].every(({ minor }) => minor > 0 && minor % 10 ** decimalsOf(currency) === 0)
      return whole && compare(minimum, maximum) <= 0 && suggested.every((each) => isInRange(each, { minimum, maximum }))
    }),
  )
})

test('both ends can be bought, a minor unit beyond them cannot, nor can another currency', () => {
  const range = topUpRange('USD', '1')
  const one = money(1, 'USD')
  expect([range.minimum, range.maximum].every((each) => isInRange(each, range))).toBe(true)
  expect([subtract(range.minimum, one), add(range.maximum, one), money(5_000, 'EUR'), money(-5_000, 'USD')].some((each) => isInRange(each, range))).toBe(false)
})
