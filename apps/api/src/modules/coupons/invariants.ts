// nothing here is translated: names of invariants are for those who operate the system
const LIVE = `state in ('reserved', 'redeemed')`

export const couponInvariants = [
  {
    name: 'live uses of a limited coupon are counted, and within its limit',
    sql: `select c.org_id, c.coupon_id, c.used, c.uses_max, count(u.tender_id) as live from coupons c
      left join coupon_uses u on u.org_id = c.org_id and u.coupon_id = c.coupon_id and u.${LIVE}
      where c.uses_max is not null group by c.org_id, c.coupon_id, c.used, c.uses_max having count(u.tender_id) <> c.used or c.used > c.uses_max`,
    of: { key: 'org_id, coupon_id', rows: ['coupons'], also: ['coupon_uses'] },
  },
  {
    name: 'nobody has a coupon in use more often than its rule allows',
    sql: `select org_id, coupon_id, u.user_id, count(*) from coupon_uses u join coupons c using (org_id, coupon_id)
      where ${LIVE} group by org_id, coupon_id, u.user_id, c.uses_each_max having count(*) > c.uses_each_max`,
    of: { key: 'org_id, coupon_id, user_id', rows: ['coupon_uses'] },
  },
  {
    name: 'a coupon is used by its owner and for its product',
    sql: `select org_id, tender_id from coupon_uses u join coupons c using (org_id, coupon_id)
      where c.user_id <> u.user_id or c.product <> u.product`,
    of: { rows: ['coupon_uses'] },
  },
] as const
