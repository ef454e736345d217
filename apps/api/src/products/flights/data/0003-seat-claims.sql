-- Seats that a changed journey keeps on flights that stay: the hold before it has them until it is cancelled, and hands them over then.
create table flight_seat_claims (
  flight text not null,
  day date not null,
  seat text not null,
  hold_id text not null,
  traveller int not null check (traveller >= 1),
  primary key (flight, day, seat, hold_id)
);
create index flight_seat_claims_of on flight_seat_claims (hold_id);

alter table flight_seat_claims enable row level security;
alter table flight_seat_claims force row level security;
create policy any_organisation on flight_seat_claims to sojourn_tenant using (true) with check (true);
create policy system_rows on flight_seat_claims to sojourn_system using (true) with check (true);
grant select, insert, delete on flight_seat_claims to sojourn_tenant;
grant select, insert, update, delete on flight_seat_claims to sojourn_system;

select track_changes('flight_seat_claims');
