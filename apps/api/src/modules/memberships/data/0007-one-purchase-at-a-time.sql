-- The checkout in which a person buys a plan: one at a time, so that two are never paid. Another one takes its place.
create table membership_purchases (
  org_id text not null,
  user_id text not null,
  checkout_id text not null,
  -- What is bought, with what, for how much: asked for again, the same purchase is answered.
  request text not null,
  primary key (org_id, user_id)
);
select protect('membership_purchases');
