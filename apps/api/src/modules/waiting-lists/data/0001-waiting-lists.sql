-- What is waited for, and by how many it was so far. No person's row: one line for all organisations, since they sell from one stock.
create table waiting_lines (
  product text not null,
  line text not null,
  last_place bigint not null check (last_place > 0),
  -- When it is looked at next, whatever was heard; null where nobody waits.
  next_ms bigint,
  primary key (product, line)
);
create index waiting_lines_due on waiting_lines (next_ms) where next_ms is not null;

-- That something of a line may be had again. Only ever inserted by whoever frees it, so that they wait for no lock of the line.
create table waiting_nudges (
  nudge_no bigint generated always as identity primary key,
  product text not null,
  line text not null
);

-- Not a tenant's tables, yet tenants write them: none may remove a row.
alter table waiting_lines enable row level security;
alter table waiting_lines force row level security;
create policy any_organisation on waiting_lines to sojourn_tenant using (true) with check (true);
create policy system_rows on waiting_lines to sojourn_system using (true) with check (true);
grant select, insert, update on waiting_lines to sojourn_tenant;
grant select, insert, update on waiting_lines to sojourn_system;

alter table waiting_nudges enable row level security;
alter table waiting_nudges force row level security;
create policy any_organisation on waiting_nudges to sojourn_tenant using (true) with check (true);
create policy system_rows on waiting_nudges to sojourn_system using (true) with check (true);
grant select, insert on waiting_nudges to sojourn_tenant;
grant select, insert, update, delete on waiting_nudges to sojourn_system;

create table waiting_entries (
  org_id text not null,
  waiting_id text not null,
  product text not null,
  line text not null,
  place bigint not null check (place > 0),
  browser_id text not null,
  user_id text,
  email text not null,
  language text not null,
  origin text not null,
  minimum_days int not null,
  -- In the product's own schema.
  wanted jsonb not null,
  state text not null check (state in ('waiting', 'offered', 'taken', 'passed', 'ended', 'expired')),
  joined_ms bigint not null,
  until_ms bigint not null,
  -- When nothing could be held for it while one behind it was offered something.
  tried_ms bigint,
  -- What is held for it: of the token in the mail here is its hash alone.
  token_hash text,
  checkout_id text,
  ask jsonb,
  total_minor bigint,
  currency text,
  offered_ms bigint,
  offer_until_ms bigint,
  ended_ms bigint,
  taken_as text,
  primary key (org_id, waiting_id),
  unique (org_id, token_hash),
  unique (org_id, checkout_id),
  unique (product, line, place),
  check ((state in ('waiting', 'offered')) = (ended_ms is null)),
  check (state not in ('offered', 'taken', 'passed') or (checkout_id is not null and offered_ms is not null and offer_until_ms is not null)),
  check (state <> 'waiting' or checkout_id is null)
);
create index waiting_entries_of_line on waiting_entries (product, line, place) where state = 'waiting';
create index waiting_entries_of_person on waiting_entries (org_id, user_id);
create index waiting_entries_of_browser on waiting_entries (org_id, browser_id);
create index waiting_entries_of_mail on waiting_entries (org_id, email);
select protect('waiting_entries');
