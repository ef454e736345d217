// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of later charges at any time: each query answers no row. */
export const scheduledChargeInvariants = [
  {
    name: 'each attempt of a later charge was made under a mandate that covered it',
    sql: `select a.org_id, a.attempt_id from charge_attempts a join scheduled_charges c using (org_id, charge_id) where not exists
      (select from charge_mandates m where m.org_id = c.org_id and m.subject_kind = c.subject_kind and m.subject_id = c.subject_id and m.user_id = c.user_id
        and m.at_ms <= a.at_ms and (m.revoked_ms is null or m.revoked_ms >= a.at_ms) and m.currency = a.currency
        and (m.ceiling_minor >= a.amount_minor or exists (select from charge_mandate_notices n
          where n.org_id = m.org_id and n.mandate_id = m.mandate_id and n.amount_minor >= a.amount_minor and n.told_ms <= a.at_ms - 604800000)))`,
    of: {
      key: 'org_id, charge_id',
      rows: ['charge_attempts'],
      also: [['charge_mandates', 'org_id, charge_id', 'join scheduled_charges c using (org_id, subject_kind, subject_id)']],
    },
  },
  {
    name: 'each attempt of a later charge was announced in time, and is not above its notice',
    sql: `select a.org_id, a.attempt_id from charge_attempts a join scheduled_charges c using (org_id, charge_id) where a.at_ms < c.due_at_ms or not exists
      (select from charge_notices n where n.org_id = c.org_id and n.charge_id = c.charge_id and n.amount_minor >= a.amount_minor and n.sent_ms + c.lead_ms <= a.at_ms)`,
    of: { key: 'org_id, charge_id', rows: ['charge_attempts'], also: ['scheduled_charges', 'charge_notices'] },
  },
  {
    name: 'a later charge is taken once, and one that is paid was',
    sql: `select c.org_id, c.charge_id, c.state, count(a.attempt_id) from scheduled_charges c
        left join charge_attempts a on a.org_id = c.org_id and a.charge_id = c.charge_id and a.state = 'paid' and not exists
          (select from charge_refunds r where r.org_id = a.org_id and r.attempt_id = a.attempt_id and r.reason = 'paid_too_late')
        group by c.org_id, c.charge_id, c.state, c.amount_minor
        having count(a.attempt_id) <> case when c.state = 'paid' and c.amount_minor > 0 then 1 else 0 end`,
    of: { key: 'org_id, charge_id', rows: ['scheduled_charges'], also: ['charge_attempts', 'charge_refunds'] },
  },
  {
    name: 'no attempt begins once a later charge is called off or given up, nor with a card that was declined for good',
    sql: `select a.org_id, a.attempt_id from charge_attempts a join scheduled_charges c using (org_id, charge_id)
        where c.state in ('called_off', 'failed') and a.at_ms > c.settled_ms
      union all select b.org_id, b.attempt_id from charge_attempts a join charge_attempts b using (org_id, charge_id)
        where a.failure in ('hard', 'authentication') and b.no > a.no and a.source->>'cardId' = b.source->>'cardId'`,
    of: { key: 'org_id, charge_id', rows: ['charge_attempts'], also: ['scheduled_charges'] },
  },
  {
    name: 'at most 8 attempts in one period',
    sql: `select c.org_id, c.subject_kind, c.subject_id, c.period_key, count(*) from charge_attempts a join scheduled_charges c using (org_id, charge_id)
      group by 1, 2, 3, 4, c.kind having count(*) > 8`,
    of: {
      key: 'org_id, subject_kind, subject_id',
      rows: ['scheduled_charges'],
      also: [['charge_attempts', 'org_id, subject_kind, subject_id', 'join scheduled_charges c using (org_id, charge_id)']],
    },
  },
  {
    name: 'at most 15 attempts with one card in 30 days',
    sql: `select a.org_id, a.source->>'cardId' as card_id, a.at_ms, count(*) from scheduled_charges c join charge_attempts a using (org_id, charge_id) join charge_attempts b on b.org_id = a.org_id
        and b.source->>'cardId' = a.source->>'cardId' and b.at_ms <= a.at_ms and b.at_ms > a.at_ms - 2592000000
      group by a.org_id, a.attempt_id, a.source, a.at_ms having count(*) > 15`,
    of: { key: 'org_id, charge_id', rows: ['scheduled_charges'], also: ['charge_attempts'] },
  },
  {
    name: 'a charge is trying exactly while the answer to an attempt is owed',
    sql: `select c.org_id, c.charge_id from scheduled_charges c where (c.state = 'trying') and not exists
        (select from charge_attempts a where a.org_id = c.org_id and a.charge_id = c.charge_id and a.state in ('sent', 'unknown'))
      union all select c.org_id, c.charge_id from scheduled_charges c join charge_attempts a using (org_id, charge_id)
        where a.state in ('sent', 'unknown') and c.state not in ('trying', 'called_off')`,
    of: { key: 'org_id, charge_id', rows: ['scheduled_charges'], also: ['charge_attempts'] },
  },
  {
    name: 'refunds of a later charge stay within what it took',
    sql: `select r.org_id, r.attempt_id, sum(r.amount_minor) from charge_refunds r where r.state <> 'failed' group by 1, 2 having sum(r.amount_minor) >
      coalesce((select a.amount_minor from charge_attempts a where a.org_id = r.org_id and a.attempt_id = r.attempt_id and a.state = 'paid'), 0)`,
    of: { key: 'org_id, charge_id', rows: ['charge_refunds'], also: ['charge_attempts'] },
  },
  {
    name: "a child of a later charge has its charge's organisation",
    sql: `select a.org_id, a.attempt_id as child from charge_attempts a left join scheduled_charges c using (org_id, charge_id) where c.charge_id is null
      union all select n.org_id, n.charge_id from charge_notices n left join scheduled_charges c using (org_id, charge_id) where c.charge_id is null
      union all select r.org_id, r.refund_id from charge_refunds r left join charge_attempts a using (org_id, attempt_id) where a.attempt_id is null
      union all select d.org_id, d.dispute_id from charge_disputes d left join scheduled_charges c using (org_id, charge_id) where c.charge_id is null`,
    of: { key: 'org_id, charge_id', rows: ['charge_attempts', 'charge_notices', 'charge_refunds', 'charge_disputes'] },
  },
] as const
