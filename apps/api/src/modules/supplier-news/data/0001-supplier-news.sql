-- How far the news of a supplier were read. What it said is stored in the same transaction: read twice it is stored once.
create table supplier_cursors (
  supplier text primary key,
  cursor text,
  next_ms bigint not null
);
grant select, insert, update on supplier_cursors to sojourn_system;

-- What a supplier said and nobody has acted on yet: it may be of an order whose confirmation is not stored here so far.
create table supplier_inbox (
  supplier text not null,
  news_key text not null,
  body jsonb not null,
  received_ms bigint not null,
  tries int not null default 0,
  -- Null once it was acted on, or given up.
  next_ms bigint,
  result text,
  primary key (supplier, news_key),
  check ((next_ms is null) = (result is not null))
);
create index supplier_inbox_due on supplier_inbox (next_ms) where next_ms is not null;
grant select, insert, update on supplier_inbox to sojourn_system;

-- What became known of a confirmed item: of a change its traveller decides, until then nothing of it is applied.
create table item_news (
  org_id text not null,
  booking_id text not null,
  item_no int not null check (item_no > 0),
  news_no int not null check (news_no > 0),
  news_key text not null,
  kind text not null check (kind in ('informed', 'changed')),
  state text not null check (state in ('told', 'open', 'accepted', 'refunded', 'superseded')),
  note text,
  -- What the item is to be: its details by the name of their schema, and its terms.
  offer jsonb not null,
  answer_by_ms bigint,
  at_ms bigint not null,
  answered_ms bigint,
  primary key (org_id, booking_id, item_no, news_no),
  unique (org_id, booking_id, item_no, news_key),
  check ((kind = 'informed') = (state = 'told')),
  check ((state in ('accepted', 'refunded')) = (answered_ms is not null))
);
create unique index item_news_open on item_news (org_id, booking_id, item_no) where state = 'open';
create index item_news_at on item_news (org_id, at_ms);
select protect('item_news');
