import { prepared, type Sql } from '@sojourn/db'
import { money, type OrgId, type ProductCode, type UserId } from '@sojourn/kernel'
import type { Insertable } from 'kysely'
import type { CouponId } from '../domain/coupon.ts'
import { readCoupon, type Tables } from './tables.ts'
import { LIVE, type UseRef, type UseState, type UseStore } from './use-store.ts'

const findUse = prepared((db: Sql<Tables>, of: UseRef) =>
  db.selectFrom('coupon_uses').selectAll().where('org_id', '=', of.orgId).where('tender_id', '=', of.tenderId),
)
const findCoupon = prepared((db: Sql<Tables>, of: { orgId: OrgId; couponId: string }) =>
  db.selectFrom('coupons').selectAll().where('org_id', '=', of.orgId).where('coupon_id', '=', of.couponId),
)
const insert = prepared((db: Sql<Tables>, row: Insertable<Tables['coupon_uses']>) => db.insertInto('coupon_uses').values(row))
const move = prepared((db: Sql<Tables>, { orgId, tenderId, from, ...changes }: UseRef & { from: UseState; state: UseState; booking_id: string | undefined }) =>
  db.updateTable('coupon_uses').set(changes).where('org_id', '=', orgId).where('tender_id', '=', tenderId).where('state', '=', from).returning('coupon_id'),
)
// Only what is limited is counted.
const count = prepared((db: Sql<Tables>, { orgId, couponId, by }: { orgId: OrgId; couponId: string; by: 1 | -1 }) =>
  db
    .updateTable('coupons')
    .set((eb) => ({ used: eb('used', '+', by) }))
    .where('org_id', '=', orgId)
    .where('coupon_id', '=', couponId)
    .where('uses_max', 'is not', null),
)

export const useStore: UseStore = {
  async find(tx, { orgId, tenderId }) {
    const use = await findUse.first(tx, { orgId, tenderId })
    if (!use) return null
    const couponId = use.coupon_id as CouponId
    const coupon = await findCoupon.first(tx, { orgId, couponId })
    const off = money(use.off_minor, use.currency)
    return {
      use: { orgId, tenderId, couponId, userId: use.user_id as UserId, product: use.product as ProductCode, off },
      state: use.state,
      coupon: readCoupon(coupon!),
    }
  },

  async add(tx, { orgId, tenderId, couponId, userId, product, off }, reservedMs) {
    insert.write(tx, {
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
    count.write(tx, { orgId, couponId, by: 1 })
  },

  async move(tx, { orgId, tenderId }, from, to, bookingId) {
    const moved = await move.first(tx, { orgId, tenderId, from, state: to, booking_id: bookingId })
    if (moved && !LIVE.includes(to)) count.write(tx, { orgId, couponId: moved.coupon_id, by: -1 })
    return moved !== undefined
  },
}
