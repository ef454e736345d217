-- The same as before, and a failure with HLD01 names as its detail when the first of the holds ends that were counted against it, in milliseconds: a visitor is told when to come back.
create or replace function claim_hold(
  the_org text, the_checkout text, the_address text, the_person text, the_units int, wanted jsonb, the_until bigint, now_ms bigint,
  visitor_checkouts int, visitor_units int, address_checkouts int, address_units int
) returns void language plpgsql as $$
declare
  mine record;
  everybody record;
  each_stock record;
  before int;
  first_ends bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('hold address ' || the_org || ' ' || the_address, 0));
  if the_person is not null then
    perform pg_advisory_xact_lock(hashtextextended('hold person ' || the_org || ' ' || the_person, 0));
  end if;
  select count(*) as checkouts, coalesce(sum(c.units), 0) as units, min(c.until_ms) as first_ends into everybody
    from hold_claims c where c.org_id = the_org and c.address = the_address and c.until_ms > now_ms;
  if everybody.checkouts + 1 > address_checkouts or everybody.units + the_units > address_units then
    raise exception 'too many are held from this address' using errcode = 'HLD01', detail = coalesce(everybody.first_ends, the_until);
  end if;
  -- The visitor is the person, or whoever is at the address and not signed in.
  select count(*) as checkouts, coalesce(sum(c.units), 0) as units, min(c.until_ms) as first_ends into mine
    from hold_claims c
    where c.org_id = the_org and c.until_ms > now_ms
      and case when the_person is null then c.address = the_address and c.user_id is null else c.user_id = the_person end;
  if mine.checkouts + 1 > visitor_checkouts or mine.units + the_units > visitor_units then
    raise exception 'too many are held by this visitor' using errcode = 'HLD01', detail = coalesce(mine.first_ends, the_until);
  end if;
  if mine.checkouts > 0 then
    for each_stock in select w.key, (w.value->>'units')::int as units, (w.value->>'most')::int as most, (w.value->>'free')::int as free from jsonb_each(wanted) w loop
      select coalesce(sum((c.stock->>each_stock.key)::int), 0), min(c.until_ms) filter (where c.stock ? each_stock.key) into before, first_ends
        from hold_claims c
        where c.org_id = the_org and c.until_ms > now_ms
          and case when the_person is null then c.address = the_address and c.user_id is null else c.user_id = the_person end;
      -- The first checkout may take what a party needs; further ones leave half of what there is.
      if before > 0 and before + each_stock.units > greatest(each_stock.most, (coalesce(each_stock.free, 0) + before) / 2) then
        raise exception 'too much of one stock is held by this visitor' using errcode = 'HLD01', detail = coalesce(first_ends, the_until);
      end if;
    end loop;
  end if;
  insert into hold_claims (org_id, checkout_id, address, user_id, units, stock, until_ms)
    values (the_org, the_checkout, the_address, the_person, the_units,
      (select coalesce(jsonb_object_agg(w.key, (w.value->>'units')::int), '{}') from jsonb_each(wanted) w), the_until);
end
$$;
