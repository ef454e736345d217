import { compare, money, type Outcome } from '@sojourn/kernel'
import { idOf } from '@sojourn/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf } from './code.ts'
import { type Coupon, type RateOf, stateOf, usesLeft } from './coupon.ts'
import { discountOf } from './discount.ts'

const AT = Date.UTC(2027, 0, 15)
const rates: RateOf = (from, to) => (from === to ? '1' : ({ USDEUR: '0.9', USDKWD: '0.3075', USDJPY: '150', EURUSD: '1.11111111' }[from + to] ?? null))
const usd = (minor: number) => money(minor, 'USD')
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  couponId: idOf<'coupon'>('cpn_1'),
  code: 'SAVE10',
  description: '',
  gives: { kind: 'percent', basisPoints: 1_000 },
  product: null,
  userId: null,
  startsAtMs: null,
  endsAtMs: null,
  minimum: usd(0),
  usesMax: null,
  usesEachMax: null,
  used: 0,
  ...more,
})
const take25 = (more: Partial<Coupon> = {}) => coupon({ gives: { kind: 'amount', off: usd(2_500) }, ...more })
const off = (of: Coupon, due = usd(20_000), usesOfPerson = 0) => discountOf(of, { due, nowMs: AT, usesOfPerson, rates })
const resultOf = (outcome: Outcome<unknown>) => (outcome.ok ? outcome.value : outcome.refusal.code)

test('[B5.1] a code has letters and digits only, and is the same in any case', () => {
  expect(codeOf(' save10 ')).toBe('SAVE10')
  for (const bad of ['', ' ', 'SAVE 10', 'SAVE-10', 'SAVE10%', "';--", 'ＳＡＶＥ', 'ſave10', 'x'.repeat(41)]) expect(codeOf(bad)).toBeNull()
  fc.assert(fc.property(fc.string(), (typed) => codeOf(typed) === null || /^[A-Z0-9]+$/.test(codeOf(typed)!)))
})

test('[A5.3] a share is taken of what is due, an amount at the rate of the moment, and never more than is due', () => {
  expect(resultOf(off(coupon()))).toEqual(usd(2_000))
  expect(resultOf(off(take25()))).toEqual(usd(2_500))
  expect(resultOf(off(take25(), money(20_000, 'EUR')))).toEqual(money(2_250, 'EUR'))
  expect(resultOf(off(take25(), usd(999)))).toEqual(usd(999))
  expect(resultOf(off(coupon({ gives: { kind: 'percent', basisPoints: 10_000 } }), usd(999)))).toEqual(usd(999))
})

test('[A5.3] what is given away is rounded down, to what two decimals can show', () => {
  expect(resultOf(off(coupon(), usd(1_999)))).toEqual(usd(199))
  expect(resultOf(off(take25(), money(100_000, 'KWD')))).toEqual(money(7_680, 'KWD'))
  expect(resultOf(off(take25(), money(100_000, 'JPY')))).toEqual(money(3_750, 'JPY'))
})

test('[A5.3] whatever the coupon and the amount due, 0 < discount ≤ due, in its currency, and the discount is never more than the rule gives', () => {
  const gives = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => ({ kind: 'percent' as const, basisPoints })),
    fc.integer({ min: 1, max: 1e9 }).map((minor) => ({ kind: 'amount' as const, off: usd(minor) })),
  )
  const due = fc.tuple(fc.integer({ min: 0, max: 1e11 }), fc.constantFrom('USD', 'EUR', 'KWD', 'JPY')).map(([minor, currency]) => money(minor, currency))
  fc.assert(
    fc.property(gives, due, (rule, amount) => {
      const found = off(coupon({ gives: rule }), amount)
      if (!found.ok) return found.refusal.code === 'coupon_minimum'
      const within = found.value.minor > 0 && compare(found.value, amount) <= 0
      return within && (rule.kind !== 'percent' || found.value.minor * 10_000 <= amount.minor * rule.basisPoints)
    }),
  )
})

test('a refusal says why: over, not begun, spent, too little due, no rate', () => {
  expect(resultOf(off(coupon({ endsAtMs: AT })))).toBe('coupon_expired')
  expect(resultOf(off(coupon({ startsAtMs: AT, endsAtMs: AT + 1 })))).toEqual(usd(2_000))
  expect(off(coupon({ startsAtMs: AT + 1 }))).toMatchObject({ refusal: { code: 'coupon_not_begun', detail: { begins: '2027-01-15T00:00:00.001Z' } } })
  expect(resultOf(off(coupon({ usesMax: 2, used: 2 })))).toBe('coupon_spent')
  expect(resultOf(off(coupon({ usesEachMax: 1 }), usd(20_000), 1))).toBe('coupon_spent')
  expect(resultOf(off(coupon({ minimum: usd(20_000) })))).toEqual(usd(2_000))
  expect(off(coupon({ minimum: usd(20_001) }))).toMatchObject({ refusal: { code: 'coupon_minimum', detail: { minimum: 200.01, currency: 'USD' } } })
  expect(resultOf(off(coupon(), usd(9)))).toBe('coupon_minimum')
  expect(resultOf(off(coupon(), money(9_000, 'XAU')))).toBe('coupon_unknown')
})

test('what is left is the less of the two limits, and over goes before spent', () => {
  expect(usesLeft(coupon(), 7)).toBeNull()
  expect(usesLeft(coupon({ usesMax: 5, used: 3, usesEachMax: 4 }), 1)).toBe(2)
  expect(usesLeft(coupon({ usesMax: 5, used: 3, usesEachMax: 2 }), 1)).toBe(1)
  expect(usesLeft(coupon({ usesEachMax: 1 }), 3)).toBe(0)
  expect(stateOf(coupon({ usesMax: 1, used: 1, endsAtMs: AT - 1 }), AT, 0)).toBe('over')
})
