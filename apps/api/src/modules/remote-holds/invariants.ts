// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of the rows at any time: each query answers none. */
export const remoteHoldInvariants = [
  {
    name: 'what a supplier holds has the name it gave it',
    sql: `select org_id, checkout_id, item_no from remote_holds where state in ('held', 'taken') and hold_ref is null`,
    of: { rows: ['remote_holds'] },
  },
] as const
