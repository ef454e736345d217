-- A booking that is not paid may be cancelled: given up, or withdrawn so that its checkout is open again and is booked anew. Then it is not the checkout's any more.
alter table bookings drop constraint bookings_org_id_checkout_id_key;
create unique index bookings_of_checkout on bookings (org_id, checkout_id) where failure is distinct from 'reopened';
-- For a while after it was confirmed a booking is cancelled at no cost.
alter table bookings add column confirmed_ms bigint;
