-- A checkout that an agent handed to a client, to be paid by them.
create table pay_links (
  org_id text not null,
  link_id text not null,
  agent_id text not null,
  client_id text not null,
  checkout_id text not null,
  -- The address holds the token; here is its hash alone.
  token_hash text not null,
  -- As they stood when it was sent, for a list that needs no other table.
  title text not null,
  client_name text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor >= 0),
  guests jsonb not null,
  expires_at_ms bigint not null,
  withdrawn boolean not null default false,
  created_ms bigint not null,
  primary key (org_id, link_id),
  unique (org_id, token_hash),
  unique (org_id, checkout_id)
);
create index pay_links_of_agent on pay_links (org_id, agent_id, link_id);
create index pay_links_open on pay_links (org_id, agent_id, expires_at_ms) where not withdrawn;
select protect('pay_links');
