-- The nights that live bookings keep a lead guest in a house: the key lets nobody sleep there twice, whoever asks at the same moment.
create table guest_nights (
  org_id text not null,
  house_id text not null,
  -- Folded: case, accents and spaces do not make another guest.
  guest text not null,
  night text not null,
  booking_id text not null,
  primary key (org_id, house_id, guest, night),
  foreign key (org_id, booking_id) references bookings deferrable initially deferred
);
create index guest_nights_of_booking on guest_nights (org_id, booking_id);
select protect('guest_nights');

insert into guest_nights (org_id, house_id, guest, night, booking_id)
select b.org_id, b.particulars->'offer'->>'hotel_id', lower(concat(b.guests->0->>'first_name', ' ', b.guests->0->>'last_name')), n::date::text, b.booking_id
from bookings b,
  generate_series((b.particulars->'offer'->>'checkin')::date, (b.particulars->'offer'->>'checkout')::date - 1, interval '1 day') n
where b.status in ('draft', 'pending_payment', 'confirming', 'confirmed')
on conflict do nothing;
