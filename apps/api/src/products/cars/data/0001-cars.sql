-- Stock of cars. The catalogue is generated; a day has a row only once a car of a class was held or sold at a depot. One car is one car, whoever sells it.
create table car_days (
  depot_id text not null,
  acriss text not null,
  day date not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (depot_id, acriss, day),
  check (held + sold <= capacity)
);

-- Cars that come one way: at the new depot from the day after the return until they are brought home.
create table car_arrivals (
  hold_id text primary key,
  depot_id text not null,
  acriss text not null,
  picked_up_on date not null,
  from_day date not null,
  until_day date not null,
  cancelled boolean not null default false
);
create index car_arrivals_at on car_arrivals (depot_id, until_day);

-- Not a tenant's tables, yet tenants write them: every organisation may take from the same cars, none may remove a row.
alter table car_days enable row level security;
alter table car_days force row level security;
create policy any_organisation on car_days to sojourn_tenant using (true) with check (true);
create policy system_rows on car_days to sojourn_system using (true) with check (true);
grant select, insert, update on car_days to sojourn_tenant;
grant select, insert, update, delete on car_days to sojourn_system;

alter table car_arrivals enable row level security;
alter table car_arrivals force row level security;
create policy any_organisation on car_arrivals to sojourn_tenant using (true) with check (true);
create policy system_rows on car_arrivals to sojourn_system using (true) with check (true);
grant select, insert, update on car_arrivals to sojourn_tenant;
grant select, insert, update, delete on car_arrivals to sojourn_system;

create table car_holds (
  org_id text not null,
  hold_id text not null,
  depot_id text not null,
  acriss text not null,
  subject text not null,
  pickup_day date not null,
  until_day date not null check (until_day >= pickup_day),
  dropoff_depot_id text not null,
  dropoff_day date not null check (dropoff_day between pickup_day and until_day),
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  primary key (org_id, hold_id)
);
create index car_holds_expiring on car_holds (expires_at_ms) where state = 'held';

create table car_hold_lines (
  org_id text not null,
  hold_id text not null,
  depot_id text not null,
  acriss text not null,
  day date not null,
  primary key (org_id, hold_id, day),
  foreign key (org_id, hold_id) references car_holds
);

select protect('car_holds'), protect('car_hold_lines');
