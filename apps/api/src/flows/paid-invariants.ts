// nothing here is translated: names of invariants are for those who operate the system
import type { InvariantCheck } from '@sojourn/db'
import type { SpecialTender } from '../sale/product.ts'
import type { Products } from '../sale/registry.ts'

/** Milliseconds past an end, in real time, that a sweep may be late. */
const LATE_MS = 5_000

/** What a booking's tenders gave, its card and what was waived. */
const GIVEN = `(select coalesce(sum(t.amount_minor), 0) from tenders t
    where t.org_id = b.org_id and t.booking_id = b.booking_id and t.state in ('taken', 'returned'))
  + b.card_minor + coalesce((select (p.plan->'waived'->>'minor')::bigint from tender_plans p where p.org_id = b.org_id and p.booking_id = b.booking_id), 0)`

/** What the rules of products and packages say of how they are paid: each query answers no row. */
export function ruleInvariants({ all, packages }: Pick<Products, 'all' | 'packages'>): InvariantCheck[] {
  // In real time: a moment is left for the worker that is on it.
  const late = all.map(
    ({ code, rules }) => `(i.product = '${code}' and i.asked_ms < extract(epoch from now()) * 1000 - ${rules.confirmWithinMs + LATE_MS * 6})`,
  )
  const patience: InvariantCheck = {
    name: 'no supplier owes a confirmation for longer than its product allows, unless an alarm was raised',
    sql: `select i.org_id, i.booking_id, i.item_no from booking_items i where i.state = 'confirming' and (${late.join(' or ') || 'false'})`,
  }
  const without = (tender: SpecialTender) => [...all, ...packages].filter(({ rules }) => !rules.payableBy.has(tender)).map(({ code }) => `'${code}'`)
  const never = without('invoice')
  if (never.length === 0) return [patience]
  return [
    patience,
    {
      name: 'an invoice pays nothing whose rules forbid it',
      sql: `select t.org_id, t.booking_id, b.product from tenders t join bookings b using (org_id, booking_id)
        where t.kind = 'invoice' and b.product in (${never.join(', ')})`,
      of: { rows: ['tenders'] },
    },
  ]
}

/** What must hold of how bookings are paid at any time, all or nothing: each query answers no row. */
export const paidInvariants = [
  {
    name: 'what was taken, the card and what was waived make what was paid, in one posting',
    sql: `select b.org_id, b.booking_id, b.status, b.pay_now_minor, ${GIVEN} as given from bookings b
        where (b.status = 'confirmed' or b.kept_minor is not null) and b.pay_now_minor <> ${GIVEN}
      union all select b.org_id, b.booking_id, b.status, b.pay_now_minor, coalesce(-e.amount_minor, 0) from bookings b
        left join ledger_transactions t on t.org_id = b.org_id and t.key = b.booking_id || ':captured'
        left join ledger_entries e on e.org_id = t.org_id and e.transaction_id = t.transaction_id and e.account = 'customer_prepayment'
        where (b.status = 'confirmed' or b.kept_minor is not null) and b.pay_now_minor <> coalesce(-e.amount_minor, 0)`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: ['tenders', 'tender_plans', ['ledger_transactions', 'org_id, subject_id']] },
  },
  {
    name: 'a tender is held for a live checkout or an unsettled booking, and taken only by one that was paid',
    sql: `select t.org_id, t.tender_id, t.state, c.state as checkout, b.status from tenders t join checkouts c using (org_id, checkout_id)
      left join bookings b on b.org_id = t.org_id and b.booking_id = t.booking_id
      where (t.state = 'held' and t.booking_id is null and c.state <> 'open')
        or (t.state = 'held' and t.booking_id is not null and coalesce(b.status, '') not in ('pending_payment', 'confirming'))
        or (t.state = 'taken' and b.status not in ('confirming', 'confirmed', 'cancelled'))`,
    of: { key: 'org_id, checkout_id', rows: ['tenders'], also: ['checkouts', ['bookings', 'org_id, checkout_id']] },
  },
  {
    name: 'nothing is held past its checkout',
    sql: `select t.org_id, t.tender_id, c.expires_at_ms from tenders t join checkouts c using (org_id, checkout_id)
      where t.state = 'held' and t.booking_id is null and c.expires_at_ms < extract(epoch from now()) * 1000 - ${LATE_MS}`,
  },
  {
    name: 'a discount is not under 0 and not more than the total',
    sql: `select t.org_id, t.tender_id, t.amount_minor, c.total_minor from tenders t join checkouts c using (org_id, checkout_id)
      where t.state <> 'released' and (t.kind = 'coupon' or t.detail->>'discount' = 'true') and (t.amount_minor < 0 or t.amount_minor > c.total_minor)`,
    of: { key: 'org_id, checkout_id', rows: ['tenders'], also: ['checkouts'] },
  },
  {
    name: 'what went back of a booking is not more than was paid, tender by tender and in all',
    sql: `select org_id, tender_id as id, returned_minor from tenders where returned_minor > amount_minor
      union all select r.org_id, r.booking_id, sum(r.refund_minor)::bigint from tender_returns r join bookings b using (org_id, booking_id)
        group by r.org_id, r.booking_id, b.pay_now_minor having sum(r.refund_minor) > b.pay_now_minor`,
    of: { key: 'org_id, booking_id', rows: ['tenders', 'tender_returns'] },
  },
  {
    name: 'an invoice pays where the route says so',
    sql: `select r.org_id, r.booking_id, r.product from payment_routes r left join tenders t on t.org_id = r.org_id and t.booking_id = r.booking_id and t.kind = 'invoice'
      where (r.credit_line <> (t.tender_id is not null)) `,
    of: { key: 'org_id, booking_id', rows: ['payment_routes'], also: ['tenders'] },
  },
  {
    name: 'a confirmed booking has earned what it was to earn, and no other has',
    sql: `select p.org_id, p.booking_id, b.status from tender_plans p join bookings b using (org_id, booking_id)
      where (p.lot_id is not null) <> (p.earns is not null and p.earns <> 'null'::jsonb and (b.status = 'confirmed' or b.kept_minor is not null))`,
    of: { key: 'org_id, booking_id', rows: ['tender_plans'], also: ['bookings'] },
  },
] as const
