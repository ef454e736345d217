select track_changes('bookings'),
  track_changes('booking_events'),
  track_changes('booking_items'),
  track_changes('vouchers'),
  track_changes('item_proofs'),
  track_changes('traveller_slots'),
  track_changes('traveller_identities');

-- What waits for its confirmation is few of many.
create index bookings_confirming on bookings (booking_id) where status = 'confirming';
