-- Read before any tenant is known, so without row-level security; only the system role sees it.
create table organisations (
  org_id text primary key,
  name text not null,
  settings jsonb not null
);

create table organisation_hosts (
  host text primary key check (host = lower(host)),
  org_id text not null references organisations on delete cascade,
  position int not null
);
create index organisation_hosts_of on organisation_hosts (org_id);

grant select, insert, update, delete on organisations, organisation_hosts to sojourn_system;
