-- An offer held for somebody: what it is, what it costs, until when.
create table checkouts (
  org_id text not null,
  checkout_id text not null,
  -- A guest's checkout belongs to the browser and moves to the person at sign-in.
  browser_id text not null,
  user_id text,
  product text not null,
  offer jsonb not null,
  quote jsonb not null,
  ask jsonb not null,
  hold_id text not null,
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  pay_now_minor bigint not null check (pay_now_minor >= 0),
  at_property_minor bigint not null check (at_property_minor >= 0),
  revenue_minor bigint not null,
  expires_at_ms bigint not null,
  renewed boolean not null default false,
  state text not null check (state in ('open', 'booked', 'expired', 'released')),
  booking_id text,
  created_ms bigint not null,
  primary key (org_id, checkout_id),
  check (pay_now_minor + at_property_minor = total_minor),
  check ((state = 'booked') = (booking_id is not null))
);
create index checkouts_expiring on checkouts (expires_at_ms) where state = 'open';
create index checkouts_of_browser on checkouts (org_id, browser_id) where state = 'open';
select protect('checkouts');
