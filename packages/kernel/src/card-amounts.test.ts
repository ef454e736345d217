import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardMaximum, cardMinimum, fromCardUnits, isChargeable, toCardUnits } from './card-amounts.ts'

test.each([
  [{ minor: 38_933, currency: 'USD' }, 38_933],
  [{ minor: 60_500, currency: 'JPY' }, 60_500],
  [{ minor: 119_430, currency: 'KWD' }, 119_430],
  [{ minor: 5, currency: 'ISK' }, 500],
  [{ minor: 5, currency: 'UGX' }, 500],
  [{ minor: 500, currency: 'MGA' }, 5],
])('%o is written %i', (amount, written) => {
  expect(toCardUnits(amount)).toBe(written)
  expect(fromCardUnits(written, amount.currency.toLowerCase())).toEqual(amount)
})

test.each([
  [{ minor: 119_430, currency: 'KWD' }, true],
  [{ minor: 119_431, currency: 'KWD' }, false],
  [{ minor: 500, currency: 'MGA' }, true],
  [{ minor: 501, currency: 'MGA' }, false],
  [fromCardUnits(500, 'isk'), true],
  [fromCardUnits(501, 'isk'), false],
  [fromCardUnits(1_234_567, 'ugx'), false],
])('whether a card can be charged %o: %s', (amount, chargeable) => {
  expect(isChargeable(amount)).toBe(chargeable)
})

test.each([
  ['USD', 50, 99_999_999],
  ['GBP', 30, 99_999_999],
  ['HUF', 17_500, 99_999_999],
  ['MXN', 1_000, 99_999_999],
  ['JPY', 50, 99_999_999],
  ['IDR', 1, 999_999_999_999],
  ['KWD', 1, 99_999_999],
  ['ISK', 1, 999_999.99],
])('a card is charged %s from %i to %i', (currency, from, to) => {
  expect([cardMinimum(currency).minor, cardMaximum(currency).minor]).toEqual([from, to])
})

test('whatever is written reads back the same', () => {
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD', 'BHD', 'ISK', 'UGX', 'MGA', 'CLP')
  fc.assert(
    fc.property(currencies, fc.integer({ min: 0, max: 99_999_999 }), (currency, minor) => {
      if (isChargeable({ minor, currency })) expect(fromCardUnits(toCardUnits({ minor, currency }), currency)).toEqual({ minor, currency })
    }),
  )
})
