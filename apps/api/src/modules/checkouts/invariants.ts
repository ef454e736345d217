/** The service level of the sweep, in milliseconds past the expiry. */
const LATE_MS = 5_000

export const checkoutInvariants = [
  {
    name: 'no checkout outlives its expiry by 5 s',
    sql: `select org_id, checkout_id, expires_at_ms from checkouts where state = 'open' and expires_at_ms < extract(epoch from now()) * 1000 - ${LATE_MS}`,
  },
  {
    name: 'the figures of a checkout are those of its quote',
    sql: `select org_id, checkout_id from checkouts where (quote->'total'->>'minor')::bigint <> total_minor
      or (quote->'payNow'->>'minor')::bigint <> pay_now_minor or quote->>'currency' <> currency`,
  },
] as const
