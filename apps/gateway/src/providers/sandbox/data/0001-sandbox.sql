-- The books of the pretended bank: what it was asked, by key, and what became of it. They survive a crash of ours, as a bank's do.
create table sandbox_charges (
  org_id text not null,
  key text not null,
  state text not null check (state in ('action', 'succeeded', 'declined', 'canceled')),
  amount_minor bigint not null,
  currency text not null,
  brand text not null,
  last4 text not null,
  refund text not null,
  failure jsonb,
  -- What happens once the holder has proved who they are.
  failure_after jsonb,
  challenge_id text unique,
  expires_ms bigint,
  created_ms bigint not null,
  primary key (org_id, key)
);
select protect('sandbox_charges');

create table sandbox_refunds (
  org_id text not null,
  key text not null,
  charge_key text not null,
  amount_minor bigint not null,
  currency text not null,
  refund text not null,
  created_ms bigint not null,
  primary key (org_id, key),
  foreign key (org_id, charge_key) references sandbox_charges
);
select protect('sandbox_refunds');
