-- A plan has its texts in several languages, by their tag, besides those it was written in, and prices in several currencies besides its own.
alter table plans
  add column texts jsonb not null default '{}',
  -- Those that it is sold in besides its own.
  add column currencies jsonb not null default '[]';

alter table plan_prices add column currency text check (currency ~ '^[A-Z]{3}$');
set local role sojourn_system;
update plan_prices c set currency = p.currency from plans p where p.org_id = c.org_id and p.sub_id = c.sub_id;
reset role;
alter table plan_prices alter column currency set not null;
alter table plan_prices drop constraint plan_prices_pkey, add primary key (org_id, sub_id, currency, valid_from_ms);
