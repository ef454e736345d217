// nothing here is translated: names of invariants are for those who operate the system
/** Where tenders, the instruments behind them and their checkouts or bookings must agree: each query answers no row. */
export const tenderFlowInvariants = [
  {
    name: 'what tenders hold is in the ledger',
    sql: `select t.org_id, t.tender_id, leg->>'unit' as unit, sum((leg->>'held')::bigint) as held, b.balance_minor as booked
      from tenders t cross join lateral jsonb_array_elements(t.legs) leg left join ledger_balances b
        on b.org_id = t.org_id and b.account = 'tender_held' and b.subject_id = t.tender_id and b.currency = leg->>'unit'
      where t.state = 'held' group by 1, 2, 3, 5 having sum((leg->>'held')::bigint) <> coalesce(b.balance_minor, 0)`,
    of: { key: 'org_id, tender_id', rows: ['tenders'], also: [['ledger_balances', 'org_id, subject_id']] },
  },
  {
    name: 'nothing is held in the ledger but what tenders hold',
    sql: `select b.org_id, b.subject_id, b.currency, b.balance_minor from ledger_balances b where b.account = 'tender_held' and b.balance_minor <> 0
      and not exists (select from tenders t, jsonb_array_elements(t.legs) leg
        where t.org_id = b.org_id and t.tender_id = b.subject_id and t.state = 'held' and leg->>'unit' = b.currency)`,
    of: { key: 'org_id, account, subject_id', rows: ['ledger_balances'], also: [['tenders', "org_id, 'tender_held', tender_id"]] },
  },
  {
    name: 'a tender is held for the holder of its checkout, and not beyond its end',
    sql: `select t.org_id, t.tender_id from tenders t join checkouts c using (org_id, checkout_id)
      where t.state = 'held' and (t.user_id <> c.user_id or c.state in ('expired', 'released') or coalesce(t.booking_id, '') <> coalesce(c.booking_id, ''))`,
    of: { key: 'org_id, checkout_id', rows: ['tenders'], also: ['checkouts'] },
  },
  {
    name: 'tenders pay no more than is due now',
    sql: `select c.org_id, c.checkout_id from checkouts c join tenders t using (org_id, checkout_id) where t.state <> 'released'
      group by c.org_id, c.checkout_id, c.pay_now_minor having sum(t.amount_minor) > c.pay_now_minor`,
    of: { key: 'org_id, checkout_id', rows: ['checkouts'], also: ['tenders'] },
  },
  {
    name: 'a coupon that is applied is in use, and no other',
    sql: `with applied as (select org_id, tender_id, case state when 'held' then 'reserved' when 'taken' then 'redeemed' else state end as state from tenders where kind = 'coupon')
      select * from applied full join coupon_uses u using (org_id, tender_id) where applied.state is distinct from u.state`,
    of: { key: 'org_id, tender_id', rows: ['tenders', 'coupon_uses'] },
  },
] as const
