import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  allocate,
  basisPoints,
  compare,
  convert,
  decimalsOf,
  equals,
  formatMoney,
  fromMajor,
  max,
  min,
  money,
  negate,
  roundPrice,
  roundPriceDown,
  scale,
  subtract,
  sum,
  toMajor,
  zero,
} from './index.ts'

const currencies = ['USD', 'EUR', 'JPY', 'KWD', 'MXN', 'CAD', 'CLP', 'BHD'] as const
const currency = fc.constantFrom(...currencies)
// Up to ten thousand million major units of a three-decimal currency: far above any trip.
const minor = fc.integer({ min: -1e13, max: 1e13 })
const pair = fc.tuple(minor, minor, currency).map(([a, b, c]) => [money(a, c), money(b, c)] as const)
const oneOf = fc.tuple(minor, currency).map(([a, c]) => money(a, c))

describe('arithmetic', () => {
  test('what is added can be taken away again', () => {
    fc.assert(fc.property(pair, ([a, b]) => equals(subtract(add(a, b), b), a) && equals(add(a, b), add(b, a)) && equals(add(a, negate(a)), zero(a.currency))))
  })

  test('a sum is the same in any order', () => {
    fc.assert(
      fc.property(currency, fc.array(fc.integer({ min: -1e9, max: 1e9 })), (c, minors) => {
        const amounts = minors.map((m) => money(m, c))
        return equals(sum(c, amounts), sum(c, amounts.toReversed()))
      }),
    )
  })

  test('min and max agree with compare', () => {
    fc.assert(fc.property(pair, ([a, b]) => compare(min(a, b), max(a, b)) <= 0 && equals(add(min(a, b), max(a, b)), add(a, b))))
  })

  test('two currencies never meet', () => {
    for (const mix of [add, subtract, compare, min, max]) expect(() => mix(money(1, 'USD'), money(1, 'EUR'))).toThrow(/two currencies/)
  })

  test('a fraction of a minor unit, an unsafe number and an unknown code are defects', () => {
    for (const bad of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) expect(() => money(bad, 'USD')).toThrow(/whole minor units/)
    expect(() => money(1, 'usd')).toThrow(/ISO 4217/)
    expect(() => add(money(Number.MAX_SAFE_INTEGER, 'USD'), money(1, 'USD'))).toThrow()
  })

  test('there is one zero', () => {
    expect(Object.is(negate(zero('USD')).minor, 0)).toBe(true)
  })
})

describe('shares', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })

  test('an allocation loses and invents no minor unit', () => {
    fc.assert(fc.property(oneOf, weights, (whole, w) => equals(sum(whole.currency, allocate(whole, w)), whole)))
  })

  test('no part is a whole unit away from its exact share', () => {
    fc.assert(
      fc.property(oneOf, weights, (whole, w) => {
        const total = BigInt(w.reduce((a, b) => a + b, 0))
        fc.pre(total > 0n)
        return allocate(whole, w).every((part, i) => {
          const off = BigInt(part.minor) * total - BigInt(whole.minor) * BigInt(w[i] ?? 0)
          return off < total && off > -total
        })
      }),
    )
  })

  test('weight 0 gets nothing where another has weight', () => {
    expect(allocate(money(100, 'USD'), [0, 1, 1, 1]).map((part) => part.minor)).toEqual([0, 34, 33, 33])
    expect(allocate(money(5, 'USD'), [0, 0]).map((part) => part.minor)).toEqual([3, 2])
  })

  test('weights that are none are a defect', () => {
    for (const bad of [[], [-1], [0.5]]) expect(() => allocate(money(1, 'USD'), bad)).toThrow(/weights/)
  })

  test('scaling rounds half away from zero, both ways', () => {
    expect([scale(money(5, 'USD'), 1, 2).minor, scale(money(-5, 'USD'), 1, 2).minor, scale(money(4, 'USD'), 1, 3).minor]).toEqual([3, -3, 1])
    expect(basisPoints(money(1999, 'USD'), 600).minor).toBe(120)
    fc.assert(fc.property(oneOf, fc.integer({ min: 1, max: 9999 }), (a, n) => equals(scale(a, n, n), a)))
  })
})

describe('conversion', () => {
  test('a rate of 1 within a currency changes nothing', () => {
    fc.assert(fc.property(oneOf, (a) => equals(convert(a, '1', a.currency), a) && equals(convert(a, '1.000', a.currency), a)))
  })

  test('the decimals of both currencies count', () => {
    expect(convert(money(1000, 'USD'), '150', 'JPY')).toEqual({ minor: 1500, currency: 'JPY' })
    expect(convert(money(1500, 'JPY'), '0.0067', 'USD')).toEqual({ minor: 1005, currency: 'USD' })
    expect(convert(money(1000, 'USD'), '0.3075', 'KWD')).toEqual({ minor: 3075, currency: 'KWD' })
  })

  test('rounding down never gives more than nearest, and less than a unit less', () => {
    const rate = fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([whole, part]) => `${whole}.${String(part).padStart(6, '0')}`)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), currency, currency, rate, (m, from, to, r) => {
        const difference = convert(money(m, from), r, to).minor - convert(money(m, from), r, to, 'down').minor
        return difference === 0 || difference === 1
      }),
    )
  })

  test('a rate that is no decimal is a defect', () => {
    for (const bad of ['', '-1', '1e3', '1,5', 'NaN', '.5']) expect(() => convert(money(1, 'USD'), bad, 'EUR')).toThrow(/not a decimal/)
  })
})

describe('on the wire', () => {
  test('an amount survives the way out and back in currencies of 0, 2 and 3 decimals', () => {
    expect(currencies.map(decimalsOf)).toEqual([2, 2, 0, 3, 2, 2, 0, 3])
    fc.assert(
      fc.property(oneOf, (a) => equals(fromMajor(toMajor(a), a.currency)!, a)),
      { numRuns: 2_000 },
    )
    fc.assert(fc.property(oneOf, (a) => equals(fromMajor(JSON.parse(JSON.stringify(toMajor(a))), a.currency)!, a)))
  })

  test('an amount with more decimals than its currency has is no amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 1, max: 9 }), (whole, digit) => fromMajor(Number(`${whole}.00${digit}`), 'USD') === null),
    )
    expect(fromMajor(10.5, 'JPY')).toBeNull()
    expect(fromMajor(10_000_000_000.005, 'USD')).toBeNull()
    // The sum of two floats is forgiven its last bit.
    expect(fromMajor(0.1 + 0.2, 'USD')?.minor).toBe(30)
    expect(fromMajor(10.125, 'KWD')?.minor).toBe(10_125)
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, '12' as never, null as never]) expect(fromMajor(bad, 'USD')).toBeNull()
  })

  test('prices of three-decimal currencies end in 0', () => {
    expect(roundPrice(money(12_345, 'KWD')).minor).toBe(12_350)
    expect([roundPriceDown(money(12_349, 'KWD')).minor, roundPriceDown(money(12_349, 'USD')).minor]).toEqual([12_340, 12_349])
    fc.assert(fc.property(oneOf, (a) => roundPrice(a).minor % (decimalsOf(a.currency) === 3 ? 10 : 1) === 0))
  })
})

describe('shown', () => {
  const shown = (major: number, code: string, locale = 'en-US') => formatMoney(fromMajor(major, code)!, locale)

  test('[B9.1] no decimals on whole amounts, two on others', () => {
    expect(shown(120, 'USD')).toBe('$120')
    expect(shown(120.5, 'USD')).toBe('$120.50')
    expect(shown(1234.05, 'USD')).toBe('$1,234.05')
    expect(shown(-120.5, 'USD')).toBe('-$120.50')
    expect(shown(1500, 'JPY')).toBe('¥1,500')
  })

  test('[B9.1] pesos and Canadian dollars carry their codes, so that they are not taken for US dollars', () => {
    expect(shown(1250, 'MXN')).toBe('MXN 1,250')
    expect(shown(99.9, 'CAD')).toBe('CAD 99.90')
  })

  test('[B9.1] a whole amount has no decimals, any other has two, whatever the currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), currency, (m, c) => {
        const amount = roundPrice(money(m, c))
        const decimals = /\.(\d+)$/.exec(formatMoney(amount, 'en-US'))?.[1]?.length ?? 0
        return decimals === (amount.minor % 10 ** decimalsOf(c) === 0 ? 0 : 2)
      }),
    )
  })
})
