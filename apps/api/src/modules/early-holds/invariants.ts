// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of the rows at any time: each query answers none. */
export const earlyHoldInvariants = [
  {
    name: 'no early hold outlives its expiry by 5 s',
    sql: 'select org_id, checkout_id, until_ms from early_holds where until_ms < extract(epoch from now()) * 1000 - 5000',
  },
  {
    name: 'what is held early is counted, and is no checkout of its own',
    sql: `select e.org_id, e.checkout_id from early_holds e
      left join hold_claims l using (org_id, checkout_id) left join checkouts c using (org_id, checkout_id)
      where c.checkout_id is not null or (l.checkout_id is null and e.until_ms > extract(epoch from now()) * 1000)`,
  },
] as const
