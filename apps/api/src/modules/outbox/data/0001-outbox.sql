-- What the world is to be told, written in the transaction that made it true.
create table outbox (
  org_id text not null,
  event_id text not null,
  topic text not null,
  -- One key, one event: "confirmed" is told once however often it is said.
  key text not null,
  payload jsonb not null,
  created_ms bigint not null,
  next_try_ms bigint not null,
  tries int not null default 0,
  done_ms bigint,
  primary key (org_id, event_id),
  unique (org_id, topic, key)
);
create index outbox_waiting on outbox (next_try_ms) where done_ms is null;
select protect('outbox');
