// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of payments at any time: each query answers no row. */
export const paymentInvariants = [
  {
    name: 'at most one live capture per booking',
    sql: `select org_id, booking_id, count(*) from payment_attempts where state not in ('cancelled') group by 1, 2 having count(*) > 1`,
    of: { key: 'org_id, booking_id', rows: ['payment_attempts'] },
  },
  {
    name: 'refunds do not exceed what was captured',
    sql: `select r.org_id, r.booking_id, sum(r.amount_minor) from payment_refunds r where r.state <> 'failed' group by 1, 2
      having sum(r.amount_minor) > coalesce((select sum(a.amount_minor) from payment_attempts a
        where a.org_id = r.org_id and a.booking_id = r.booking_id and a.state = 'succeeded'), 0)`,
    of: { key: 'org_id, booking_id', rows: ['payment_refunds'], also: ['payment_attempts'] },
  },
  {
    name: 'a conflict and a failed refund have raised an alarm',
    sql: `select org_id, booking_id, state from payment_attempts a where state = 'conflict' and not exists
        (select from payment_alarms m where m.org_id = a.org_id and m.booking_id = a.booking_id and m.kind = 'payment_conflict')
      union all select org_id, booking_id, state from payment_refunds r where state = 'failed' and not exists
        (select from payment_alarms m where m.org_id = r.org_id and m.booking_id = r.booking_id and m.kind = 'refund_failed')`,
    of: { rows: ['payment_attempts', 'payment_refunds'] },
  },
] as const
