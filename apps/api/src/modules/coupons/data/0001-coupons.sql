-- What a code gives: a share of what is due, or an amount; to one person or to everybody.
create table coupons (
  org_id text not null,
  coupon_id text not null,
  code text not null check (code ~ '^[A-Z0-9]{1,40}$'),
  description text not null,
  -- One of the two: hundredths of a percent, or money.
  basis_points int check (basis_points between 1 and 10000),
  amount_minor bigint check (amount_minor > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minimum_minor bigint not null check (minimum_minor >= 0),
  -- Null: any product, everybody, without end.
  product text,
  user_id text,
  starts_at_ms bigint,
  ends_at_ms bigint,
  uses_max int check (uses_max > 0),
  uses_each_max int check (uses_each_max > 0),
  -- Uses reserved or redeemed: counted here, so that of two who want the last one the database refuses one.
  used int not null default 0 check (used >= 0),
  created_ms bigint not null,
  primary key (org_id, coupon_id),
  check ((basis_points is null) <> (amount_minor is null)),
  check (starts_at_ms < ends_at_ms),
  check (used <= uses_max)
);
-- Of one code a person has one coupon, and everybody has one.
create unique index coupons_by_code on coupons (org_id, code, coalesce(user_id, ''));
create index coupons_of_person on coupons (org_id, coalesce(user_id, ''));

-- One use by one tender of a checkout.
create table coupon_uses (
  org_id text not null,
  tender_id text not null,
  coupon_id text not null,
  user_id text not null,
  product text not null,
  state text not null check (state in ('reserved', 'redeemed', 'released', 'returned')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  off_minor bigint not null check (off_minor > 0),
  booking_id text,
  reserved_ms bigint not null,
  primary key (org_id, tender_id),
  foreign key (org_id, coupon_id) references coupons,
  check ((state in ('redeemed', 'returned')) = (booking_id is not null))
);
create index coupon_uses_live on coupon_uses (org_id, coupon_id, user_id) where state in ('reserved', 'redeemed');

select protect('coupons'), protect('coupon_uses');
