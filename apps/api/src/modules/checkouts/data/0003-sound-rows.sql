-- What a sound row is, in one piece: the checks that were, unchanged (see check_sound).
create function checkouts_is_sound(state text, booking_id text, total bigint, pay_now bigint, at_property bigint) returns boolean language plpgsql immutable as $$
begin
  return state in ('open', 'booked', 'expired', 'released')
    and (state = 'booked') = (booking_id is not null)
    and total >= 0
    and pay_now >= 0
    and at_property >= 0
    and pay_now + at_property = total;
end
$$;
select check_sound('checkouts', 'state, booking_id, total_minor, pay_now_minor, at_property_minor');
