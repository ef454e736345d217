-- What suppliers at the other end of a line hold for a checkout. A row stands, with its key, before the supplier is called.
create table remote_holds (
  org_id text not null,
  checkout_id text not null,
  item_no int not null check (item_no > 0),
  product text not null,
  supplier text not null,
  key text not null,
  -- The supplier's own name of the hold; null until it has answered.
  hold_ref text,
  state text not null check (state in ('asked', 'held', 'releasing', 'released', 'taken')),
  until_ms bigint not null,
  -- When somebody must act: an ask that was left lying, a release that was not told yet.
  next_ms bigint,
  tries int not null default 0,
  primary key (org_id, checkout_id, item_no),
  unique (org_id, key),
  check ((state in ('asked', 'releasing')) = (next_ms is not null))
);
create index remote_holds_due on remote_holds (next_ms) where next_ms is not null;
select protect('remote_holds');
