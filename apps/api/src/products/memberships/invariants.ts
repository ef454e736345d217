// nothing here is translated: names of invariants are for those who operate the system
/** An hour is more than the worker that ends terms is ever late. */
const LATE = 'extract(epoch from now()) * 1000 - 3600000'

/** What must hold of memberships at any time: each query answers no row. */
export const membershipInvariants = [
  {
    name: 'a person has at most one membership that runs',
    sql: `select org_id, user_id from memberships where state in ('trialing', 'active', 'grace') group by org_id, user_id having count(*) > 1`,
    of: { key: 'org_id, user_id', rows: ['memberships'] },
  },
  {
    name: 'a membership that is over has ended, and one that runs has not',
    sql: `select org_id, membership_no, state from memberships where (state in ('expired', 'cancelled', 'withdrawn')) <> (ended_at_ms is not null)`,
    of: { rows: ['memberships'] },
  },
  {
    name: 'no membership of which nothing follows runs past its term',
    sql: `select org_id, membership_no, state, period_end from memberships where state in ('trialing', 'active') and (cancel_at_end or not renews)
      and extract(epoch from ((period_end || ' 09:00:00')::timestamp at time zone time_zone)) * 1000 < ${LATE}`,
  },
  {
    name: 'debts are above 0, and one that was paid names what paid it',
    sql: `select org_id, debt_id from membership_debts where amount_minor <= 0 or paid_by = ''`,
  },
  {
    name: 'a membership in its trial has had no other, and no key had two trials',
    sql: `select t.org_id, t.key from membership_trials t left join memberships m using (org_id, membership_no) where m.membership_no is null
      union all select org_id, membership_no from membership_trials group by org_id, membership_no, key having count(*) > 1`,
  },
  {
    name: 'each change of a membership is an event, without a gap',
    sql: `select m.org_id, m.membership_no, m.version, count(e.version) from memberships m left join membership_events e using (org_id, membership_no)
      group by m.org_id, m.membership_no, m.version having count(e.version) <> m.version`,
    of: { key: 'org_id, membership_no', rows: ['memberships'], also: ['membership_events'] },
  },
  {
    name: 'a confirmed purchase is a term, and one that went back is none',
    sql: `select b.org_id, b.booking_id, b.status from bookings b join booking_items i using (org_id, booking_id)
        left join membership_events e on e.org_id = b.org_id and e.booking_id = b.booking_id and e.kind in ('bought', 'debt_paid')
      where i.product = 'SUB' and (b.status = 'confirmed' or b.kept_minor is not null) <> (e.version is not null)
      union all select m.org_id, m.booking_id, m.state from memberships m join bookings b using (org_id, booking_id)
      where b.status = 'cancelled' and m.state in ('trialing', 'active', 'grace') and m.booking_id = b.booking_id`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: ['booking_items', 'membership_events', 'memberships'] },
  },
  {
    name: 'where the organisation pays its member pays nothing',
    sql: `select t.org_id, t.subject_id, b.pay_now_minor from ledger_transactions t join bookings b on b.org_id = t.org_id and b.booking_id = t.subject_id
      where t.kind = 'organisation_pays' and b.pay_now_minor <> 0`,
    of: { rows: ['ledger_transactions'] },
  },
  {
    name: 'a period of a person is billed to the organisation once',
    sql: `select a.org_id, a.key, b.key from organisation_terms a join organisation_terms b on b.org_id = a.org_id and b.key > a.key
        and (b.user_id = a.user_id or b.box = a.box) and a.period_from < b.period_until and b.period_from < a.period_until
      where a.period_from < a.period_until and b.period_from < b.period_until`,
  },
  {
    name: 'what an organisation owes for a term is what the term was billed, less what went back',
    sql: `select o.org_id, o.key, o.billed_minor, o.returned_minor, coalesce(sum(e.amount_minor), 0) from organisation_terms o
        left join ledger_transactions t on t.org_id = o.org_id and t.key in (o.key || ':organisation_pays', o.key || ':returned:' || coalesce(o.ended_by, ''))
        left join ledger_entries e on e.org_id = t.org_id and e.transaction_id = t.transaction_id and e.account = 'organisation_receivable'
      group by o.org_id, o.key, o.billed_minor, o.returned_minor having coalesce(sum(e.amount_minor), 0) <> o.billed_minor - o.returned_minor`,
  },
  {
    name: 'an organisation pays a plan for no more new members than it said',
    sql: `select p.org_id, p.sub_id, p.members_max, count(*) from plans p join memberships m using (org_id, sub_id)
        join organisation_terms t on t.org_id = m.org_id and t.membership_no = m.membership_no and t.period_no = m.period_no and t.period_from < t.period_until
      where m.state in ('trialing', 'active', 'grace') and t.booking_id is not null and t.billed_ms > p.members_max_ms
      group by p.org_id, p.sub_id, p.members_max having count(*) > p.members_max`,
  },
  {
    name: 'a withdrawal leaves the organisation no bill',
    sql: `select o.org_id, o.key from organisation_terms o join bookings b on b.org_id = o.org_id and b.booking_id = o.booking_id
      where b.status = 'cancelled' and o.returned_minor <> o.billed_minor`,
    of: { key: 'org_id, booking_id', rows: ['organisation_terms'], also: ['bookings'] },
  },
  {
    name: 'each bill for members is of a term that is known',
    sql: `select t.org_id, t.key from ledger_transactions t where t.kind = 'organisation_bill_returned'
      and not exists (select from organisation_terms o where o.org_id = t.org_id and t.key like o.key || ':returned:%')`,
    of: { rows: ['ledger_transactions'] },
  },
] as const
