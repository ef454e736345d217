-- What is held to change an item of a booking: of which, and what of the money that was paid for it pays this too.
alter table checkouts
  add column changes_booking_id text,
  add column changes_item_no int,
  add column carried_minor bigint;
