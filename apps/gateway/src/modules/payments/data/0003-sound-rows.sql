-- What a sound row is, in one piece: the checks that were, unchanged (see check_sound).
create function payment_intents_is_sound(p payment_intents) returns boolean language plpgsql immutable as $$
begin
  return p.kind in ('payment', 'setup')
    and p.status in ('requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'requires_capture', 'succeeded', 'canceled')
    and p.currency ~ '^[A-Z]{3}$'
    and p.amount_minor >= 0
    and p.received_minor between 0 and p.amount_minor
    and p.capture_method in ('automatic', 'automatic_async', 'manual')
    and p.confirmation_method in ('automatic', 'manual')
    and p.usage in ('on_session', 'off_session');
end
$$;
select check_sound('payment_intents');

create function charges_is_sound(c charges) returns boolean language plpgsql immutable as $$
begin
  return c.state in ('running', 'action', 'processing', 'unknown', 'authorized', 'capturing', 'succeeded', 'conflict', 'declined', 'abandoned')
    and c.capture in ('now', 'later')
    and c.last4 ~ '^\d{4}$'
    and c.amount_minor >= 0
    and c.captured_minor between 0 and c.amount_minor
    and c.capture_wish_minor between 0 and c.amount_minor
    and c.refunded_minor between 0 and c.amount_minor
    and c.refunded_minor <= c.captured_minor;
end
$$;
select check_sound('charges');
