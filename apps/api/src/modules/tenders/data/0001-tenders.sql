-- The ways a price is paid beside the card. What they hold stands in the ledger; here is what was asked, and what it came to.
create table tenders (
  org_id text not null,
  tender_id text not null,
  checkout_id text not null,
  booking_id text,
  user_id text not null,
  kind text not null check (kind in ('coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'invoice')),
  -- What there is once of: the kind, or the card of stored value.
  slot text not null,
  state text not null check (state in ('held', 'taken', 'released', 'returned')),
  currency text not null,
  wanted_minor bigint not null check (wanted_minor >= 0),
  amount_minor bigint not null check (amount_minor between 0 and wanted_minor),
  returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  waive_under_minor bigint not null check (waive_under_minor >= 0),
  legs jsonb not null,
  detail jsonb not null,
  moves int not null default 0,
  applied_ms bigint not null,
  primary key (org_id, tender_id),
  check (state not in ('taken', 'returned') or booking_id is not null),
  check (returned_minor = 0 or state in ('taken', 'returned'))
);
create unique index tenders_one_of_each on tenders (org_id, checkout_id, slot) where state = 'held';
create index tenders_of_booking on tenders (org_id, booking_id) where booking_id is not null;
select protect('tenders');

-- How a booking is paid, as it was decided: kept figures, so that it is the same whenever it is asked.
create table tender_plans (
  org_id text not null,
  booking_id text not null,
  user_id text not null,
  plan jsonb not null,
  -- What it will earn once confirmed, and the lot it became; null where it earns nothing, or not yet.
  earns jsonb,
  lot_id text,
  primary key (org_id, booking_id)
);
select protect('tender_plans');

-- What went back, once per key.
create table tender_returns (
  org_id text not null,
  booking_id text not null,
  key text not null,
  refund_minor bigint not null check (refund_minor >= 0),
  answer jsonb not null,
  primary key (org_id, booking_id, key)
);
select protect('tender_returns');
