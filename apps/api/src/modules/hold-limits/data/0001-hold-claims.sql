-- Who holds how much: one row for each checkout that holds stock, until it is booked for good, released, or its time is over.
create table hold_claims (
  org_id text not null,
  checkout_id text not null,
  -- The network address as the server saw it, IPv6 by its first half.
  address text not null,
  -- Null where nobody was signed in.
  user_id text,
  units int not null check (units > 0),
  -- Units by what they are taken from: room types and hotels, classes of cars and depots.
  stock jsonb not null,
  until_ms bigint not null,
  primary key (org_id, checkout_id)
);
create index hold_claims_of_address on hold_claims (org_id, address);
create index hold_claims_of_person on hold_claims (org_id, user_id) where user_id is not null;
create index hold_claims_until on hold_claims (until_ms);
select protect('hold_claims');

-- Writes a claim, or fails with HLD01 where its visitor would hold more than the limits say. One call, so that it travels with the commit; the locks are taken in one order, address
-- before person, and what is counted behind them is what was committed before. `wanted` has, for each stock, the units, the most there may be of it, and what was free without the claim.
create function claim_hold(
  the_org text, the_checkout text, the_address text, the_person text, the_units int, wanted jsonb, the_until bigint, now_ms bigint,
  visitor_checkouts int, visitor_units int, address_checkouts int, address_units int
) returns void language plpgsql as $$
declare
  mine record;
  everybody record;
  each_stock record;
  before int;
begin
  perform pg_advisory_xact_lock(hashtextextended('hold address ' || the_org || ' ' || the_address, 0));
  if the_person is not null then
    perform pg_advisory_xact_lock(hashtextextended('hold person ' || the_org || ' ' || the_person, 0));
  end if;
  select count(*) as checkouts, coalesce(sum(c.units), 0) as units into everybody
    from hold_claims c where c.org_id = the_org and c.address = the_address and c.until_ms > now_ms;
  if everybody.checkouts + 1 > address_checkouts or everybody.units + the_units > address_units then
    raise exception 'too many are held from this address' using errcode = 'HLD01';
  end if;
  -- The visitor is the person, or whoever is at the address and not signed in.
  select count(*) as checkouts, coalesce(sum(c.units), 0) as units into mine
    from hold_claims c
    where c.org_id = the_org and c.until_ms > now_ms
      and case when the_person is null then c.address = the_address and c.user_id is null else c.user_id = the_person end;
  if mine.checkouts + 1 > visitor_checkouts or mine.units + the_units > visitor_units then
    raise exception 'too many are held by this visitor' using errcode = 'HLD01';
  end if;
  if mine.checkouts > 0 then
    for each_stock in select w.key, (w.value->>'units')::int as units, (w.value->>'most')::int as most, (w.value->>'free')::int as free from jsonb_each(wanted) w loop
      select coalesce(sum((c.stock->>each_stock.key)::int), 0) into before
        from hold_claims c
        where c.org_id = the_org and c.until_ms > now_ms
          and case when the_person is null then c.address = the_address and c.user_id is null else c.user_id = the_person end;
      -- The first checkout may take what a party needs; further ones leave half of what there is.
      if before > 0 and before + each_stock.units > greatest(each_stock.most, (coalesce(each_stock.free, 0) + before) / 2) then
        raise exception 'too much of one stock is held by this visitor' using errcode = 'HLD01';
      end if;
    end loop;
  end if;
  insert into hold_claims (org_id, checkout_id, address, user_id, units, stock, until_ms)
    values (the_org, the_checkout, the_address, the_person, the_units,
      (select coalesce(jsonb_object_agg(w.key, (w.value->>'units')::int), '{}') from jsonb_each(wanted) w), the_until);
end
$$;
