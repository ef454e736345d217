import { money, type ProductCode, type UserId } from '@sojourn/kernel'
import type { Generated, Selectable } from 'kysely'
import type { Coupon, CouponId } from '../domain/coupon.ts'
import type { UseState } from './use-store.ts'

export interface CouponTable {
  org_id: string
  coupon_id: string
  code: string
  description: string
  basis_points: number | null
  amount_minor: number | null
  currency: string
  minimum_minor: number
  product: string | null
  user_id: string | null
  starts_at_ms: number | null
  ends_at_ms: number | null
  uses_max: number | null
  uses_each_max: number | null
  used: Generated<number>
  created_ms: number
}
interface UseTable {
  org_id: string
  tender_id: string
  coupon_id: string
  user_id: string
  product: string
  state: UseState
  currency: string
  off_minor: number
  booking_id: string | null
  reserved_ms: number
}
export interface Tables {
  coupons: CouponTable
  coupon_uses: UseTable
}

export const readCoupon = (row: Selectable<CouponTable>): Coupon => ({
  couponId: row.coupon_id as CouponId,
  code: row.code,
  description: row.description,
  gives: row.basis_points !== null ? { kind: 'percent', basisPoints: row.basis_points } : { kind: 'amount', off: money(row.amount_minor ?? 0, row.currency) },
  product: row.product as ProductCode | null,
  userId: row.user_id as UserId | null,
  startsAtMs: row.starts_at_ms,
  endsAtMs: row.ends_at_ms,
  minimum: money(row.minimum_minor, row.currency),
  usesMax: row.uses_max,
  usesEachMax: row.uses_each_max,
  used: row.used,
})
