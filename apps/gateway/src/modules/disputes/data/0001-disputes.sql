create table disputes (
  org_id text not null,
  dispute_id text not null,
  payment_id text not null,
  charge_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text not null,
  status text not null check (status in ('needs_response', 'under_review', 'won', 'lost')),
  -- What the merchant tells the bank, in its own words.
  evidence jsonb not null,
  submissions int not null default 0,
  due_ms bigint not null,
  metadata jsonb not null,
  created_ms bigint not null,
  primary key (org_id, dispute_id)
);
-- A bank asks for a charge back once.
create unique index disputes_of_charge on disputes (org_id, charge_id);
create index disputes_newest on disputes (org_id, created_ms, dispute_id);
select protect('disputes');
