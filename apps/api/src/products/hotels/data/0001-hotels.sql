-- The catalogue: the same for every organisation, written by the seed, read by all.
create table destinations (
  destination_id text primary key,
  position int not null,
  name text not null,
  country text not null,
  country_code text not null,
  currency text not null,
  time_zone text not null,
  latitude float8 not null,
  longitude float8 not null,
  art text not null,
  step_minor int not null,
  season jsonb not null
);

-- Everything a person may type into "Where to?".
create table places (
  place_id text primary key,
  type text not null check (type in ('city', 'district', 'landmark', 'airport', 'hotel')),
  destination_id text not null references destinations,
  position int not null,
  name text not null,
  label text not null,
  folded text not null,
  country_code text not null,
  latitude float8 not null,
  longitude float8 not null
);
create index places_by_name on places (folded text_pattern_ops) where type = 'hotel';

create table taxes (
  destination_id text not null references destinations,
  code text not null,
  position int not null,
  name text not null,
  kind text not null check (kind in ('tax', 'fee')),
  amount jsonb not null,
  age_from int not null,
  age_to int not null,
  nights_max int,
  collected text not null check (collected in ('now', 'property')),
  since date not null,
  source text not null,
  primary key (destination_id, code)
);

create table hotels (
  hotel_id text primary key,
  destination_id text not null references destinations,
  position int not null,
  district_key text not null,
  district text not null,
  name text not null,
  kind text not null,
  stars int not null check (stars between 1 and 5),
  score_tenths int not null check (score_tenths between 0 and 100),
  review_count int not null,
  address text not null,
  phone text not null,
  latitude float8 not null,
  longitude float8 not null,
  facade text not null,
  keys int not null,
  amenities text[] not null,
  checkin_from text not null,
  checkout_until text not null,
  near jsonb not null,
  from_airport jsonb not null,
  base_minor bigint not null,
  breakfast_minor bigint not null,
  description text not null,
  scores jsonb not null,
  unique (destination_id, name)
);
create index hotels_of on hotels (destination_id, position);

create table room_types (
  room_type_id text primary key,
  hotel_id text not null references hotels,
  destination_id text not null,
  position int not null,
  name text not null,
  size_m2 int not null,
  beds text not null,
  adults_max int not null,
  sleeps int not null,
  facts text[] not null,
  art text not null,
  factor int not null,
  allotment int not null
);
create index room_types_of on room_types (destination_id, hotel_id, position);

-- A plan holds for every room type of its hotel.
create table rate_plans (
  destination_id text not null,
  hotel_id text not null references hotels,
  code text not null,
  position int not null,
  board text not null,
  included text[] not null,
  adjust_bp int not null,
  payment text not null check (payment in ('now', 'property')),
  cancellation jsonb not null,
  primary key (destination_id, hotel_id, code)
);

create table reviews (
  hotel_id text not null references hotels,
  position int not null,
  text text not null,
  author text not null,
  home text not null,
  month text not null,
  party text not null,
  score_tenths int not null,
  primary key (hotel_id, position)
);

create table fx_rates (
  currency text primary key,
  per_usd numeric not null,
  as_of date not null,
  source text not null
);

select share('destinations'), share('places'), share('taxes'), share('hotels'), share('room_types'), share('rate_plans'), share('reviews'), share('fx_rates');

-- Stock: one room is one room, whoever sells it. A night has a row only once something of it was held or sold.
create table stock_nights (
  room_type_id text not null,
  night date not null,
  destination_id text not null,
  capacity int not null check (capacity >= 0),
  held int not null default 0 check (held >= 0),
  sold int not null default 0 check (sold >= 0),
  primary key (room_type_id, night),
  check (held + sold <= capacity)
);
create index stock_nights_of on stock_nights (destination_id, night);

-- Not a tenant's table, yet tenants write it: every organisation may take from the same nights, none may remove a row.
alter table stock_nights enable row level security;
alter table stock_nights force row level security;
create policy any_organisation on stock_nights to sojourn_tenant using (true) with check (true);
create policy system_rows on stock_nights to sojourn_system using (true) with check (true);
grant select, insert, update on stock_nights to sojourn_tenant;
grant select, insert, update, delete on stock_nights to sojourn_system;

create table stock_holds (
  org_id text not null,
  hold_id text not null,
  hotel_id text not null,
  room_type_id text not null,
  subject text not null,
  rooms int not null check (rooms > 0),
  checkin date not null,
  checkout date not null check (checkout > checkin),
  state text not null check (state in ('held', 'confirmed', 'released', 'cancelled')),
  expires_at_ms bigint not null,
  created_ms bigint not null,
  primary key (org_id, hold_id)
);
create index stock_holds_expiring on stock_holds (expires_at_ms) where state = 'held';

create table stock_hold_lines (
  org_id text not null,
  hold_id text not null,
  room_type_id text not null,
  night date not null,
  rooms int not null check (rooms > 0),
  primary key (org_id, hold_id, night),
  foreign key (org_id, hold_id) references stock_holds
);

select protect('stock_holds'), protect('stock_hold_lines');
