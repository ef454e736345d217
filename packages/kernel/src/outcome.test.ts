import { expect, expectTypeOf, test } from 'vitest'
import { accept, invariant, never, type Outcome, type Refusal, refuse } from './index.ts'

type SpentCoupon = Refusal<'coupon_spent'>
const spend = (left: number): Outcome<number, SpentCoupon> => (left > 0 ? accept(left - 1) : refuse('coupon_spent', { left }))

test('an outcome is a value or a refusal with its code', () => {
  expect(spend(2)).toEqual({ ok: true, value: 1 })
  expect(spend(0)).toEqual({ ok: false, refusal: { code: 'coupon_spent', detail: { left: 0 } } })
  expect(refuse('sold_out')).toEqual({ ok: false, refusal: { code: 'sold_out' } })
  expect(accept()).toEqual({ ok: true, value: undefined })
})

test('the compiler infers which of the two it holds', () => {
  const outcome = spend(1)
  if (outcome.ok) expectTypeOf(outcome.value).toEqualTypeOf<number>()
  else expectTypeOf(outcome.refusal.code).toEqualTypeOf<'coupon_spent'>()
})

test('a broken invariant throws, and so does a case that cannot be', () => {
  expect(() => invariant(1 > 2, 'one is not more than two')).toThrow('invariant broken: one is not more than two')
  expect(() => invariant(true, 'fine')).not.toThrow()
  expect(() => never('lost' as never)).toThrow('unreachable case: "lost"')
})
