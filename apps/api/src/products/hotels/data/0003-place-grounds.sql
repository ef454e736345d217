-- What a map of a destination is drawn from, a few thousand letters each: read whole, for one place at a time, so it keeps out of every search's way.
create table place_grounds (
  destination_id text primary key,
  ground json not null
);

select share('place_grounds');
