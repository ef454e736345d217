-- What a provider could not keep: why, in a code of ours, what it said about it, and when. Nothing of such an item is kept.
alter table booking_items
  add column provider_reason text check (provider_reason in ('weather', 'too_few', 'not_operated', 'withdrawn', 'other')),
  add column provider_note text,
  add column provider_cancelled_ms bigint,
  add check ((provider_reason is null) = (provider_cancelled_ms is null)),
  add check (provider_reason is null or (state = 'cancelled' and kept_minor = 0));
