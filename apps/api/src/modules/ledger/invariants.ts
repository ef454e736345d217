// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of the books at any time: each query answers no row. */
export const ledgerInvariants = [
  {
    name: 'entries of a transaction sum to 0 per currency',
    sql: 'select org_id, transaction_id, currency, sum(amount_minor) from ledger_entries group by 1, 2, 3 having sum(amount_minor) <> 0',
    of: { key: 'org_id, transaction_id', rows: ['ledger_entries'] },
  },
  { name: 'no guarded balance is under 0', sql: 'select * from ledger_balances where guarded and balance_minor < 0', of: { rows: ['ledger_balances'] } },
  {
    name: 'each balance equals the sum of its lines',
    sql: `select b.org_id, b.account, b.currency, b.subject_id, b.balance_minor, coalesce(sum(e.amount_minor), 0) as lines
      from ledger_balances b join ledger_chart c using (account) left join ledger_entries e using (org_id, account, currency, subject_id)
      group by b.org_id, b.account, b.currency, b.subject_id, b.balance_minor, c.side
      having b.balance_minor <> coalesce(sum(e.amount_minor), 0) * case c.side when 'debit' then 1 else -1 end`,
    of: { key: 'org_id, account, subject_id, currency', rows: ['ledger_balances'], also: ['ledger_entries'] },
  },
] as const
