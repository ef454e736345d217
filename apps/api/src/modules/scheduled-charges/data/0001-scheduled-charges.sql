-- Consent to later charges: the words as they were read, when and from where. Kept after it ends.
create table charge_mandates (
  org_id text not null,
  mandate_id text not null,
  user_id text not null,
  subject_kind text not null,
  subject_id text not null,
  text text not null check (text <> ''),
  text_hash text not null,
  language text not null,
  ip text not null,
  user_agent text,
  at_ms bigint not null,
  ceiling_minor bigint not null check (ceiling_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  cadence text not null check (cadence in ('monthly', 'yearly', 'once')),
  sources jsonb not null,
  revoked_ms bigint,
  primary key (org_id, mandate_id)
);
create unique index charge_mandates_live on charge_mandates (org_id, subject_kind, subject_id) where revoked_ms is null;
create index charge_mandates_person on charge_mandates (org_id, user_id);

-- Locked by whoever is about to be paid for a subject: an attempt of ours, or a checkout of its person.
create table charge_subjects (
  org_id text not null,
  subject_kind text not null,
  subject_id text not null,
  by_hand text,
  by_hand_until_ms bigint,
  primary key (org_id, subject_kind, subject_id),
  check ((by_hand is null) = (by_hand_until_ms is null))
);

create table scheduled_charges (
  org_id text not null,
  charge_id text not null,
  subject_kind text not null,
  subject_id text not null,
  user_id text not null,
  period_key text not null,
  kind text not null check (kind in ('renewal', 'debt', 'balance')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  due_at_ms bigint not null,
  lead_ms bigint not null check (lead_ms >= 0),
  state text not null check (state in ('scheduled', 'trying', 'retrying', 'needs_person', 'paid', 'failed', 'called_off')),
  announced_minor bigint,
  announced_ms bigint,
  round int not null default 0,
  attempts int not null default 0 check (attempts between 0 and 8),
  retries int not null default 0,
  quick_used boolean not null default false,
  failure text check (failure in ('hard', 'funds', 'authentication', 'technical')),
  decline_code text,
  gives_up_ms bigint,
  next_at_ms bigint,
  paid_ref text,
  -- Why it was called off.
  why text,
  created_ms bigint not null,
  settled_ms bigint,
  primary key (org_id, charge_id),
  unique (org_id, subject_kind, subject_id, period_key, kind),
  check ((announced_minor is null) = (announced_ms is null)),
  check ((state in ('scheduled', 'retrying', 'needs_person')) = (next_at_ms is not null)),
  check ((state in ('paid', 'failed', 'called_off')) = (settled_ms is not null)),
  check (state <> 'paid' or amount_minor = 0 or paid_ref is not null)
);
create index scheduled_charges_due on scheduled_charges (next_at_ms) where next_at_ms is not null;
create index scheduled_charges_person on scheduled_charges (org_id, user_id);

create table charge_notices (
  org_id text not null,
  charge_id text not null,
  no int not null,
  due_at_ms bigint not null,
  sent_ms bigint not null,
  amount_minor bigint not null,
  primary key (org_id, charge_id, no)
);

-- One try to be paid. Its key is here before the gateway is called.
create table charge_attempts (
  org_id text not null,
  attempt_id text not null,
  charge_id text not null,
  no int not null check (no between 1 and 8),
  round int not null,
  key text not null,
  generation int not null default 1,
  source jsonb not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  description text not null,
  customer_id text,
  state text not null check (state in ('sent', 'unknown', 'paid', 'declined', 'conflict')),
  intent_id text,
  failure text check (failure in ('hard', 'funds', 'authentication', 'technical')),
  decline_code text,
  message text,
  asks int not null default 0,
  next_ask_ms bigint,
  at_ms bigint not null,
  settled_ms bigint,
  primary key (org_id, attempt_id),
  unique (org_id, charge_id, no),
  unique (org_id, key),
  check ((state in ('sent', 'unknown')) = (next_ask_ms is not null)),
  check ((state = 'declined') = (failure is not null))
);
-- No other try begins while an answer is owed.
create unique index charge_attempts_in_flight on charge_attempts (org_id, charge_id) where state in ('sent', 'unknown');
create index charge_attempts_to_ask on charge_attempts (next_ask_ms) where next_ask_ms is not null;
create index charge_attempts_intent on charge_attempts (intent_id);

create table charge_refunds (
  org_id text not null,
  refund_id text not null,
  charge_id text not null,
  attempt_id text not null,
  intent_id text not null,
  key text not null,
  generation int not null default 1,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  actor text not null check (actor in ('shop', 'gateway')),
  state text not null check (state in ('wanted', 'unknown', 'pending', 'succeeded', 'failed')),
  gateway_refund_id text,
  asks int not null default 0,
  next_ask_ms bigint,
  at_ms bigint not null,
  primary key (org_id, refund_id),
  unique (org_id, key),
  check ((state in ('wanted', 'unknown', 'pending')) = (next_ask_ms is not null))
);
create unique index charge_refunds_gateway on charge_refunds (gateway_refund_id);
create index charge_refunds_charge on charge_refunds (org_id, charge_id);
create index charge_refunds_to_ask on charge_refunds (next_ask_ms) where next_ask_ms is not null;

-- What a holder's bank took back.
create table charge_disputes (
  org_id text not null,
  dispute_id text not null,
  charge_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  at_ms bigint not null,
  primary key (org_id, dispute_id)
);

select protect('charge_mandates'), protect('charge_subjects'), protect('scheduled_charges'), protect('charge_notices'),
  protect('charge_attempts'), protect('charge_refunds'), protect('charge_disputes');
