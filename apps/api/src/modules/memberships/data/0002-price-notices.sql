-- What a member was told their renewals will cost, before the one that costs more first: early enough to end it, and not too early to remember it.
create table membership_price_notices (
  org_id text not null,
  membership_no text not null,
  -- The version of the membership that it became by this.
  version int not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  before_minor bigint not null check (before_minor >= 0),
  price_minor bigint not null check (price_minor > before_minor),
  -- When it is charged first.
  due_ms bigint not null,
  sent_ms bigint not null,
  primary key (org_id, membership_no, version),
  foreign key (org_id, membership_no) references memberships,
  -- Seven days, wherever they live.
  check (due_ms - sent_ms >= 604800000)
);

select protect('membership_price_notices');
