// nothing here is translated: names of invariants are for those who operate the system
const NOW = 'extract(epoch from now()) * 1000'

/** What must hold of the rows at any time: each query answers none. */
export const waitingListInvariants = [
  {
    name: 'what is offered to one who waits is held for them',
    sql: `select w.org_id, w.waiting_id from waiting_entries w left join early_holds e using (org_id, checkout_id)
      where w.state = 'offered' and e.checkout_id is null`,
  },
  {
    name: 'no offer to one who waits outlives its time by 5 s',
    sql: `select org_id, waiting_id from waiting_entries where state = 'offered' and offer_until_ms < ${NOW} - 5000`,
  },
  {
    name: 'nobody is offered anything before one who waits longer for the same and could have it',
    sql: `select w.org_id, w.waiting_id, o.waiting_id as before from waiting_entries w join waiting_entries o using (product, line)
      where w.state = 'waiting' and o.place > w.place and o.offered_ms is not null and (w.tried_ms is null or w.tried_ms < o.offered_ms)`,
    of: { key: 'product, line', rows: ['waiting_entries'] },
  },
  {
    name: 'a line in which somebody waits is looked at',
    sql: `select w.org_id, w.waiting_id from waiting_entries w join waiting_lines l using (product, line) where w.state = 'waiting' and l.next_ms is null`,
  },
] as const
