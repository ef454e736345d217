create table bookings (
  org_id text not null,
  booking_id text not null,
  user_id text not null,
  checkout_id text not null,
  product text not null,
  status text not null check (status in ('draft', 'pending_payment', 'confirming', 'confirmed', 'failed', 'expired', 'cancelled')),
  reference text not null,
  -- What was booked, as it was shown: the offer, its price, its lines, its cancellation rules.
  particulars jsonb not null,
  cancellation jsonb not null,
  guests jsonb not null,
  contact jsonb not null,
  origin text not null,
  currency text not null,
  total_minor bigint not null,
  consented_minor bigint not null,
  pay_now_minor bigint not null,
  revenue_minor bigint not null,
  tax_minor bigint not null,
  hold_id text not null,
  expires_at_ms bigint not null,
  failure text,
  kept_minor bigint,
  created_ms bigint not null,
  primary key (org_id, booking_id),
  unique (org_id, checkout_id),
  unique (org_id, reference),
  check (consented_minor = total_minor),
  check (revenue_minor >= 0 and tax_minor >= 0 and revenue_minor + tax_minor <= pay_now_minor)
);
create index bookings_of_user on bookings (org_id, user_id, booking_id desc);
create index bookings_expiring on bookings (expires_at_ms) where status = 'pending_payment';

-- How a booking came to where it stands. Appended, never changed.
create table booking_events (
  org_id text not null,
  booking_id text not null,
  seq int not null,
  from_status text,
  to_status text not null,
  why text,
  at_ms bigint not null,
  primary key (org_id, booking_id, seq),
  foreign key (org_id, booking_id) references bookings
);
create function booking_events_are_history() returns trigger language plpgsql as $$
begin
  raise exception 'events of a booking are appended, never changed' using errcode = 'restrict_violation';
end
$$;
create trigger history before update or delete on booking_events for each statement execute function booking_events_are_history();

-- What the property is shown. A confirmed booking has exactly one.
create table vouchers (
  org_id text not null,
  booking_id text not null,
  number text not null,
  issued_ms bigint not null,
  void_ms bigint,
  primary key (org_id, booking_id),
  unique (org_id, number),
  foreign key (org_id, booking_id) references bookings
);

select protect('bookings'), protect('booking_events'), protect('vouchers');
