// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of agencies at any time: each query answers no row. */
export const agencyInvariants = [
  {
    name: "a credit line's limit is what the ledger granted",
    sql: `select l.org_id, l.line_id, l.limit_minor, b.balance_minor from credit_lines l left join ledger_balances b
      on b.org_id = l.org_id and b.account = 'credit_granted' and b.currency = l.currency and b.subject_id = l.line_id
      where coalesce(b.balance_minor, 0) <> l.limit_minor`,
  },
  {
    name: 'the checkout behind a pay link is its client’s',
    sql: `select p.org_id, p.link_id from pay_links p left join checkouts c using (org_id, checkout_id) where c.user_id is distinct from p.client_id`,
    of: { key: 'org_id, checkout_id', rows: ['pay_links'], also: ['checkouts'] },
  },
  {
    // A booking that was given up before it was paid earned nothing, whatever its status is called.
    name: 'what agencies earned is the markup of what clients paid for, once it was confirmed',
    sql: `select s.org_id, s.booking_id, s.markup_minor from agency_sales s join bookings b using (org_id, booking_id)
      left join ledger_transactions t on t.org_id = s.org_id and t.key = s.booking_id || ':confirmed'
      left join ledger_entries e on e.org_id = t.org_id and e.transaction_id = t.transaction_id and e.account = 'agency_payable'
      where s.paid_by = 'client' and coalesce(-e.amount_minor, 0) <> case
        when exists (select from booking_events v where v.org_id = b.org_id and v.booking_id = b.booking_id and v.to_status = 'confirmed') then s.markup_minor
        else 0 end`,
    of: { key: 'org_id, booking_id', rows: ['agency_sales'], also: ['bookings', 'booking_events', ['ledger_transactions', 'org_id, subject_id']] },
  },
  {
    name: 'nothing was paid out to an agency beyond what it earned, and each payout is in its books once',
    sql: `select b.org_id, b.subject_id, b.currency, b.balance_minor from ledger_balances b where b.account = 'agency_payable' and b.balance_minor < 0
      union all select p.org_id, p.subject_id, p.currency, p.balance_minor from ledger_balances p where p.account = 'payouts' and p.balance_minor is distinct from (
        select sum(e.amount_minor) from ledger_entries e join ledger_transactions t using (org_id, transaction_id)
        where e.org_id = p.org_id and e.account = 'agency_payable' and e.currency = p.currency and e.subject_id = p.subject_id and t.kind = 'paid_out')`,
    of: { rows: ['ledger_balances'] },
  },
  {
    name: 'a sale that was booked is the sale of its checkout’s booking',
    sql: `select s.org_id, s.checkout_id, s.booking_id from agency_sales s left join bookings b using (org_id, booking_id)
      where s.booking_id is not null and b.checkout_id is distinct from s.checkout_id`,
    of: { key: 'org_id, booking_id', rows: ['agency_sales'], also: ['bookings'] },
  },
] as const
