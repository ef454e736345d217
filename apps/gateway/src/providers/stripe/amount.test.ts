import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStripe, toStripe } from './amount.ts'

test.each([
  [{ minor: 38_933, currency: 'USD' }, 38_933],
  [{ minor: 60_500, currency: 'JPY' }, 60_500],
  [{ minor: 119_430, currency: 'KWD' }, 119_430],
  [{ minor: 5, currency: 'ISK' }, 500],
  [{ minor: 5, currency: 'UGX' }, 500],
  [{ minor: 500, currency: 'MGA' }, 5],
])('%o is written %i', (amount, written) => {
  expect(toStripe(amount)).toBe(written)
  expect(fromStripe(written, amount.currency.toLowerCase())).toEqual(amount)
})

test('what Stripe cannot write is not rounded', () => {
  expect(toStripe({ minor: 119_431, currency: 'KWD' })).toBeNull()
  expect(toStripe({ minor: 501, currency: 'MGA' })).toBeNull()
})

test('whatever is written reads back the same', () => {
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'BHD', 'ISK', 'UGX', 'MGA', 'CLP')
  fc.assert(
    fc.property(currencies, fc.integer({ min: 0, max: 99_999_999 }), (currency, minor) => {
      const written = toStripe({ minor, currency })
      if (written !== null) expect(fromStripe(written, currency)).toEqual({ minor, currency })
    }),
  )
})
