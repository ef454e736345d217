-- Stock of tables. The catalogue is generated; a table has a row for a quarter of an hour (counted since 1970) only once it was held or sold then. The row `pace` counts the people who are
-- seated in that quarter. One table is one table, whoever sells it.
create table table_cells (
  restaurant_id text not null,
  table_no text not null,
  cell int not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (restaurant_id, cell, table_no),
  check (held + sold <= capacity),
  check (table_no = 'pace' or capacity <= 1)
);

-- No tenant's table, yet tenants write it: every organisation may take the same tables, none may remove a row.
alter table table_cells enable row level security;
alter table table_cells force row level security;
create policy any_organisation on table_cells to sojourn_tenant using (true) with check (true);
create policy system_rows on table_cells to sojourn_system using (true) with check (true);
grant select, insert, update on table_cells to sojourn_tenant;
grant select, insert, update, delete on table_cells to sojourn_system;

create table table_holds (
  org_id text not null,
  hold_id text not null,
  restaurant_id text not null,
  subject text not null,
  area text not null check (area in ('inside', 'terrace', 'bar')),
  party int not null check (party > 0),
  first_cell int not null,
  cells int not null check (cells > 0),
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  primary key (org_id, hold_id)
);
create index table_holds_expiring on table_holds (expires_at_ms) where state = 'held';

create table table_hold_lines (
  org_id text not null,
  hold_id text not null,
  restaurant_id text not null,
  table_no text not null,
  cell int not null,
  units int not null check (units > 0),
  primary key (org_id, hold_id, table_no, cell),
  foreign key (org_id, hold_id) references table_holds
);

select protect('table_holds'), protect('table_hold_lines');
