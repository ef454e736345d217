-- What agents sell: one row for each checkout of theirs, with the client once there is one.
create table agency_sales (
  org_id text not null,
  checkout_id text not null,
  agent_id text not null,
  client_id text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  net_minor bigint not null check (net_minor >= 0),
  public_minor bigint not null check (public_minor >= 0),
  markup_minor bigint not null check (markup_minor >= 0),
  paid_by text check (paid_by in ('agency', 'client')),
  booking_id text,
  created_ms bigint not null,
  primary key (org_id, checkout_id),
  check (paid_by is distinct from 'client' or client_id is not null),
  check (booking_id is null or paid_by is not null)
);
create index agency_sales_of_agent on agency_sales (org_id, agent_id, booking_id) where booking_id is not null;
create unique index agency_sales_booked on agency_sales (org_id, booking_id) where booking_id is not null;
select protect('agency_sales');

-- For whom an agent works in one session, and what they put on while nothing else is said.
create table agency_desks (
  org_id text not null,
  session_id text not null,
  agent_id text not null,
  client_id text,
  markup_basis_points int check (markup_basis_points >= 0),
  changed_ms bigint not null,
  primary key (org_id, session_id)
);
create index agency_desks_of_agent on agency_desks (org_id, agent_id, changed_ms);
select protect('agency_desks');
