-- Value bought for somebody else, waiting under a code that was mailed to them. The code itself is nowhere: its hash is.
create table wallet_gifts (
  org_id text not null,
  gift_id text not null,
  booking_id text not null,
  giver_id text not null,
  code_hash text not null,
  to_name text not null,
  to_email text not null,
  message text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  claimed_by text,
  payment_card_id text,
  claimed_ms bigint,
  created_ms bigint not null,
  primary key (org_id, gift_id),
  unique (org_id, booking_id),
  unique (org_id, code_hash),
  unique (org_id, payment_card_id),
  check ((claimed_by is null) = (payment_card_id is null) and (claimed_by is null) = (claimed_ms is null))
);
create index wallet_gifts_of_giver on wallet_gifts (org_id, giver_id);
select protect('wallet_gifts');
