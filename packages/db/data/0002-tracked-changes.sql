-- The transaction that wrote a row last, for tables that grow: so what is new or changed is found without reading all. The transaction's number and not a time, because a transaction that
-- commits late has an early time, and a snapshot says exactly which numbers it had not seen the end of. The index holds a span for some pages, costs a write nearly nothing, and leaves updates in their page.
create function mark_changed() returns trigger language plpgsql as $$
begin
  new.changed_xid = pg_current_xact_id()::text::bigint;
  return new;
end
$$;
create function track_changes(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s add column changed_xid bigint default 0', target);
  execute format('alter table %s alter column changed_xid set default pg_current_xact_id()::text::bigint', target);
  execute format('create index on %s using brin (changed_xid) with (pages_per_range = 16, autosummarize = on)', target);
  execute format('create trigger changed before update on %s for each row execute function mark_changed()', target);
end
$$;

-- What the looks at the invariants found, of the last hours. A look knows all that transactions before `xid` did.
create table invariant_looks (
  look_no bigint generated always as identity primary key,
  at_ms bigint not null,
  xid bigint not null,
  was_whole boolean not null,
  broken text[] not null
);
grant select, insert, update, delete on invariant_looks to sojourn_system;
select grant_sequences('invariant_looks');
