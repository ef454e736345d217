-- A booking has one or more items, each with a supplier, what it holds there and how its order stands. What was booked is kept as a snapshot with a schema;
-- older ones have none and are read as what they are: their hold and their cancellation windows move into them before the columns go.
alter table bookings rename column particulars to snapshot;
create table booking_items (
  org_id text not null,
  booking_id text not null,
  item_no int not null check (item_no > 0),
  product text not null,
  supplier text not null,
  hold_ref text not null,
  state text not null check (state in ('held', 'confirming', 'confirmed', 'cancelling', 'cancelled', 'failed', 'unknown')),
  supplier_reference text,
  -- Stored before a supplier is called with it.
  confirm_key text,
  -- Since when a supplier owes an answer.
  asked_ms bigint,
  primary key (org_id, booking_id, item_no),
  foreign key (org_id, booking_id) references bookings
);
create index booking_items_open on booking_items (asked_ms) where state in ('confirming', 'cancelling', 'unknown');
select protect('booking_items');

set local role sojourn_system;
insert into booking_items (org_id, booking_id, item_no, product, supplier, hold_ref, state)
select org_id, booking_id, 1, product, 'own', hold_id,
  case status when 'confirmed' then 'confirmed' when 'cancelled' then 'cancelled' when 'failed' then 'failed' when 'expired' then 'failed' else 'held' end
from bookings;
update bookings set snapshot = snapshot || jsonb_build_object('holdRef', hold_id, 'windows', cancellation,
  'timeZone', coalesce(snapshot->'cancellation'->0->>'time_zone', snapshot->'offer'->>'time_zone', 'UTC'));
reset role;
alter table bookings drop column hold_id, drop column cancellation;

-- A voucher is of one item.
alter table vouchers add column item_no int not null default 1;
alter table vouchers drop constraint vouchers_pkey, add primary key (org_id, booking_id, item_no);
alter table vouchers alter column item_no drop default;

-- The places and times that live bookings keep a traveller for: a night in a hotel, a day with a car.
alter table guest_nights rename to traveller_slots;
alter table traveller_slots rename column house_id to place;
alter table traveller_slots rename column guest to traveller;
alter table traveller_slots rename column night to slot;
