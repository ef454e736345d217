-- What a sound row is, in one piece: the checks that were, unchanged (see check_sound).
create function bookings_is_sound(status text, total bigint, consented bigint, pay_now bigint, card bigint, revenue bigint, tax bigint)
  returns boolean language plpgsql immutable as $$
begin
  return status in ('draft', 'pending_payment', 'confirming', 'confirmed', 'failed', 'expired', 'cancelled')
    and consented = total
    and card between 0 and pay_now
    and revenue >= 0
    and tax >= 0
    and revenue + tax <= pay_now;
end
$$;
select check_sound('bookings', 'status, total_minor, consented_minor, pay_now_minor, card_minor, revenue_minor, tax_minor');
