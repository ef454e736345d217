// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of wallet value that was sold: each query answers no row. */
export const walletInvariants = [
  {
    name: 'a gift holds its value until it is claimed, and nothing afterwards',
    sql: `select g.org_id, g.gift_id from wallet_gifts g left join ledger_balances b
        on b.org_id = g.org_id and b.account = 'stored_value' and b.currency = g.currency and b.subject_id = g.gift_id
      where coalesce(b.balance_minor, 0) <> case when g.claimed_by is null then g.amount_minor else 0 end`,
    of: { key: 'org_id, gift_id', rows: ['wallet_gifts'], also: [['ledger_balances', 'org_id, subject_id']] },
  },
  {
    name: 'a confirmed top-up is a card of its buyer or a gift, for the whole of its price, and one that is not confirmed is neither',
    sql: `select b.org_id, b.booking_id, b.status from booking_items i join bookings b using (org_id, booking_id) left join ledger_transactions t on t.org_id = b.org_id and t.key = b.booking_id || ':confirmed'
        left join ledger_entries e on e.org_id = t.org_id and e.transaction_id = t.transaction_id and e.account = 'stored_value' and e.subject_id = i.hold_ref
      where i.product = 'WLT' and coalesce(-e.amount_minor, 0) <> case when b.status = 'confirmed' 
        then coalesce((b.snapshot->'items'->(i.item_no - 1)->'quote'->'total'->>'minor')::bigint, b.total_minor) else 0 end`,
    of: { key: 'org_id, booking_id', rows: ['booking_items'], also: ['bookings', ['ledger_transactions', 'org_id, subject_id']] },
  },
] as const
