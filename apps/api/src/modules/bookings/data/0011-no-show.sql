-- That nobody came for an item, and when that became known: it ended by its terms.
alter table booking_items
  add column no_show_ms bigint,
  add check (no_show_ms is null or (state = 'cancelled' and provider_reason is null));
