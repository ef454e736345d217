-- Names as people type them, one row for each word that a name can be begun at: `sao jorge castle`, `jorge castle`, `castle`. A prefix of any of them is
-- one range of a btree, whatever else there is in the world. "C" orders by bytes, so that a range is a prefix and an order at once.
alter table places
  -- Whose house it is; null for everything else.
  add column product text,
  -- Folded names of the country, divided by `|`: of cities only.
  add column within text not null default '';
drop index places_by_name;
create index destinations_by_latitude on destinations (latitude);
create index places_in_order on places (type, position, place_id);

create table place_names (
  place_id text not null,
  destination_id text not null,
  -- 0 city, 1 district, 2 landmark, 3 airport, 4 hotel
  rank smallint not null,
  -- 0 the name from its beginning, 1 another name of it from its beginning, 2 a name from a later word, 3 its country
  near smallint not null,
  position int not null,
  product text,
  start text collate "C" not null
);
-- Three ranges, because each is asked for and cut off by itself: "hotel" begins a third of all houses, and must not hide a city.
create index place_names_of_cities on place_names (start) where rank = 0;
create index place_names_of_sights on place_names (start) where rank between 1 and 3;
create index place_names_of_hotels on place_names (product, start) where rank = 4;
create index place_names_within on place_names (destination_id, start);

-- Every word of every name once, to find what was meant by a word with a slip in it. A single slip leaves the head of a word or what follows it as it was,
-- at its place or one letter off.
create table place_words (
  word text collate "C" primary key,
  -- The best rank of a place that is called so.
  rank smallint not null
);
create index place_words_from_2 on place_words (substr(word, 2));
create index place_words_from_3 on place_words (substr(word, 3));
create index place_words_from_4 on place_words (substr(word, 4));
create index place_words_from_5 on place_words (substr(word, 5));

select share('place_names'), share('place_words');

create function name_new_places() returns trigger language plpgsql as $$
begin
  insert into place_names (place_id, destination_id, rank, near, position, product, start)
    select distinct on (f.place_id, start) f.place_id, f.destination_id, rank, near, f.position, f.product, start
      from fresh f
      cross join lateral (select case f.type when 'city' then 0 when 'district' then 1 when 'landmark' then 2 when 'airport' then 3 else 4 end as rank) r
      cross join lateral (
        select case when i > 1 then 2 when nth > 1 then 1 else 0 end as near, array_to_string(words[i:], ' ') as start
          from unnest(string_to_array(f.folded, '|')) with ordinality as named (name, nth)
          cross join lateral (select string_to_array(name, ' ') as words) w
          cross join lateral generate_subscripts(words, 1) i
        union all
        -- "newyork"
        select 1, replace(name, ' ', '') from unnest(string_to_array(f.folded, '|')) name where f.type = 'city' and name like '% %'
        union all
        select 3, name from unnest(string_to_array(f.within, '|')) name
      ) n
      where start <> ''
      order by f.place_id, start, near;
  insert into place_words (word, rank)
    select word, min(case f.type when 'city' then 0 when 'district' then 1 when 'landmark' then 2 when 'airport' then 3 else 4 end)
      from fresh f cross join lateral regexp_split_to_table(f.folded || ' ' || f.within, '[ |]+') word
      where length(word) > 2
      group by word
    on conflict (word) do update set rank = excluded.rank where excluded.rank < place_words.rank;
  return null;
end
$$;
create trigger name_new_places after insert on places referencing new table as fresh for each statement execute function name_new_places();

create function forget_old_places() returns trigger language plpgsql as $$
begin
  delete from place_names n using gone where n.destination_id = gone.destination_id and n.place_id = gone.place_id;
  return null;
end
$$;
create trigger forget_old_places after delete on places referencing old table as gone for each statement execute function forget_old_places();

-- The world is written again, with all this.
delete from catalogue_edition;
