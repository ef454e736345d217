import { money } from '@sojourn/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cover, neededFor, paidBy, type Source, type Worth, worthOf } from './convert.ts'

const usd = (minor: number) => money(minor, 'USD')
const card = (subject: string, most: number, unit = 'USD', rate = '1'): Source => ({ subject, account: 'stored_value', unit, rate, divisor: 1, most })
const lot = (subject: string, most: number, divisor = 100, rate = '1'): Source => ({ subject, account: 'points', unit: 'XSM', rate, divisor, most })

test('points are worth points ÷ rate_per_miles in the default currency, converted and rounded down once', () => {
  expect(worthOf(12_000, lot('a', 0), 'USD')).toEqual(usd(12_000))
  expect(worthOf(1_999, lot('a', 0, 200), 'USD')).toEqual(usd(999))
  expect(worthOf(150, lot('a', 0, 100, '157.477'), 'JPY')).toEqual(money(236, 'JPY'))
  expect(worthOf(3_333, card('c', 0, 'EUR', '1.13607164'), 'USD')).toEqual(usd(3_786))
})

test('lots that are each worth less than a minor unit are worth what one of their size is', () => {
  expect(paidBy(cover([lot('a', 1_501, 200), lot('b', 1_499, 200)], usd(9_999)), 'USD')).toEqual(usd(1_500))
})

test('points that no minor unit needs stay with their owner, and the last source gives only what is needed', () => {
  expect(cover([lot('a', 1_999, 200)], usd(9_999))).toMatchObject([{ held: 1_998, amount: 999 }])
  expect(cover([card('a', 500), card('b', 900)], usd(700))).toMatchObject([
    { held: 500, amount: 500 },
    { held: 200, amount: 200 },
  ])
})

const worth: fc.Arbitrary<Worth> = fc.record({
  account: fc.constantFrom('stored_value' as const, 'points' as const),
  unit: fc.constantFrom('USD', 'JPY', 'KWD', 'EUR'),
  rate: fc.constantFrom('1', '0.8802', '157.477', '0.308712', '1.13607164'),
  divisor: fc.constantFrom(1, 100, 200, 33),
})
const to = fc.constantFrom('USD', 'JPY', 'KWD')

test('whatever the rates: what is needed is worth the amount, and one less is not', () => {
  fc.assert(
    fc.property(worth, to, fc.nat(3_000_000), (of, currency, minor) => {
      const needed = neededFor(money(minor, currency), of)
      expect(worthOf(needed, of, currency).minor).toBeGreaterThanOrEqual(minor)
      if (needed > 0) expect(worthOf(needed - 1, of, currency).minor).toBeLessThan(minor)
    }),
  )
})

test('whatever the sources: no more is covered than asked, no more held than there is, and either all is covered or all is used that is worth anything', () => {
  const sources = fc.array(fc.tuple(worth, fc.nat(60_000)), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(sources, to, fc.nat(50_000), (all, currency, tens) => {
      const minor = tens * 10
      const asked = money(minor, currency)
      const from = all.map(([of, most], i) => ({ ...of, most, subject: `s${i}` }))
      const legs = cover(from, asked)
      expect(legs.every((leg) => leg.held >= 0 && leg.held <= leg.most && leg.amount >= 0)).toBe(true)
      const paid = paidBy(legs, currency).minor
      expect(paid % (currency === 'KWD' ? 10 : 1)).toBe(0)
      expect(paid).toBeLessThanOrEqual(minor)
      if (paid < minor) expect(paid).toBe(paidBy(cover(from, money(2_000_000_000, currency)), currency).minor)
      // Asked again for the result, it takes the same.
      expect(cover(from, money(paid, currency))).toEqual(legs)
    }),
    { numRuns: 2_000 },
  )
})

test('in a currency with three decimals it pays what two can show, and holds no more than that', () => {
  const [leg] = cover([card('a', 1_234, 'USD', '0.308712')], money(50_000, 'KWD'))
  expect(leg).toMatchObject({ amount: 3_800, held: 1_231 })
})
