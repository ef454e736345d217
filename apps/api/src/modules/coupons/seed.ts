// nothing here is translated: data of the demo world
import { money, type OrgId, type Tx, type UserId } from '@sojourn/kernel'
import type { CouponsDeps } from './coupons-deps.ts'
import { createCoupon, type NewCoupon } from './create-coupon.ts'
import type { CouponId } from './domain/coupon.ts'

const demo = (userId: UserId): NewCoupon[] => [
  {
    couponId: 'cpn_demo_save10' as CouponId,
    code: 'SAVE10',
    description: '10% off a hotel',
    gives: { kind: 'percent', basisPoints: 1_000 },
    product: 'HLT',
    usesEachMax: null,
    userId,
  },
  {
    couponId: 'cpn_demo_take25' as CouponId,
    code: 'TAKE25',
    description: '25 USD off anything, once',
    gives: { kind: 'amount', off: money(2_500, 'USD') },
    userId,
  },
]

/** The demo member's two coupons. The same again changes nothing. */
export async function seedCoupons(deps: Pick<CouponsDeps, 'clock' | 'ids'>, tx: Tx, member: { orgId: OrgId; userId: UserId }): Promise<void> {
  for (const coupon of demo(member.userId)) await createCoupon(deps, tx, member.orgId, coupon)
}
