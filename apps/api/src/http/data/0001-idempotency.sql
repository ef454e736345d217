create table idempotency_keys (
  org_id text not null,
  owner text not null,
  path text not null,
  key text not null,
  body_hash text not null,
  taken_ms bigint not null,
  status integer,
  answer jsonb,
  primary key (org_id, owner, path, key)
);
select protect('idempotency_keys');
