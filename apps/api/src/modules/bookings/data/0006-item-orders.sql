-- How an item's order goes its way at a supplier at the other end of a line, and what an item that was cancelled alone has kept.
alter table booking_items
  -- When the order was last sent: only once that is long past is it sent again.
  add column sent_ms bigint,
  -- What an operator has settled after the supplier was silent for too long, and who.
  add column settled text check (settled in ('refused', 'cancelled')),
  add column settled_by text,
  add column kept_minor bigint;
