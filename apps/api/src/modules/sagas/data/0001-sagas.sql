-- Work that must end whatever happens: what is to be done, how far it came and who is at it.
create table sagas (
  org_id text not null,
  saga_id text not null,
  kind text not null,
  subject_id text not null,
  input jsonb not null,
  state text not null check (state in ('running', 'compensating', 'done', 'undone', 'stuck')),
  reason jsonb,
  lease_token text,
  leased_until_ms bigint not null default 0,
  next_run_ms bigint not null,
  created_ms bigint not null,
  ended_ms bigint,
  primary key (org_id, saga_id),
  unique (org_id, kind, subject_id)
);
create index sagas_due on sagas (next_run_ms) where state in ('running', 'compensating');

-- A row stands before its step runs: its key is what outside calls are made with, on every repeat the same.
create table saga_steps (
  org_id text not null,
  saga_id text not null,
  step text not null,
  key text not null,
  state text not null check (state in ('running', 'done', 'refused', 'undoing', 'undone')),
  tries int not null,
  result jsonb,
  updated_ms bigint not null,
  primary key (org_id, saga_id, step),
  unique (org_id, key),
  foreign key (org_id, saga_id) references sagas
);

select protect('sagas'), protect('saga_steps');
