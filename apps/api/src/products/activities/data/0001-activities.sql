-- Places in departures. The catalogue is generated; a departure has a row only once a place of it was held or sold. One place is one place, whoever sells it.
create table activity_sessions (
  activity_id text not null,
  starts_at text not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (activity_id, starts_at),
  check (held + sold <= capacity)
);

-- What is decided about a departure before it begins: whether enough people come, and what the weather does.
create table activity_watches (
  kind text not null check (kind in ('minimum', 'weather')),
  activity_id text not null,
  starts_at text not null,
  due_ms bigint not null,
  result text check (result in ('runs', 'off')),
  told boolean not null default false,
  primary key (activity_id, starts_at, kind)
);
create index activity_watches_due on activity_watches (due_ms) where not told;

-- Not a tenant's tables, yet tenants write them: every organisation may take from the same places, none may remove a row.
alter table activity_sessions enable row level security;
alter table activity_sessions force row level security;
create policy any_organisation on activity_sessions to sojourn_tenant using (true) with check (true);
create policy system_rows on activity_sessions to sojourn_system using (true) with check (true);
grant select, insert, update on activity_sessions to sojourn_tenant;
grant select, insert, update, delete on activity_sessions to sojourn_system;

alter table activity_watches enable row level security;
alter table activity_watches force row level security;
create policy any_organisation on activity_watches to sojourn_tenant using (true) with check (true);
create policy system_rows on activity_watches to sojourn_system using (true) with check (true);
grant select, insert, update on activity_watches to sojourn_tenant;
grant select, insert, update, delete on activity_watches to sojourn_system;

create table activity_holds (
  org_id text not null,
  hold_id text not null,
  activity_id text not null,
  starts_at text not null,
  subject text not null,
  units int not null check (units > 0),
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  booking_id text,
  item_no int,
  primary key (org_id, hold_id)
);
create index activity_holds_expiring on activity_holds (expires_at_ms) where state = 'held';
create index activity_holds_of on activity_holds (activity_id, starts_at) where state = 'confirmed';

create table activity_hold_lines (
  org_id text not null,
  hold_id text not null,
  activity_id text not null,
  starts_at text not null,
  units int not null,
  primary key (org_id, hold_id, starts_at),
  foreign key (org_id, hold_id) references activity_holds
);

-- Orders that an operator answers by itself, by the key they were sent with.
create table activity_requests (
  org_id text not null,
  order_key text not null,
  hold_id text not null,
  asked_ms bigint not null,
  answer_ms bigint not null,
  state text not null check (state in ('pending', 'confirmed', 'rejected', 'cancelled')),
  primary key (org_id, order_key),
  foreign key (org_id, hold_id) references activity_holds
);

select protect('activity_holds'), protect('activity_hold_lines'), protect('activity_requests');
