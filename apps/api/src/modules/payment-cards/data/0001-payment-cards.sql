-- Cards of stored value: whose, of what kind, until when. What is left of one is in the ledger, under its id.
create table payment_cards (
  org_id text not null,
  payment_card_id text not null,
  user_id text not null,
  type text not null check (type in ('CASH', 'WALLET', 'CERTIFICATE', 'DISCOUNT')),
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was paid for it; 0 for what was given.
  purchase_minor bigint not null check (purchase_minor >= 0),
  expires_at_ms bigint,
  status text not null check (status in ('ACTIVE', 'BLOCKED')),
  created_ms bigint not null,
  primary key (org_id, payment_card_id),
  unique (org_id, code)
);
create index payment_cards_of_person on payment_cards (org_id, user_id);
select protect('payment_cards');
