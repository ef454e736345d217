-- Keys are stored by one table for every face now. A node of the version before finds its table gone and fails, rather than doing again what a key did here.
lock table idempotency_keys in access exclusive mode;
set local role sojourn_system;
insert into keyed_requests (org_id, scope, key, fingerprint, run, lease_until_ms, status, body, created_ms)
  select org_id, '', key, request_hash, 1, locked_until_ms, status, body::text, created_ms from idempotency_keys;
-- What a verb finds its own work by after a crash is the key with its request: the key alone would find it for another request, a day later.
update payment_intents t set request_key = k.key || ' ' || k.request_hash from idempotency_keys k where t.org_id = k.org_id and t.request_key = k.key;
update refunds t set request_key = k.key || ' ' || k.request_hash from idempotency_keys k where t.org_id = k.org_id and t.request_key = k.key;
update charges t set capture_request_key = k.key || ' ' || k.request_hash from idempotency_keys k where t.org_id = k.org_id and t.capture_request_key = k.key;
update customers t set request_key = k.key || ' ' || k.request_hash from idempotency_keys k where t.org_id = k.org_id and t.request_key = k.key;
reset role;
drop table idempotency_keys;
