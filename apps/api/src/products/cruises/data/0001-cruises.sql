-- Cabins of sailings. Ships and sailings are generated; a cabin of a sailing has a row only once it was held or sold. One cabin is one cabin, whoever sells it. The row `boats` counts the guests
-- of ours on that sailing: its capacity is what the lifeboats have beside the guests of others.
create table cruise_cabins (
  sailing_id text not null,
  cabin text not null,
  starts_on date not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (sailing_id, cabin, starts_on),
  check (held + sold <= capacity),
  check (cabin = 'boats' or capacity <= 1)
);
create index cruise_cabins_by_day on cruise_cabins (starts_on);

-- No tenant's table, yet tenants write it: every organisation may take the same cabins, none may remove a row.
alter table cruise_cabins enable row level security;
alter table cruise_cabins force row level security;
create policy any_organisation on cruise_cabins to sojourn_tenant using (true) with check (true);
create policy system_rows on cruise_cabins to sojourn_system using (true) with check (true);
grant select, insert, update on cruise_cabins to sojourn_tenant;
grant select, insert, update, delete on cruise_cabins to sojourn_system;

-- `told_by_ms`: by when the number of a cabin that the line chooses is told; null where its guests chose it, or know it. It wakes once the cabin is sold to a booking.
create table cruise_holds (
  org_id text not null,
  hold_id text not null,
  sailing_id text not null,
  subject text not null,
  cabin text not null,
  guests int not null check (guests between 1 and 4),
  starts_on date not null,
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  told_by_ms bigint,
  booking_id text,
  item_no int,
  primary key (org_id, hold_id)
);
create index cruise_holds_expiring on cruise_holds (expires_at_ms) where state = 'held';
create index cruise_holds_to_tell on cruise_holds (told_by_ms) where state = 'confirmed' and told_by_ms is not null;

create table cruise_hold_lines (
  org_id text not null,
  hold_id text not null,
  sailing_id text not null,
  cabin text not null,
  starts_on date not null,
  units int not null check (units > 0),
  primary key (org_id, hold_id, cabin, starts_on),
  foreign key (org_id, hold_id) references cruise_holds
);
create index cruise_hold_lines_of on cruise_hold_lines (sailing_id, cabin, starts_on);

select protect('cruise_holds'), protect('cruise_hold_lines');
select track_changes('cruise_cabins'), track_changes('cruise_holds'), track_changes('cruise_hold_lines');
