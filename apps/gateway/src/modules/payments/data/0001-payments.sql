create table payment_intents (
  org_id text not null,
  payment_id text not null,
  -- The caller's idempotency key: a call repeated after a crash finds what it made.
  request_key text,
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  received_minor bigint not null default 0 check (received_minor between 0 and amount_minor),
  status text not null check (status in
    ('requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled')),
  customer_id text,
  method_id text,
  charge_id text,
  keeps_card boolean not null,
  description text,
  metadata jsonb not null,
  return_url text,
  action_url text,
  failure jsonb,
  cancel_reason text,
  canceled_ms bigint,
  created_ms bigint not null,
  primary key (org_id, payment_id)
);
create unique index payment_intents_request on payment_intents (org_id, request_key) where request_key is not null;
create index payment_intents_newest on payment_intents (org_id, created_ms, payment_id);
select protect('payment_intents');

create table charges (
  org_id text not null,
  charge_id text not null,
  payment_id text not null,
  number int not null,
  state text not null check (state in ('running', 'action', 'processing', 'unknown', 'authorized', 'succeeded', 'declined', 'abandoned')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  -- Refunds pending and done together, so that no two of them can outgrow the charge.
  refunded_minor bigint not null default 0 check (refunded_minor between 0 and amount_minor),
  method_id text not null,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month int not null,
  exp_year int not null,
  fingerprint text not null,
  keep boolean not null,
  return_origin text,
  action_url text,
  failure jsonb,
  started_ms bigint not null,
  ask_ms bigint,
  asks int not null default 0,
  primary key (org_id, charge_id),
  foreign key (org_id, payment_id) references payment_intents
);
-- Nothing is charged twice: one live charge a payment, whatever the code believes.
create unique index charges_one_live on charges (org_id, payment_id)
  where state in ('running', 'action', 'processing', 'unknown', 'authorized', 'succeeded');
create index charges_of_payment on charges (org_id, payment_id, number);
create index charges_to_ask on charges (ask_ms) where ask_ms is not null;
select protect('charges');

create table refunds (
  org_id text not null,
  refund_id text not null,
  request_key text,
  payment_id text not null,
  charge_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('pending', 'succeeded', 'failed')),
  reason text,
  failure_reason text,
  metadata jsonb not null,
  created_ms bigint not null,
  ask_ms bigint,
  asks int not null default 0,
  primary key (org_id, refund_id),
  foreign key (org_id, charge_id) references charges
);
create unique index refunds_request on refunds (org_id, request_key) where request_key is not null;
create index refunds_of_payment on refunds (org_id, payment_id, created_ms);
create index refunds_to_ask on refunds (ask_ms) where ask_ms is not null;
select protect('refunds');
