-- Keys are stored by one table for every face now. A node of the version before finds its table gone and fails, rather than doing again what a key did here.
lock table idempotency_keys in access exclusive mode;
set local role sojourn_system;
insert into keyed_requests (org_id, scope, key, fingerprint, run, lease_until_ms, status, body, created_ms)
  select org_id, owner || ' ' || path, key, body_hash, 1, taken_ms + 30000, status, answer::text, taken_ms from idempotency_keys;
reset role;
drop table idempotency_keys;
