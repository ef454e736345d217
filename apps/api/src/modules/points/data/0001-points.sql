-- The kinds of points an organisation has, what they are worth and who pays for them.
create table point_types (
  org_id text not null,
  code text not null check (code <> ''),
  position int not null,
  label text not null check (label <> ''),
  -- How the ledger counts them. No currency of money has such a code.
  unit text not null check (unit ~ '^X[A-Z]{2}$'),
  -- So many points are worth one unit of the organisation's currency.
  rate_per_miles int not null check (rate_per_miles > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  funding_partner_code text not null,
  rule_code text not null,
  rule_level text not null,
  earns_per_unit int not null check (earns_per_unit >= 0),
  days_max int check (days_max > 0),
  primary key (org_id, code),
  unique (org_id, unit)
);

-- Points that came together. How many are left is in the ledger, under the lot's id.
create table point_lots (
  org_id text not null,
  lot_id text not null,
  user_id text not null,
  type_code text not null,
  -- What they came from: the same source is the same lot.
  source text not null check (source <> ''),
  earned_ms bigint not null,
  -- Not before: while the money that earned them may still go back, they buy nothing.
  usable_from_ms bigint not null,
  expires_at_ms bigint,
  primary key (org_id, lot_id),
  foreign key (org_id, type_code) references point_types,
  unique (org_id, user_id, type_code, source),
  check (usable_from_ms >= earned_ms),
  check (expires_at_ms > earned_ms)
);
create index point_lots_of_person on point_lots (org_id, user_id, earned_ms);

-- Who has points has a number.
create table loyalty_members (
  org_id text not null,
  user_id text not null,
  membership_no text not null,
  since_ms bigint not null,
  primary key (org_id, user_id),
  unique (org_id, membership_no)
);

select protect('point_types'), protect('point_lots'), protect('loyalty_members');
