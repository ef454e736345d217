create table keyed_requests (
  org_id text not null,
  -- Whose key it is within the organisation; empty where the whole organisation shares its keys.
  scope text not null,
  key text not null,
  -- What the key was first used for: another use of it is an error.
  fingerprint text not null,
  -- Counts the runs. A run that lost its lease no longer writes the answer.
  run int not null,
  -- A run that outlives this has crashed, and may be run again.
  lease_until_ms bigint not null,
  -- The answer; null while the first run goes on.
  status int,
  body text,
  created_ms bigint not null,
  primary key (org_id, scope, key),
  check (length(key) <= 255 and (status is null) = (body is null))
);
create index keyed_requests_created on keyed_requests (created_ms);
select protect('keyed_requests');
