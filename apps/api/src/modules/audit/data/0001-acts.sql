-- What operators, agents and impersonators did to another person's data. Rows are added; only an open outcome is filled in later.
create table acts (
  org_id text not null,
  act_id text not null,
  at_ms bigint not null,
  actor_id text not null check (actor_id <> ''),
  actor_role text not null check (actor_role in ('operator', 'agent', 'impersonator')),
  actor_name text not null,
  -- Whose data it was; null for settings of the organisation.
  subject_id text,
  kind text not null check (kind <> ''),
  outcome text not null check (outcome in ('asked', 'done', 'refused')),
  reason text check (length(reason) between 1 and 500),
  booking_id text,
  request_id text not null,
  primary key (org_id, act_id),
  check (subject_id is null or actor_id <> subject_id)
);
select protect('acts');
create index acts_of on acts (org_id, subject_id, act_id);
