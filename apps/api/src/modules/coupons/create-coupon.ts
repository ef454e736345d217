import { invariant, money, type OrgId, type Tx } from '@sojourn/kernel'
import type { CouponsDeps } from './coupons-deps.ts'
import { couponStore } from './data/coupon-store.sql.ts'
import { codeOf } from './domain/code.ts'
import type { Coupon, CouponId, Gives } from './domain/coupon.ts'

/** The required fields of a coupon; the others default to: any product, everyone, from now on without end, no minimum, once a person. */
export type NewCoupon = { readonly code: string; readonly gives: Gives } & Partial<Omit<Coupon, 'code' | 'gives' | 'used'>>

/** Gives a person, or everyone, a coupon. Null where they have one with this code or id: the first one stays. */
export async function createCoupon(deps: Pick<CouponsDeps, 'clock' | 'ids'>, tx: Tx, orgId: OrgId, wanted: NewCoupon): Promise<Coupon | null> {
  const code = codeOf(wanted.code)
  invariant(code !== null, `a coupon's code has letters and digits only: ${wanted.code}`)
  const currency = wanted.minimum?.currency ?? (wanted.gives.kind === 'amount' ? wanted.gives.off.currency : 'USD')
  invariant(wanted.gives.kind === 'percent' || wanted.gives.off.currency === currency, 'a coupon has one currency')
  const coupon: Coupon = {
    couponId: deps.ids.next<'coupon'>('cpn') satisfies CouponId,
    description: '',
    product: null,
    userId: null,
    startsAtMs: null,
    endsAtMs: null,
    minimum: money(0, currency),
    usesMax: null,
    usesEachMax: 1,
    ...wanted,
    code,
    used: 0,
  }
  return (await couponStore.insert(tx, orgId, coupon, deps.clock.nowMs())) ? coupon : null
}
