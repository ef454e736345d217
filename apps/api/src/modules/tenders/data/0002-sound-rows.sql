-- What a sound row is, in one piece: the checks that were, unchanged (see check_sound).
create function tenders_is_sound(t tenders) returns boolean language plpgsql immutable as $$
begin
  return t.kind in ('coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'invoice')
    and t.state in ('held', 'taken', 'released', 'returned')
    and t.wanted_minor >= 0
    and t.amount_minor between 0 and t.wanted_minor
    and t.returned_minor between 0 and t.amount_minor
    and t.waive_under_minor >= 0
    and (t.state not in ('taken', 'returned') or t.booking_id is not null)
    and (t.returned_minor = 0 or t.state in ('taken', 'returned'));
end
$$;
select check_sound('tenders');
