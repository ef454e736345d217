-- What an item was before its provider changed it: as it was booked, or as it was last agreed to.
create table booking_item_versions (
  org_id text not null,
  booking_id text not null,
  item_no int not null check (item_no > 0),
  version int not null check (version > 0),
  -- Its details by the name of their schema, and its terms.
  offer jsonb not null,
  -- Until when it was so.
  until_ms bigint not null,
  primary key (org_id, booking_id, item_no, version),
  foreign key (org_id, booking_id, item_no) references booking_items
);
select protect('booking_item_versions');
alter table booking_items drop constraint booking_items_provider_reason_check,
  add check (provider_reason in ('weather', 'too_few', 'not_operated', 'withdrawn', 'changed', 'other'));
