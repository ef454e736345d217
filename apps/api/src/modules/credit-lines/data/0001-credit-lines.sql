-- What an agency may owe. How much of it is used stands in the ledger, under the line's id.
create table credit_lines (
  org_id text not null,
  line_id text not null,
  -- The agent whose line it is; each has one at most.
  agent_id text not null,
  vp_id text not null check (vp_id <> ''),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  limit_minor bigint not null check (limit_minor >= 0),
  opened_ms bigint not null,
  primary key (org_id, line_id),
  unique (org_id, agent_id)
);
select protect('credit_lines');
