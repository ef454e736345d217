import type { Currency, Id, Money, ProductCode, Rate, UserId } from '@sojourn/kernel'

export type CouponId = Id<'coupon'>

/** What a coupon gives: hundredths of a percent of what is due, or so much money. */
export type Gives = { readonly kind: 'percent'; readonly basisPoints: number } | { readonly kind: 'amount'; readonly off: Money }

export interface Coupon {
  readonly couponId: CouponId
  /** Upper case letters and digits. */
  readonly code: string
  readonly description: string
  readonly gives: Gives
  /** Null: for any. */
  readonly product: ProductCode | null
  /** Its owner; null: everyone. */
  readonly userId: UserId | null
  readonly startsAtMs: number | null
  readonly endsAtMs: number | null
  /** The least that must be due; its currency is the coupon's. */
  readonly minimum: Money
  /** How often it can be used, in all and by one person; null: without end. */
  readonly usesMax: number | null
  readonly usesEachMax: number | null
  /** Uses that are reserved or redeemed. */
  readonly used: number
}

/** Units of `to` for one unit of `from`; null where there is no rate. */
export type RateOf = (from: Currency, to: Currency) => Rate | null

export type CouponState = 'coming' | 'running' | 'over' | 'spent'

/** What a coupon is at an instant, for a person who has used it so often. */
export function stateOf(coupon: Coupon, nowMs: number, usesOfPerson: number): CouponState {
  if (coupon.endsAtMs !== null && nowMs >= coupon.endsAtMs) return 'over'
  if (coupon.startsAtMs !== null && nowMs < coupon.startsAtMs) return 'coming'
  return usesLeft(coupon, usesOfPerson) === 0 ? 'spent' : 'running'
}

/** How often a person can still use it; null: without end. */
export function usesLeft({ usesMax, usesEachMax, used }: Coupon, usesOfPerson: number): number | null {
  const left = [usesMax !== null ? usesMax - used : null, usesEachMax !== null ? usesEachMax - usesOfPerson : null].filter((each) => each !== null)
  return left.length === 0 ? null : Math.max(0, Math.min(...left))
}
