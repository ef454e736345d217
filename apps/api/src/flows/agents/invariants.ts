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
  },
] as const
