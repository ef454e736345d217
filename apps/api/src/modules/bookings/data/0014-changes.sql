-- A change of an item is a booking of its own: of which item of which booking, which item of the booking that its traveller knows that is, and what of the money paid before pays it too.
alter table bookings
  add column changes_booking_id text,
  add column changes_item_no int,
  add column root_booking_id text,
  add column root_item_no int,
  add column carried_minor bigint not null default 0;
-- What a sound row is from now on: taxes and our share may be in what was paid before.
create function bookings_are_sound(status text, total bigint, consented bigint, pay_now bigint, card bigint, revenue bigint, tax bigint, carried bigint, changes text, root text)
  returns boolean language plpgsql immutable as $$
begin
  return bookings_is_sound(status, total, consented, pay_now, card, 0, 0)
    and revenue >= 0
    and tax >= 0
    and carried >= 0
    and revenue + tax <= pay_now + carried
    and (changes is null) = (root is null)
    and (changes is not null or carried = 0);
end
$$;
alter table bookings drop constraint sound, add constraint sound check (
  bookings_are_sound(status, total_minor, consented_minor, pay_now_minor, card_minor, revenue_minor, tax_minor, carried_minor, changes_booking_id, root_booking_id)
);
-- A booking and its changes are one to a person, and have one reference.
alter table bookings drop constraint bookings_org_id_reference_key;
create unique index bookings_of_reference on bookings (org_id, reference) where changes_booking_id is null;
create index bookings_changing on bookings (org_id, root_booking_id) where root_booking_id is not null;
-- Whichever was confirmed took the place of the item: once.
create unique index bookings_changed_once on bookings (org_id, changes_booking_id, changes_item_no)
  where changes_booking_id is not null and confirmed_ms is not null;
-- The booking that took the place of an item. What is kept of such an item is what pays the one after it.
alter table booking_items
  add column changed_to text,
  add check (changed_to is null or state = 'cancelled');
