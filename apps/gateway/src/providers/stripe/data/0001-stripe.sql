-- Which intent at Stripe stands for which charge of ours. Written before its card is sent, so that no charge there is unknown here.
create table stripe_charges (
  org_id text not null,
  key text not null,
  intent_id text not null unique,
  created_ms bigint not null,
  primary key (org_id, key)
);
select protect('stripe_charges');
