// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of the rows at any time: each query answers none. */
export const sagaInvariants = [
  { name: 'no saga is stuck', sql: `select org_id, saga_id, kind, subject_id, reason from sagas where state = 'stuck'`, of: { rows: ['sagas'] } },
  {
    name: 'a saga that is done has every step done, one that is undone none',
    sql: `select s.org_id, s.saga_id, t.step, t.state from sagas s join saga_steps t using (org_id, saga_id)
      where (s.state = 'done' and t.state <> 'done') or (s.state = 'undone' and t.state not in ('undone', 'refused'))`,
    of: { key: 'org_id, saga_id', rows: ['sagas'], also: ['saga_steps'] },
  },
] as const
