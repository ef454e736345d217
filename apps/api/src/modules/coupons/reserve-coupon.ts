import { accept, invariant, type Money, type OrgId, type Outcome, type ProductCode, type Refusal, refuse, type Tx, type UserId } from '@sojourn/kernel'
import type { CouponsDeps } from './coupons-deps.ts'
import { couponStore } from './data/coupon-store.sql.ts'
import { useStore } from './data/use-store.sql.ts'
import { codeOf } from './domain/code.ts'
import type { Coupon, CouponId, Gives, RateOf } from './domain/coupon.ts'
import { discountOf, type NotGiven } from './domain/discount.ts'

export interface Reservation {
  readonly orgId: OrgId
  readonly userId: UserId
  /** As it was typed. */
  readonly code: string
  readonly product: ProductCode
  /** What is due now, before any tender. */
  readonly due: Money
  /** Who holds the use: asked again for the same one, nothing more is used. */
  readonly tenderId: string
  readonly rates: RateOf
}

export interface ReservedCoupon {
  readonly couponId: CouponId
  readonly code: string
  readonly gives: Gives
  readonly off: Money
}

export type CouponRefusal = Refusal<'coupon_malformed' | 'no_coupons'> | NotGiven

/** Holds one use of a coupon for a tender. Refused coupons are as they were. */
export async function reserveCoupon(deps: Pick<CouponsDeps, 'clock'>, tx: Tx, asked: Reservation): Promise<Outcome<ReservedCoupon, CouponRefusal>> {
  const code = codeOf(asked.code)
  if (code === null) return refuse('coupon_malformed')
  const [before, found] = await Promise.all([useStore.find(tx, asked), couponStore.lockByCode(tx, { ...asked, code })])
  if (before) return again(before, asked)
  if (!found) return refuse((await couponStore.hasAny(tx, asked)) ? 'coupon_unknown' : 'no_coupons')
  const { coupon, usesOfPerson } = found
  const nowMs = deps.clock.nowMs()
  const off = discountOf(coupon, { due: asked.due, nowMs, usesOfPerson, rates: asked.rates })
  if (!off.ok) return off
  const { orgId, tenderId, userId, product } = asked
  await useStore.add(tx, { orgId, tenderId, couponId: coupon.couponId, userId, product, off: off.value }, nowMs)
  return accept(reserved(coupon, off.value))
}

function again({ use, state, coupon }: NonNullable<Awaited<ReturnType<typeof useStore.find>>>, { userId, tenderId }: Reservation) {
  invariant(use.userId === userId && (state === 'reserved' || state === 'redeemed'), `tender ${tenderId} had a coupon before`)
  return accept(reserved(coupon, use.off))
}

const reserved = ({ couponId, code, gives }: Coupon, off: Money): ReservedCoupon => ({
  couponId,
  code,
  gives,
  off,
})
