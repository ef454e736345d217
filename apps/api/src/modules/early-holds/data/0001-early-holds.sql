-- What a visitor holds before there is a checkout: a seat of a map, a week, a cabin. A row is there for as long as it is held; it is gone once a checkout has taken it over.
create table early_holds (
  org_id text not null,
  -- By which it is counted among what its visitor holds, and known to a remote supplier; no checkout has it.
  checkout_id text not null,
  -- The visitor has the token; here is its hash alone.
  token_hash text not null,
  browser_id text not null,
  user_id text,
  product text not null,
  supplier text not null,
  ask jsonb not null,
  hold_ref text not null,
  -- What a remote supplier holds it at; null where it is of our own stock, which is priced again.
  offer jsonb,
  until_ms bigint not null,
  primary key (org_id, checkout_id),
  unique (org_id, token_hash)
);
create index early_holds_of_browser on early_holds (org_id, browser_id);
create index early_holds_until on early_holds (until_ms);
select protect('early_holds');
