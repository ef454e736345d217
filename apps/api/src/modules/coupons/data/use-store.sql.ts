import { sql, write } from '@sojourn/db'
import { money, type OrgId, type ProductCode, type Tx, type UserId } from '@sojourn/kernel'
import type { CouponId } from '../domain/coupon.ts'
import { readCoupon, type Tables } from './tables.ts'
import { LIVE, type UseStore } from './use-store.ts'

export const useStore: UseStore = {
  async find(tx, { orgId, tenderId }) {
    const use = await sql<Tables>(tx).selectFrom('coupon_uses').selectAll().where('org_id', '=', orgId).where('tender_id', '=', tenderId).executeTakeFirst()
    if (!use) return null
    const coupon = await sql<Tables>(tx)
      .selectFrom('coupons')
      .selectAll()
      .where('org_id', '=', orgId)
      .where('coupon_id', '=', use.coupon_id)
      .executeTakeFirstOrThrow()
    const couponId = use.coupon_id as CouponId
    const off = money(use.off_minor, use.currency)
    return {
      use: { orgId, tenderId, couponId, userId: use.user_id as UserId, product: use.product as ProductCode, off },
      state: use.state,
      coupon: readCoupon(coupon),
    }
  },

  async add(tx, { orgId, tenderId, couponId, userId, product, off }, reservedMs) {
    const row = sql<Tables>(tx).insertInto('coupon_uses').values({
      org_id: orgId,
      tender_id: tenderId,
      coupon_id: couponId,
      user_id: userId,
      product,
      state: 'reserved',
      currency: off.currency,
      off_minor: off.minor,
      booking_id: null,
      reserved_ms: reservedMs,
    })
    write(tx, row)
    count(tx, orgId, couponId, 1)
  },

  async move(tx, { orgId, tenderId }, from, to, bookingId) {
    const moved = await sql<Tables>(tx)
      .updateTable('coupon_uses')
      .set({ state: to, ...(bookingId && { booking_id: bookingId as string }) })
      .where('org_id', '=', orgId)
      .where('tender_id', '=', tenderId)
      .where('state', '=', from)
      .returning('coupon_id')
      .executeTakeFirst()
    if (moved && !LIVE.includes(to)) count(tx, orgId, moved.coupon_id, -1)
    return moved !== undefined
  },
}

function count(tx: Tx, orgId: OrgId, couponId: string, by: 1 | -1): void {
  const counted = sql<Tables>(tx)
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', by) }))
    .where('org_id', '=', orgId)
    .where('coupon_id', '=', couponId)
  write(tx, counted)
}
