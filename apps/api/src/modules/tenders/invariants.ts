// nothing here is translated: names of invariants are for those who operate the system
/** What must hold of tenders and plans at any time: each query answers no row. */
export const tenderInvariants = [
  {
    name: 'the lines of a plan sum to what is due, and none is under 1',
    sql: `select org_id, booking_id from tender_plans where (plan->'due'->>'minor')::bigint <>
        (select coalesce(sum((line->'amount'->>'minor')::bigint), 0) from jsonb_array_elements(plan->'lines') line)
      or exists (select from jsonb_array_elements(plan->'lines') line where (line->'amount'->>'minor')::bigint < 1)`,
    of: { rows: ['tender_plans'] },
  },
  {
    name: 'the legs of a tender sum to its amount',
    sql: `select org_id, tender_id from tenders where jsonb_array_length(legs) > 0
      and amount_minor <> (select sum((leg->>'amount')::bigint) from jsonb_array_elements(legs) leg)`,
    of: { rows: ['tenders'] },
  },
  {
    name: 'a tender of a booking gives what its plan says',
    sql: `select t.org_id, t.tender_id from tenders t join tender_plans p using (org_id, booking_id) where t.state <> 'released' and t.amount_minor <>
      coalesce((select sum((line->'amount'->>'minor')::bigint) from jsonb_array_elements(p.plan->'lines') line where line->>'tenderId' = t.tender_id), 0)`,
    of: { key: 'org_id, booking_id', rows: ['tenders'], also: ['tender_plans'] },
  },
] as const
