-- Stock of transfers. Companies are generated; a half hour of a zone has a row only once a vehicle, or a seat of one, was held or sold for it, whoever sells it.
create table transfer_windows (
  company text not null,
  vehicle text not null,
  zone text not null,
  starts_at timestamptz not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (company, vehicle, zone, starts_at),
  check (held + sold <= capacity)
);

-- Not a tenant's table, yet tenants write it: every organisation may take from the same vehicles, none may remove a row.
alter table transfer_windows enable row level security;
alter table transfer_windows force row level security;
create policy any_organisation on transfer_windows to sojourn_tenant using (true) with check (true);
create policy system_rows on transfer_windows to sojourn_system using (true) with check (true);
grant select, insert, update on transfer_windows to sojourn_tenant;
grant select, insert, update, delete on transfer_windows to sojourn_system;

create table transfer_holds (
  org_id text not null,
  hold_id text not null,
  company text not null,
  vehicle text not null,
  zone text not null,
  units int not null check (units > 0),
  subject text not null,
  window_ms bigint not null,
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  primary key (org_id, hold_id)
);
create index transfer_holds_expiring on transfer_holds (expires_at_ms) where state = 'held';

create table transfer_hold_lines (
  org_id text not null,
  hold_id text not null,
  company text not null,
  vehicle text not null,
  zone text not null,
  units int not null check (units > 0),
  starts_at timestamptz not null,
  primary key (org_id, hold_id, starts_at),
  foreign key (org_id, hold_id) references transfer_holds
);

-- What a company was ordered, and when it next has something to tell: who drives, that a flight is late. Null once all is told.
create table transfer_orders (
  org_id text not null,
  hold_id text not null,
  booking_id text not null,
  item_no int not null check (item_no > 0),
  details jsonb not null,
  pickup_ms bigint not null,
  next_news_ms bigint,
  primary key (org_id, hold_id),
  foreign key (org_id, hold_id) references transfer_holds
);
create index transfer_orders_with_news on transfer_orders (next_news_ms) where next_news_ms is not null;

select protect('transfer_holds'), protect('transfer_hold_lines'), protect('transfer_orders');
