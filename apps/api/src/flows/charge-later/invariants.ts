// nothing here is translated: names of invariants are for those who operate the system
const LATE = (column: string, ms: number) => `${column} < extract(epoch from now()) * 1000 - ${ms}`

/** What must hold between later charges and the books at any time: each query answers no row. */
export const laterInvariants = [
  {
    name: 'the ledger knows each later charge that was paid, to the minor unit, and each of its refunds that left',
    sql: `select c.org_id, c.charge_id from scheduled_charges c join charge_attempts a on a.org_id = c.org_id and a.attempt_id = c.paid_ref
        left join ledger_transactions t on t.org_id = c.org_id and t.key = 'later:' || c.charge_id || ':paid'
        where c.state = 'paid' and (t.transaction_id is null or a.amount_minor <> (select sum(e.amount_minor) from ledger_entries e
          where e.org_id = t.org_id and e.transaction_id = t.transaction_id and e.amount_minor > 0))
      union all select r.org_id, r.charge_id from charge_refunds r where r.state in ('pending', 'succeeded') and not exists
        (select from ledger_transactions t where t.org_id = r.org_id and t.key = 'later:' || r.charge_id || ':' || r.refund_id || ':sent')`,
    of: { key: 'org_id, charge_id', rows: ['scheduled_charges', 'charge_refunds'], also: [['ledger_transactions', 'org_id, subject_id']] },
  },
  {
    name: 'the ledger knows no later charge as paid that was not',
    sql: `select t.org_id, t.subject_id from ledger_transactions t left join scheduled_charges c on c.org_id = t.org_id and c.charge_id = t.subject_id
      where t.kind = 'later_paid' and c.state is distinct from 'paid'`,
    of: { key: 'org_id, subject_id', rows: ['ledger_transactions'], also: [['scheduled_charges', 'org_id, charge_id']] },
  },
  {
    name: 'a later charge that is not done has raised an alarm where a person must look',
    sql: `select a.org_id, a.charge_id from charge_attempts a where a.state = 'conflict' and not exists
        (select from payment_alarms m where m.org_id = a.org_id and m.booking_id = a.charge_id and m.kind = 'payment_conflict')`,
    of: { rows: ['charge_attempts'] },
  },
  {
    name: 'the instalments of a confirmed booking are those that are charged, and nothing is tried for one that is over',
    sql: `select b.org_id, b.booking_id from bookings b where b.status = 'confirmed' and coalesce((select sum((i->'amount'->>'minor')::bigint)
          from jsonb_array_elements(b.snapshot->'items') t, jsonb_array_elements(t->'quote'->'instalments') i), 0)
        <> coalesce((select sum(c.amount_minor) from scheduled_charges c where c.org_id = b.org_id and c.subject_kind = 'booking' and c.subject_id = b.booking_id
          and c.kind = 'balance'), 0)
      union all select c.org_id, c.subject_id from scheduled_charges c join bookings b on b.org_id = c.org_id and b.booking_id = c.subject_id
        where c.subject_kind = 'booking' and c.kind = 'balance' and c.state in ('scheduled', 'retrying', 'needs_person') and b.status <> 'confirmed'`,
    of: { key: 'org_id, booking_id', rows: ['bookings'], also: [['scheduled_charges', 'org_id, subject_id']] },
  },
] as const

/** The gateway's records of later charges against ours, where both are in one database. */
export const laterGatewayInvariants = (schema: string) =>
  [
    {
      name: "the gateway's books of later charges equal ours",
      sql: `select a.org_id, a.attempt_id, p.status as theirs, a.state as ours from charge_attempts a join ${schema}.payment_intents p on p.payment_id = a.intent_id
          where a.state <> 'conflict' and ((a.state = 'paid' and (p.status <> 'succeeded' or p.received_minor <> a.amount_minor or p.currency <> a.currency))
            or (a.state = 'declined' and p.status = 'succeeded' and ${LATE('p.created_ms', 1_000_000)}))
        union all select r.org_id, r.attempt_id, g.state, r.state from charge_refunds r left join ${schema}.refunds g on g.refund_id = r.gateway_refund_id
          where r.state in ('pending', 'succeeded') and (g.refund_id is null or g.amount_minor <> r.amount_minor or g.currency <> r.currency)`,
      of: { key: 'org_id, attempt_id', rows: ['charge_attempts', 'charge_refunds'], lateMs: 1_000_000 },
    },
    {
      name: 'the gateway took for no later charge what we do not know',
      sql: `select p.org_id, p.payment_id, p.status from ${schema}.payment_intents p where p.metadata->>'charge_id' is not null and p.status = 'succeeded'
        and ${LATE('p.created_ms', 7_200_000)} and not exists (select from charge_attempts a where a.intent_id = p.payment_id)`,
    },
    {
      name: 'the gateway refunded for a later charge what we refunded',
      sql: `select a.org_id, a.attempt_id, sum(g.amount_minor) from ${schema}.refunds g join charge_attempts a on a.intent_id = g.payment_id
        where g.state not in ('failed', 'canceled') and ${LATE('g.created_ms', 1_000_000)} group by a.org_id, a.attempt_id
        having sum(g.amount_minor) > coalesce((select sum(r.amount_minor) from charge_refunds r where r.org_id = a.org_id and r.attempt_id = a.attempt_id
          and r.state <> 'failed'), 0)`,
      of: {
        key: 'org_id, attempt_id',
        rows: ['charge_attempts'],
        also: ['charge_refunds', [`${schema}.refunds`, 'a.org_id, a.attempt_id', 'join charge_attempts a on a.intent_id = t.payment_id']],
        lateMs: 1_000_000,
      },
    },
  ] as const
