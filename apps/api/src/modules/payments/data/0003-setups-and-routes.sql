-- A try may keep a card instead of taking money: a setup, of nothing. What the gateway is told with it stands here before it is called.
alter table payment_attempts
  add column kind text not null default 'payment' check (kind in ('payment', 'setup')),
  add column customer_id text,
  add column return_url text,
  add column keeps_card boolean not null default false,
  add column hosted_url text,
  add column metadata jsonb not null default '{}',
  drop constraint payment_attempts_amount_minor_check,
  add constraint payment_attempts_amount_of_its_kind check (case kind when 'setup' then amount_minor = 0 else amount_minor > 0 end);

-- How a booking came to be paid as it is. Written with the booking, never changed.
create table payment_routes (
  org_id text not null,
  booking_id text not null,
  product text not null,
  -- The number of the row that matched, from 1.
  row_number int not null check (row_number > 0),
  facts jsonb not null,
  earlier jsonb not null,
  route text not null check (route in ('none', 'card', 'hosted', 'set_up')),
  charge text not null check (charge in ('nothing', 'markup', 'total')),
  credit_line boolean not null,
  gateway text check (gateway in ('PG_01', 'PG_02', 'PG_03')),
  popup boolean not null,
  forced boolean not null,
  chosen_by text not null check (chosen_by in ('organisation', 'house')),
  decided_ms bigint not null,
  primary key (org_id, booking_id),
  check ((route = 'none') = (gateway is null)),
  check ((charge = 'nothing') = (route in ('none', 'set_up')))
);
select protect('payment_routes');
