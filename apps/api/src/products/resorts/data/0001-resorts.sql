-- Nights of the units of resorts. The catalogue is generated; a night has a row only once its unit was held or sold. One unit is one unit, whoever sells it and for how long.
create table resort_nights (
  resort_id text not null,
  unit text not null,
  night date not null,
  capacity int not null check (capacity between 0 and 1),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (resort_id, unit, night),
  check (held + sold <= capacity)
);
create index resort_nights_by_time on resort_nights (night);

-- Not a tenant's table, yet tenants write it: every organisation may take from the same units, none may remove a row.
alter table resort_nights enable row level security;
alter table resort_nights force row level security;
create policy any_organisation on resort_nights to sojourn_tenant using (true) with check (true);
create policy system_rows on resort_nights to sojourn_system using (true) with check (true);
grant select, insert, update on resort_nights to sojourn_tenant;
grant select, insert, update, delete on resort_nights to sojourn_system;

create table resort_holds (
  org_id text not null,
  hold_id text not null,
  resort_id text not null,
  unit text not null,
  subject text not null,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  primary key (org_id, hold_id)
);
create index resort_holds_expiring on resort_holds (expires_at_ms) where state = 'held';

create table resort_hold_lines (
  org_id text not null,
  hold_id text not null,
  resort_id text not null,
  unit text not null,
  night date not null,
  primary key (org_id, hold_id, night),
  foreign key (org_id, hold_id) references resort_holds
);

-- Weeks that people own, every year the same.
create table resort_owners (
  org_id text not null,
  user_id text not null,
  resort_id text not null,
  unit text not null,
  week int not null check (week between 1 and 53),
  primary key (org_id, resort_id, unit, week)
);
create index resort_owners_of_person on resort_owners (org_id, user_id);

-- Weeks that owners gave for an exchange. What of their power is left is power - held - spent.
create table resort_deposits (
  org_id text not null,
  deposit_id text not null,
  user_id text not null,
  resort_id text not null,
  unit text not null,
  year int not null,
  week int not null check (week between 1 and 53),
  check_in date not null,
  check_out date not null,
  -- The sum of its parts, the last of which is 0 or below.
  place int not null,
  season int not null,
  unit_power int not null,
  early int not null check (early <= 0),
  power int not null check (power > 0 and power = place + season + unit_power + early),
  held int not null default 0 check (held >= 0),
  spent int not null default 0 check (spent >= 0),
  valid_until date not null,
  created_ms bigint not null,
  primary key (org_id, deposit_id),
  unique (org_id, resort_id, unit, year, week),
  check (held + spent <= power)
);
create index resort_deposits_of_person on resort_deposits (org_id, user_id, valid_until);
create index resort_deposits_by_week on resort_deposits (resort_id, check_in);

-- What an exchange takes of whose deposits.
create table resort_power_uses (
  org_id text not null,
  hold_id text not null,
  deposit_id text not null,
  power int not null check (power > 0),
  state text not null check (state in ('held', 'spent', 'given_back')),
  primary key (org_id, hold_id, deposit_id),
  foreign key (org_id, hold_id) references resort_holds,
  foreign key (org_id, deposit_id) references resort_deposits
);

select protect('resort_holds'), protect('resort_hold_lines'), protect('resort_owners'), protect('resort_deposits'), protect('resort_power_uses');
