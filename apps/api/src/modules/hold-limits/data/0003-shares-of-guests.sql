-- A hold of guests may have to be proved by work of their page: the proof it was made with, which counts once.
alter table hold_claims add column proof_id text;
create unique index hold_claims_proofs on hold_claims (org_id, proof_id) where proof_id is not null;

-- The same as before for who is signed in, without the count of their address. Guests have a share together, of all stock and of each unit and place; beyond it, and beyond what one address has,
-- a hold is challenged and not refused: it fails with HLD02, and its detail is the work in bits that lets it through. An address has more where signed-in people hold something too.
-- Nodes of the version before call the function before.
create function claim_hold(
  the_org text, the_checkout text, the_address text, the_person text, the_units int, wanted jsonb, the_until bigint, now_ms bigint,
  visitor_checkouts int, visitor_units int, address_checkouts int, address_units int,
  guests jsonb, proved int, the_proof text
) returns void language plpgsql as $$
declare
  mine record;
  each_stock record;
  before int;
  over int;
  together int;
  known int;
  work int := 0;
  first_ends bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('hold address ' || the_org || ' ' || the_address, 0));
  if the_person is not null then
    perform pg_advisory_xact_lock(hashtextextended('hold person ' || the_org || ' ' || the_person, 0));
  end if;
  -- The visitor is the person, or whoever is at the address and not signed in.
  select count(*) as checkouts, coalesce(sum(c.units), 0) as units, min(c.until_ms) as first_ends into mine
    from hold_claims c
    where c.org_id = the_org and c.until_ms > now_ms
      and case when the_person is null then c.address = the_address and c.user_id is null else c.user_id = the_person end;
  if the_person is not null then
    if mine.checkouts + 1 > visitor_checkouts or mine.units + the_units > visitor_units then
      raise exception 'too many are held by this visitor' using errcode = 'HLD01', detail = coalesce(mine.first_ends, the_until);
    end if;
  else
    select count(distinct c.user_id) into known from hold_claims c
      where c.org_id = the_org and c.address = the_address and c.user_id is not null and c.until_ms > now_ms;
    if mine.checkouts + 1 > address_checkouts + known * visitor_checkouts or mine.units + the_units > address_units + known * visitor_units then
      raise exception 'too many are held from this address' using errcode = 'HLD01', detail = coalesce(mine.first_ends, the_until);
    end if;
    over := greatest(mine.checkouts + 1 - visitor_checkouts * (1 + known), mine.units + the_units - visitor_units * (1 + known));
    if over > 0 then
      work := greatest(work, (guests->>'least')::int + over / 4);
    end if;
    select coalesce(sum(c.units), 0) into together from hold_claims c where c.org_id = the_org and c.user_id is null and c.until_ms > now_ms;
    over := together + the_units - (guests->>'units')::int;
    if over > 0 and together > 0 then
      work := greatest(work, (guests->>'least')::int + over / 10);
    end if;
  end if;
  for each_stock in select w.key, (w.value->>'units')::int as units, (w.value->>'most')::int as most, (w.value->>'free')::int as free from jsonb_each(wanted) w loop
    select coalesce(sum((c.stock->>each_stock.key)::int), 0), min(c.until_ms) filter (where c.stock ? each_stock.key) into before, first_ends
      from hold_claims c
      where c.org_id = the_org and c.until_ms > now_ms and c.user_id is not distinct from the_person;
    -- The first checkout may take what a party needs. A person's further ones leave half of what there is; those of all guests together leave two thirds.
    if the_person is not null then
      if before > 0 and before + each_stock.units > greatest(each_stock.most, (coalesce(each_stock.free, 0) + before) / 2) then
        raise exception 'too much of one stock is held by this visitor' using errcode = 'HLD01', detail = coalesce(first_ends, the_until);
      end if;
    else
      over := before + each_stock.units - greatest(each_stock.most, (coalesce(each_stock.free, 0) + before) / 3);
      if before > 0 and over > 0 then
        work := greatest(work, (guests->>'least')::int + over / 2);
      end if;
    end if;
  end loop;
  work := least(work, (guests->>'most_work')::int);
  -- One bit less is what a moment ago was asked for.
  if work > 0 and (proved < work - 1 or exists (select from hold_claims c where c.org_id = the_org and c.proof_id = the_proof)) then
    raise exception 'guests hold much of what there is' using errcode = 'HLD02', detail = work;
  end if;
  insert into hold_claims (org_id, checkout_id, address, user_id, units, stock, until_ms, proof_id)
    values (the_org, the_checkout, the_address, the_person, the_units,
      (select coalesce(jsonb_object_agg(w.key, (w.value->>'units')::int), '{}') from jsonb_each(wanted) w), the_until, case when work > 0 then the_proof end);
end
$$;
