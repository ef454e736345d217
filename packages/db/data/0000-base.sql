-- What every schema of ours stands on: two roles see the rows, an owner only changes the shape.
do $$
begin
  execute format('grant usage on schema %I to sojourn_tenant, sojourn_system', current_schema());
  execute format('alter default privileges in schema %I grant usage on sequences to sojourn_tenant, sojourn_system', current_schema());
end
$$;

-- A tenant table: the tenant role meets only rows of the organisation named in "app.tenant", the system role meets all.
-- Forced, so that even the owner meets nothing without one of the two roles.
create function protect(target regclass) returns void language plpgsql as $$
declare
  first_key text;
begin
  select a.attname into first_key
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indrelid = target and i.indisprimary;
  if first_key is distinct from 'org_id' then
    raise exception 'protect(%): the primary key of a tenant table begins with org_id', target;
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_rows on %s to sojourn_tenant using (org_id = current_setting(''app.tenant'', true)) with check (org_id = current_setting(''app.tenant'', true))',
    target);
  execute format('create policy system_rows on %s to sojourn_system using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to sojourn_tenant, sojourn_system', target);
  perform grant_sequences(target);
end
$$;

-- A catalogue table, the same for all organisations: tenants read it, the system writes it.
create function share(target regclass) returns void language plpgsql as $$
begin
  execute format('grant select on %s to sojourn_tenant', target);
  execute format('grant select, insert, update, delete on %s to sojourn_system', target);
  perform grant_sequences(target);
end
$$;

create function grant_sequences(target regclass) returns void language plpgsql as $$
declare
  owned regclass;
begin
  for owned in
    select d.objid::regclass from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S'
    where d.refobjid = target and d.deptype in ('a', 'i')
  loop
    execute format('grant usage, select on sequence %s to sojourn_tenant, sojourn_system', owned);
  end loop;
end
$$;
