-- One try to be paid for a booking. Its key stands here before the gateway is called.
create table payment_attempts (
  org_id text not null,
  attempt_id text not null,
  booking_id text not null,
  number int not null check (number > 0),
  key text not null,
  -- A key whose answer was an error of the gateway's is spent: the next generation opens anew.
  generation int not null default 1,
  gateway_payment_id text,
  client_secret text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  description text not null,
  state text not null check (state in
    ('created', 'open', 'confirmable', 'action', 'processing', 'declined', 'unknown', 'succeeded', 'cancelled', 'conflict')),
  decline_code text,
  message text,
  action_url text,
  charge_id text,
  paid_with text,
  asks int not null default 0,
  next_ask_ms bigint,
  created_ms bigint not null,
  settled_ms bigint,
  primary key (org_id, attempt_id),
  unique (org_id, key),
  unique (org_id, booking_id, number),
  check (state <> 'succeeded' or (gateway_payment_id is not null and settled_ms is not null))
);
-- At most one live capture per booking: a second try is opened only once the first is known to be given up.
create unique index payment_attempts_one_live on payment_attempts (org_id, booking_id) where state <> 'cancelled';
create unique index payment_attempts_gateway on payment_attempts (gateway_payment_id);
create index payment_attempts_to_ask on payment_attempts (next_ask_ms) where next_ask_ms is not null;

-- Money on its way back to the card it came from.
create table payment_refunds (
  org_id text not null,
  refund_id text not null,
  booking_id text not null,
  attempt_id text not null,
  intent_id text not null,
  key text not null,
  generation int not null default 1,
  gateway_refund_id text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  state text not null check (state in ('wanted', 'unknown', 'pending', 'succeeded', 'failed')),
  asks int not null default 0,
  next_ask_ms bigint,
  created_ms bigint not null,
  settled_ms bigint,
  primary key (org_id, refund_id),
  unique (org_id, key),
  foreign key (org_id, attempt_id) references payment_attempts
);
create index payment_refunds_of_booking on payment_refunds (org_id, booking_id);
create index payment_refunds_to_ask on payment_refunds (next_ask_ms) where next_ask_ms is not null;

-- What a person of ours must look at.
create table payment_alarms (
  org_id text not null,
  alarm_id text not null,
  kind text not null,
  booking_id text not null,
  detail jsonb not null,
  raised_ms bigint not null,
  primary key (org_id, alarm_id),
  unique (org_id, kind, booking_id)
);

select protect('payment_attempts'), protect('payment_refunds'), protect('payment_alarms');
