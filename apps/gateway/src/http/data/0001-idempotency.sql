create table idempotency_keys (
  org_id text not null,
  key text not null check (length(key) <= 255),
  -- What the key was first used for: another use of it is an error.
  request_hash text not null,
  state text not null check (state in ('running', 'done')),
  -- A run that outlives this has crashed, and may be run again.
  locked_until_ms bigint not null,
  status int,
  body jsonb,
  created_ms bigint not null,
  primary key (org_id, key)
);
create index idempotency_keys_old on idempotency_keys (created_ms);
select protect('idempotency_keys');
