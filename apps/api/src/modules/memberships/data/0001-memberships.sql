-- What an organisation sells to its members.
create table plans (
  org_id text not null,
  sub_id text not null,
  code text not null check (code <> ''),
  name text not null check (name <> ''),
  description text not null,
  image text not null,
  -- Sanitised when it was saved.
  html text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  membership_id text not null,
  first_years int not null check (first_years >= 0),
  first_months int not null check (first_months >= 0),
  later_years int not null check (later_years >= 0),
  later_months int not null check (later_months >= 0),
  charge_after_days int not null check (charge_after_days >= 0),
  is_renewable boolean not null,
  init_charge_org boolean not null,
  renew_charge_org boolean not null,
  benefits jsonb not null,
  position int not null,
  sold boolean not null,
  created_ms bigint not null,
  primary key (org_id, sub_id),
  unique (org_id, code),
  check (first_years + first_months > 0),
  check (not is_renewable or later_years + later_months > 0)
);

-- A price is never changed: another one is another row.
create table plan_prices (
  org_id text not null,
  sub_id text not null,
  valid_from_ms bigint not null,
  initial_minor bigint not null check (initial_minor >= 0),
  renewal_minor bigint not null check (renewal_minor >= 0),
  primary key (org_id, sub_id, valid_from_ms),
  foreign key (org_id, sub_id) references plans
);

-- What is known of a person as a buyer of plans. Its row is locked while their membership changes.
create table membership_people (
  org_id text not null,
  user_id text not null,
  -- The day on which the dialog of plans last opened by itself.
  opened_on text,
  -- They were invited to a plan: it is offered to them, whatever the organisation requires of others.
  plan_needed boolean not null default false,
  primary key (org_id, user_id)
);

create table memberships (
  org_id text not null,
  membership_no text not null,
  user_id text not null,
  sub_id text not null,
  state text not null check (state in ('trialing', 'active', 'grace', 'expired', 'cancelled', 'withdrawn')),
  since_day text not null,
  period_no int not null check (period_no > 0),
  period_start text not null,
  period_end text not null,
  anchor_day int not null check (anchor_day between 1 and 31),
  time_zone text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was paid for the running term, by whomever.
  period_minor bigint not null check (period_minor >= 0),
  -- What a renewal costs, as was last announced.
  price_minor bigint not null check (price_minor >= 0),
  -- What is charged when a trial ends.
  first_minor bigint check (first_minor >= 0),
  renews boolean not null,
  cancel_at_end boolean not null default false,
  next_payment_by_org boolean not null,
  booking_id text not null,
  withdraw_until_ms bigint,
  -- In what, and with links to where, its member is written to; null where nobody has said.
  language text,
  origin text,
  -- The term whose charge was handed on to be made.
  handed_period int not null default 0,
  ended_at_ms bigint,
  version int not null default 1,
  primary key (org_id, membership_no),
  foreign key (org_id, sub_id) references plans,
  check (period_start <= period_end),
  check ((state in ('expired', 'cancelled', 'withdrawn')) = (ended_at_ms is not null)),
  check (state <> 'trialing' or first_minor is not null)
);
-- One that runs for each person.
create unique index memberships_running on memberships (org_id, user_id) where state in ('trialing', 'active', 'grace');
create index memberships_of_person on memberships (org_id, user_id, membership_no);
create index memberships_to_end on memberships (period_end) where state in ('trialing', 'active');

create table membership_debts (
  org_id text not null,
  debt_id text not null,
  membership_no text not null,
  reason text not null check (reason in ('grace', 'reversal')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  -- What it came from: the same cause is the same debt.
  key text not null,
  -- The booking or charge that paid it.
  paid_by text,
  created_ms bigint not null,
  primary key (org_id, debt_id),
  unique (org_id, key),
  foreign key (org_id, membership_no) references memberships
);
create index membership_debts_open on membership_debts (org_id, membership_no) where paid_by is null;

-- What happened to a membership, and what it was before.
create table membership_events (
  org_id text not null,
  membership_no text not null,
  version int not null,
  kind text not null,
  -- Whoever did it; null where it happened by the clock.
  actor_id text,
  booking_id text,
  -- As it was, for what may be undone; null where it was not there.
  before jsonb,
  at_ms bigint not null,
  primary key (org_id, membership_no, version),
  foreign key (org_id, membership_no) references memberships
);
create index membership_events_of_booking on membership_events (org_id, booking_id) where booking_id is not null;

-- A trial is once for a person: each key is a hash of something that is theirs.
create table membership_trials (
  org_id text not null,
  key text not null,
  membership_no text not null,
  at_ms bigint not null,
  primary key (org_id, key)
);

-- What a person agreed to before they bought, until the purchase is confirmed and its mandate written.
create table membership_consents (
  org_id text not null,
  -- The name of what was bought.
  ref text not null,
  user_id text not null,
  text text not null,
  language text not null,
  ip text not null,
  user_agent text,
  time_zone text,
  origin text not null,
  at_ms bigint not null,
  primary key (org_id, ref)
);

select protect('plans'), protect('plan_prices'), protect('membership_people'), protect('memberships'), protect('membership_debts'),
  protect('membership_events'), protect('membership_trials'), protect('membership_consents');
