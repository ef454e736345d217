import type { BookingId, Money, OrgId, ProductCode, Tx, UserId } from '@sojourn/kernel'
import type { Coupon, CouponId } from '../domain/coupon.ts'

/** Live uses are `reserved` for a checkout and `redeemed` by a booking; the other two have returned the use. */
export type UseState = 'reserved' | 'redeemed' | 'released' | 'returned'

export interface CouponUse {
  readonly orgId: OrgId
  readonly tenderId: string
  readonly couponId: CouponId
  readonly userId: UserId
  readonly product: ProductCode
  readonly off: Money
}

/** Uses that count. */
export const LIVE: readonly UseState[] = ['reserved', 'redeemed']

export type UseRef = { readonly orgId: OrgId; readonly tenderId: string }

export interface UseStore {
  find(tx: Tx, of: UseRef): Promise<{ readonly use: CouponUse; readonly state: UseState; readonly coupon: Coupon } | null>
  /** Writes a reserved use and counts it. Throws where that would be one too many. */
  add(tx: Tx, use: CouponUse, reservedMs: number): Promise<void>
  /** False where the use is not in the state it should go from. A use that ends is counted no more. */
  move(tx: Tx, of: UseRef, from: UseState, to: UseState, bookingId?: BookingId): Promise<boolean>
}
