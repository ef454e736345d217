-- A setup is a payment of nothing that keeps its card; a payment may be taken later, confirmed by the server alone, and belongs to one order.
alter table payment_intents
  add column kind text not null default 'payment' check (kind in ('payment', 'setup')),
  add column capture_method text not null default 'automatic' check (capture_method in ('automatic', 'automatic_async', 'manual')),
  add column confirmation_method text not null default 'automatic' check (confirmation_method in ('automatic', 'manual')),
  add column order_id text,
  -- What the card is kept for; null where it is not.
  add column usage text check (usage in ('on_session', 'off_session')),
  add column off_session boolean not null default false,
  -- What clients send along and are told again: receipt, statement, shipping.
  add column extras jsonb not null default '{}',
  -- What the provider says it took, where that is not what it was asked to take.
  add column conflict_minor bigint,
  add column conflict_currency text;
-- The owner of a table sees no row of it; the system does.
set local role sojourn_system;
update payment_intents set usage = 'off_session' where keeps_card;
reset role;
alter table payment_intents drop column keeps_card;
-- One order is one payment, whoever opens it and however often.
create unique index payment_intents_order on payment_intents (org_id, order_id) where order_id is not null and status <> 'canceled' and kind = 'payment';
create index payment_intents_of_customer on payment_intents (org_id, customer_id, created_ms) where customer_id is not null;

alter table charges drop constraint charges_state_check;
alter table charges add constraint charges_state_check check
  (state in ('running', 'action', 'processing', 'unknown', 'authorized', 'capturing', 'succeeded', 'conflict', 'declined', 'abandoned'));
alter table charges
  add column capture text not null default 'now' check (capture in ('now', 'later')),
  -- What was taken; the rest of an authorised amount is released.
  add column captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  -- What a capture was asked to take, written before the call.
  add column capture_wish_minor bigint check (capture_wish_minor between 0 and amount_minor),
  add column capture_request_key text,
  add column capture_before_ms bigint,
  -- The holder was asked by 3-D Secure.
  add column challenged boolean not null default false,
  add column coded boolean not null default false,
  add column funding text not null default 'unknown',
  add column country text,
  add column holder text,
  add column disputed boolean not null default false,
  add column description text,
  add column metadata jsonb not null default '{}',
  add column created_ms bigint generated always as (started_ms) stored;
set local role sojourn_system;
update charges set captured_minor = amount_minor where state = 'succeeded';
update charges c set metadata = p.metadata, description = p.description
  from payment_intents p where p.org_id = c.org_id and p.payment_id = c.payment_id;
reset role;
alter table charges add constraint charges_refunds_were_taken check (refunded_minor <= captured_minor);
drop index charges_one_live;
create unique index charges_one_live on charges (org_id, payment_id)
  where state in ('running', 'action', 'processing', 'unknown', 'authorized', 'capturing', 'succeeded', 'conflict');
create index charges_newest on charges (org_id, created_ms, charge_id);

alter table refunds drop constraint refunds_state_check;
alter table refunds add constraint refunds_state_check check (state in ('pending', 'succeeded', 'failed', 'canceled'));
create index refunds_newest on refunds (org_id, created_ms, refund_id);

-- What only a person can put right.
create table payment_alarms (
  org_id text not null,
  charge_id text not null,
  payment_id text not null,
  reason text not null check (reason in ('amount_differs')),
  asked_minor bigint not null,
  asked_currency text not null,
  told_minor bigint not null,
  told_currency text not null,
  created_ms bigint not null,
  primary key (org_id, charge_id, reason),
  foreign key (org_id, charge_id) references charges
);
select protect('payment_alarms');
