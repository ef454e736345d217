-- Places in groups. The trips are generated; a departure has a row only once a place of it was held or sold. One place is one place, whoever sells it.
create table dreamtrip_departures (
  trip_id text not null,
  starts_on date not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (trip_id, starts_on),
  check (held + sold <= capacity)
);

-- Whether a departure goes: decided on its day, or as soon as enough have booked.
create table dreamtrip_decisions (
  trip_id text primary key,
  due_ms bigint not null,
  alone boolean not null default false,
  result text check (result in ('runs', 'off')),
  told boolean not null default false,
  check (not told or result is not null)
);
create index dreamtrip_decisions_due on dreamtrip_decisions (due_ms) where not told;

-- Not a tenant's tables, yet tenants write them: every organisation may take from the same places, none may remove a row.
alter table dreamtrip_departures enable row level security;
alter table dreamtrip_departures force row level security;
create policy any_organisation on dreamtrip_departures to sojourn_tenant using (true) with check (true);
create policy system_rows on dreamtrip_departures to sojourn_system using (true) with check (true);
grant select, insert, update on dreamtrip_departures to sojourn_tenant;
grant select, insert, update, delete on dreamtrip_departures to sojourn_system;

alter table dreamtrip_decisions enable row level security;
alter table dreamtrip_decisions force row level security;
create policy any_organisation on dreamtrip_decisions to sojourn_tenant using (true) with check (true);
create policy system_rows on dreamtrip_decisions to sojourn_system using (true) with check (true);
grant select, insert, update on dreamtrip_decisions to sojourn_tenant;
grant select, insert, update, delete on dreamtrip_decisions to sojourn_system;

create table dreamtrip_holds (
  org_id text not null,
  hold_id text not null,
  trip_id text not null,
  starts_on date not null,
  subject text not null,
  units int not null check (units > 0),
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  booking_id text,
  item_no int,
  primary key (org_id, hold_id)
);
create index dreamtrip_holds_expiring on dreamtrip_holds (expires_at_ms) where state = 'held';
create index dreamtrip_holds_of on dreamtrip_holds (trip_id) where state = 'confirmed';

create table dreamtrip_hold_lines (
  org_id text not null,
  hold_id text not null,
  trip_id text not null,
  starts_on date not null,
  units int not null,
  primary key (org_id, hold_id, starts_on),
  foreign key (org_id, hold_id) references dreamtrip_holds
);
create index dreamtrip_hold_lines_of on dreamtrip_hold_lines (trip_id, starts_on);

select protect('dreamtrip_holds'), protect('dreamtrip_hold_lines');
select track_changes('dreamtrip_departures'), track_changes('dreamtrip_decisions'), track_changes('dreamtrip_holds'), track_changes('dreamtrip_hold_lines');
