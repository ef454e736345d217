-- Runs at every start, before the migrations: roles belong to the whole server, so a restored dump, another owner or a
-- neighbouring database may find them missing, present, or being made this very moment.
do $$
declare
  wanted text;
  can_switch boolean;
begin
  foreach wanted in array array['sojourn_tenant', 'sojourn_system'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin', wanted);
      exception
        when duplicate_object or unique_violation then null; -- a neighbour was quicker
        when insufficient_privilege then
          raise exception 'the database user "%" cannot create the role "%": give it CREATEROLE once, or create the role and grant it to the user', current_user, wanted
            using errcode = 'insufficient_privilege';
      end;
    end if;

    for attempt in 1..20 loop
      if current_setting('server_version_num')::int >= 160000 then
        can_switch := pg_has_role(current_user, wanted, 'SET');
      else
        can_switch := pg_has_role(current_user, wanted, 'MEMBER');
      end if;
      exit when can_switch;
      begin
        -- Without INHERIT: the owner must not get the system role's sight of all tenants for free.
        if current_setting('server_version_num')::int >= 160000 then
          execute format('grant %I to current_user with inherit false, set true', wanted);
        else
          execute format('grant %I to current_user', wanted);
        end if;
      exception
        when insufficient_privilege then
          raise exception 'the database user "%" may not switch to the role "%": run once as an administrator: grant % to %', current_user, wanted, quote_ident(wanted), quote_ident(current_user)
            using errcode = 'insufficient_privilege';
        when others then
          -- "tuple concurrently updated": a neighbouring database grants the same role at the same time.
          if attempt = 20 then raise; end if;
          perform pg_sleep(random() * 0.05);
      end;
    end loop;
  end loop;
end
$$;
