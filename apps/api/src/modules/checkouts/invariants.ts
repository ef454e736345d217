// nothing here is translated: names of invariants are for those who operate the system
/** The service level of the sweep, in milliseconds past the expiry. */
const LATE_MS = 5_000

export const checkoutInvariants = [
  {
    name: 'no checkout outlives its expiry by 5 s',
    sql: `select org_id, checkout_id, expires_at_ms from checkouts where state = 'open' and expires_at_ms < extract(epoch from now()) * 1000 - ${LATE_MS}`,
  },
  {
    name: 'the figures of a checkout are those of its items',
    sql: `select c.org_id, c.checkout_id from checkouts c,
        lateral (select sum((i->'quote'->'total'->>'minor')::bigint) as total, sum((i->'quote'->'payNow'->>'minor')::bigint) as pay_now,
          bool_and(i->'quote'->>'currency' = c.currency) as is_one_currency from jsonb_array_elements(c.items) i) q
      where q.total <> c.total_minor or q.pay_now <> c.pay_now_minor or not q.is_one_currency`,
    of: { rows: ['checkouts'] },
  },
] as const
