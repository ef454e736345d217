// nothing here is translated: names of invariants are for those who operate the system
/** Where tenders, the instruments behind them and their checkouts or bookings must agree: each query answers no row. */
export const tenderFlowInvariants = [
  {
    name: 'what tenders hold is in the ledger, and nothing else is',
    sql: `with held as (
        select t.org_id, t.tender_id, leg->>'unit' as unit, sum((leg->>'held')::bigint) as minor
        from tenders t cross join lateral jsonb_array_elements(t.legs) leg where t.state = 'held' group by 1, 2, 3
      ), booked as (select org_id, subject_id as tender_id, currency as unit, balance_minor as minor from ledger_balances where account = 'tender_held')
      select * from held full join booked using (org_id, tender_id, unit) where coalesce(held.minor, 0) <> coalesce(booked.minor, 0)`,
  },
  {
    name: 'a tender is held for the holder of its checkout, and not beyond its end',
    sql: `select t.org_id, t.tender_id from tenders t join checkouts c using (org_id, checkout_id)
      where t.state = 'held' and (t.user_id <> c.user_id or c.state in ('expired', 'released') or coalesce(t.booking_id, '') <> coalesce(c.booking_id, ''))`,
  },
  {
    name: 'tenders pay no more than is due now',
    sql: `select c.org_id, c.checkout_id from checkouts c join tenders t using (org_id, checkout_id) where t.state <> 'released'
      group by c.org_id, c.checkout_id, c.pay_now_minor having sum(t.amount_minor) > c.pay_now_minor`,
  },
  {
    name: 'a coupon that is applied is in use, and no other',
    sql: `with applied as (select org_id, tender_id, case state when 'held' then 'reserved' when 'taken' then 'redeemed' else state end as state from tenders where kind = 'coupon')
      select * from applied full join coupon_uses u using (org_id, tender_id) where applied.state is distinct from u.state`,
  },
] as const
