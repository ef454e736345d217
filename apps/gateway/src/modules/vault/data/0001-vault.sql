create table customers (
  org_id text not null,
  customer_id text not null,
  request_key text,
  email text,
  name text,
  metadata jsonb not null,
  default_method_id text,
  created_ms bigint not null,
  primary key (org_id, customer_id)
);
create unique index customers_request on customers (org_id, request_key) where request_key is not null;
select protect('customers');

create table payment_methods (
  org_id text not null,
  method_id text not null,
  -- Null until the card has paid and was to be kept.
  customer_id text,
  brand text not null,
  last4 text not null check (last4 ~ '^\d{4}$'),
  exp_month int not null check (exp_month between 1 and 12),
  exp_year int not null,
  fingerprint text not null,
  holder text,
  -- The number under AES-256-GCM, only while the card is kept or may still be. The security code is never written.
  sealed text,
  authenticated boolean not null default false,
  created_ms bigint not null,
  detached_ms bigint,
  primary key (org_id, method_id),
  foreign key (org_id, customer_id) references customers
);
create index payment_methods_of_customer on payment_methods (org_id, customer_id, created_ms) where customer_id is not null;
select protect('payment_methods');
