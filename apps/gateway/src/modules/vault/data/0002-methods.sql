-- What a server tells of its customers and their cards, and what becomes of a card that nobody keeps.
alter table customers
  add column description text,
  add column phone text,
  add column address jsonb,
  add column shipping jsonb,
  add column preferred_locales jsonb not null default '[]',
  -- A customer that was deleted keeps its id, and nothing else.
  add column deleted_ms bigint;
create index customers_newest on customers (org_id, created_ms, customer_id);
create index customers_email on customers (org_id, email) where email is not null;

alter table payment_methods
  add column funding text not null default 'credit' check (funding in ('credit', 'debit', 'prepaid', 'unknown')),
  add column country text,
  -- A code was typed with the card; which one is never written.
  add column coded boolean not null default true,
  -- E-mail, telephone and address of the holder; the name stands in "holder".
  add column billing jsonb not null default '{}',
  add column metadata jsonb not null default '{}',
  -- A card that belongs to nobody pays once.
  add column used_ms bigint,
  -- A card that its provider keeps instead of us.
  add column provider_token text,
  add constraint payment_methods_spent_are_empty check (detached_ms is null or sealed is null);
create index payment_methods_unkept on payment_methods (created_ms) where customer_id is null and sealed is not null;

-- One-time names for cards: the card itself is a method that nobody has seen yet.
create table card_tokens (
  org_id text not null,
  token_id text not null,
  method_id text not null,
  used_ms bigint,
  created_ms bigint not null,
  primary key (org_id, token_id),
  foreign key (org_id, method_id) references payment_methods
);
select protect('card_tokens');

-- The owner of a table sees no row of it; the system does.
set local role sojourn_system;
update customers c set default_method_id = (
  select m.method_id from payment_methods m
  where m.org_id = c.org_id and m.customer_id = c.customer_id and m.detached_ms is null
  order by m.created_ms, m.method_id limit 1
) where default_method_id is null;
reset role;
