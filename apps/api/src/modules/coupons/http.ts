import { getCoupons } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, toMajor } from '@sojourn/kernel'
import { type Refusals, type Route, signedInRoute } from '../../http/index.ts'
import { couponText } from './coupon-text.ts'
import type { CouponsDeps } from './coupons-deps.ts'
import { listCoupons, type UsableCoupon } from './list-coupons.ts'

const refusals: Refusals = {
  unknown_currency: [400, () => say`We can't show your coupons in this currency. Please choose another currency.`],
}

export function couponsHttp(deps: CouponsDeps): Route[] {
  return [
    signedInRoute(
      getCoupons,
      async (body, caller) => {
        const ask = { orgId: caller.orgId, userId: caller.user.userId, product: body.product_type, currency: body.currency ?? caller.currency }
        if (deps.paysFor?.(body.product_type) === false) return accept({ coupons: [] })
        const found = await deps.db.inTenant(caller.orgId, (tx) => listCoupons(deps, tx, ask))
        return found.ok ? accept({ coupons: found.value.map(onTheWire) }) : found
      },
      refusals,
    ),
  ]
}

const onTheWire = ({ coupon, off, minimum, usesLeft }: UsableCoupon) => ({
  coupon_id: coupon.couponId,
  coupon_code: coupon.code,
  description: couponText(coupon),
  coupon_type: coupon.gives.kind,
  coupon_value: coupon.gives.kind === 'percent' ? coupon.gives.basisPoints / 100 : toMajor(off ?? minimum),
  currency: minimum.currency,
  minimum: toMajor(minimum),
  valid_until: coupon.endsAtMs === null ? null : new Date(coupon.endsAtMs).toISOString(),
  uses_left: usesLeft,
})
