-- A trip: some days at a place, with the people who go and what they look at or have booked.
create table trips (
  org_id text not null,
  trip_id text not null,
  owner_id text not null,
  name text not null check (length(name) between 1 and 80),
  destination text not null,
  from_day date not null,
  to_day date not null,
  image text not null,
  -- What older clients sent with it, answered as it came.
  type text not null,
  created_ms bigint not null,
  primary key (org_id, trip_id),
  check (from_day <= to_day)
);
select protect('trips');

create table trip_members (
  org_id text not null,
  trip_id text not null,
  user_id text not null,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  joined_ms bigint not null,
  -- The hash of the address of this member's calendar feed; null until it is asked for.
  feed_hash text,
  primary key (org_id, trip_id, user_id),
  unique (org_id, feed_hash),
  foreign key (org_id, trip_id) references trips (org_id, trip_id) on delete cascade
);
select protect('trip_members');
create index trip_members_of on trip_members (org_id, user_id);
create unique index trip_one_owner on trip_members (org_id, trip_id) where role = 'owner';

create table trip_items (
  org_id text not null,
  trip_id text not null,
  item_id text not null,
  product text not null,
  kind text not null check (kind in ('idea', 'booked')),
  -- What it is one of: the booking, or for an idea the address it is looked at again by. Once in a trip.
  ref text not null,
  title text not null,
  place text not null,
  image text not null,
  from_day date not null,
  to_day date not null,
  price_minor bigint,
  currency text check (currency ~ '^[A-Z]{3}$'),
  url text,
  -- The product's own fields of older clients: kept and answered, never computed with.
  request jsonb not null,
  added_by text not null,
  added_ms bigint not null,
  primary key (org_id, trip_id, item_id),
  unique (org_id, trip_id, kind, ref),
  check ((price_minor is null) = (currency is null)),
  check (from_day <= to_day),
  foreign key (org_id, trip_id) references trips (org_id, trip_id) on delete cascade
);
select protect('trip_items');

-- By a link others join: its token is in the address alone.
create table trip_links (
  org_id text not null,
  trip_id text not null,
  token_hash text not null,
  role text not null check (role in ('editor', 'viewer')),
  expires_ms bigint not null,
  primary key (org_id, trip_id),
  unique (org_id, token_hash),
  foreign key (org_id, trip_id) references trips (org_id, trip_id) on delete cascade
);
select protect('trip_links');
