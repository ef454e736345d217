-- Few and wide rows: a city is read as a whole and a world is written as a whole, so what is never asked for alone lies in its hotel's row.
-- `json` and not `jsonb`: it is stored and handed out as it was written, and nothing looks inside it here.
drop table room_types, rate_plans, reviews;

-- Only a seed has written these, and it writes them again. Bookings keep their own copy of what was sold, stock names its rooms itself.
truncate places, taxes, hotels, destinations, fx_rates;

-- Whoever writes the catalogue writes parents with their children; looking each one up again would cost a third of a first start.
alter table places drop constraint places_destination_id_fkey;
alter table taxes drop constraint taxes_destination_id_fkey;
alter table hotels drop constraint hotels_destination_id_fkey, drop constraint hotels_destination_id_name_key;

alter table hotels
  drop column description,
  drop column scores,
  alter column near type json using near::text::json,
  alter column from_airport type json using from_airport::text::json,
  add column product text not null check (product in ('hotels', 'holidaystays')),
  add column rooms json not null,
  add column plans json not null,
  -- Rows stay whole up to a page: taking packed parts apart again would cost a city more than the few pages it is.
  set (toast_tuple_target = 8160);

-- What only a hotel's own page shows.
create table hotel_texts (
  hotel_id text primary key,
  description text not null,
  scores json not null,
  reviews json not null
);

-- Which edition of the demo world lies here: a newer one replaces it.
create table catalogue_edition (
  single boolean primary key default true check (single),
  edition int not null
);

select share('hotel_texts'), share('catalogue_edition');
