-- Stock of flights. The schedule is generated; a cabin of a flight has a row for a day only once a seat of it was held or sold. One seat is one seat, whoever sells it.
create table flight_cabins (
  flight text not null,
  cabin text not null,
  day date not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (flight, cabin, day),
  check (held + sold <= capacity)
);

create index flight_cabins_on on flight_cabins (day);

-- Seats of the map that somebody chose. The key is the last word: one traveller a seat.
create table flight_seats (
  flight text not null,
  day date not null,
  seat text not null,
  hold_id text not null,
  traveller int not null check (traveller >= 1),
  primary key (flight, day, seat),
  unique (flight, day, hold_id, traveller)
);
create index flight_seats_of on flight_seats (hold_id);

-- Not a tenant's tables, yet tenants write them: every organisation may take from the same flights.
alter table flight_cabins enable row level security;
alter table flight_cabins force row level security;
create policy any_organisation on flight_cabins to sojourn_tenant using (true) with check (true);
create policy system_rows on flight_cabins to sojourn_system using (true) with check (true);
grant select, insert, update on flight_cabins to sojourn_tenant;
grant select, insert, update, delete on flight_cabins to sojourn_system;

alter table flight_seats enable row level security;
alter table flight_seats force row level security;
create policy any_organisation on flight_seats to sojourn_tenant using (true) with check (true);
create policy system_rows on flight_seats to sojourn_system using (true) with check (true);
grant select, insert, delete on flight_seats to sojourn_tenant;
grant select, insert, update, delete on flight_seats to sojourn_system;

-- `limits`: how many seats of each flight may be taken before a class that was priced closes. `serial`: of references and documents, made when it is confirmed.
create sequence flight_serials;
grant usage on sequence flight_serials to sojourn_tenant, sojourn_system;

create table flight_holds (
  org_id text not null,
  hold_id text not null,
  subject text not null,
  seats jsonb not null,
  limits jsonb not null,
  departs_ms bigint not null,
  serial bigint,
  booking_id text,
  item_no int,
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  primary key (org_id, hold_id),
  check (state <> 'confirmed' or (booking_id is not null and serial is not null))
);
create index flight_holds_expiring on flight_holds (expires_at_ms) where state = 'held';
create index flight_holds_of_hold on flight_holds (hold_id);
create unique index flight_holds_serial on flight_holds (serial) where serial is not null;

create table flight_hold_lines (
  org_id text not null,
  hold_id text not null,
  flight text not null,
  cabin text not null,
  day date not null,
  units int not null check (units > 0),
  primary key (org_id, hold_id, flight, cabin, day),
  foreign key (org_id, hold_id) references flight_holds
);
create index flight_hold_lines_of on flight_hold_lines (flight, cabin, day);

select protect('flight_holds'), protect('flight_hold_lines');
select track_changes('flight_cabins'), track_changes('flight_seats'), track_changes('flight_holds'), track_changes('flight_hold_lines');
