import { compare, convert, isZero, type Money, min, type Outcome, type Refusal, refuse, roundPriceDown, toMajor } from '@sojourn/kernel'
import { type Coupon, type RateOf, stateOf } from './coupon.ts'

/** Why a coupon that is there gives nothing. */
export type NotGiven = Refusal<'coupon_unknown' | 'coupon_not_begun' | 'coupon_expired' | 'coupon_spent' | 'coupon_minimum'>

interface Asked {
  /** What is due now, before anything is taken off. */
  readonly due: Money
  readonly nowMs: number
  /** How often this person has it in use. */
  readonly usesOfPerson: number
  readonly rates: RateOf
}

/** What a coupon takes off an amount due: never more than it (A5.3), rounded down like every discount. */
export function discountOf(coupon: Coupon, { due, nowMs, usesOfPerson, rates }: Asked): Outcome<Money, NotGiven> {
  switch (stateOf(coupon, nowMs, usesOfPerson)) {
    case 'over':
      return refuse('coupon_expired')
    case 'coming':
      return refuse('coupon_not_begun', { begins: new Date(coupon.startsAtMs!).toISOString() })
    case 'spent':
      return refuse('coupon_spent')
    case 'running':
      return given(coupon, due, rates)
  }
}

function given(coupon: Coupon, due: Money, rates: RateOf): Outcome<Money, NotGiven> {
  const rate = rates(coupon.minimum.currency, due.currency)
  if (rate === null) return refuse('coupon_unknown')
  const minimum = convert(coupon.minimum, rate, due.currency)
  const off = coupon.gives.kind === 'percent' ? percentOf(due, coupon.gives.basisPoints) : convert(coupon.gives.off, rate, due.currency, 'down')
  const shown = min(due, roundPriceDown(off))
  if (compare(due, minimum) < 0 || isZero(shown)) return refuse('coupon_minimum', { minimum: toMajor(minimum), currency: due.currency })
  return { ok: true, value: shown }
}

const percentOf = (due: Money, basisPoints: number): Money => convert(due, (basisPoints / 10_000).toFixed(4), due.currency, 'down')
