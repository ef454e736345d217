-- Who a person is at the gateway: the name their saved cards stand under. No card is here.
create table payment_customers (
  org_id text not null,
  user_id text not null,
  customer_id text not null,
  email text not null,
  created_ms bigint not null,
  primary key (org_id, user_id),
  unique (org_id, customer_id)
);
select protect('payment_customers');
