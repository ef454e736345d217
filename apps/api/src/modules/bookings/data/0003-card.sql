-- What of the money paid with a booking its card pays; the rest is paid by what was held for it: coupons, stored value, points, credit.
alter table bookings add column card_minor bigint;
-- By a change of type, not by an update: the owner of the tables sees no tenant's rows.
alter table bookings alter column card_minor type bigint using pay_now_minor;
alter table bookings
  alter column card_minor set not null,
  add constraint bookings_card_pays_a_part check (card_minor >= 0 and card_minor <= pay_now_minor);
