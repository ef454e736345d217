-- What a sound row is, in one piece: the checks that were, unchanged (see check_sound).
create function payment_attempts_is_sound(a payment_attempts) returns boolean language plpgsql immutable as $$
begin
  return a.kind in ('payment', 'setup')
    and a.number > 0
    and case a.kind when 'setup' then a.amount_minor = 0 else a.amount_minor > 0 end
    and a.state in ('created', 'open', 'confirmable', 'action', 'processing', 'declined', 'unknown', 'succeeded', 'cancelled', 'conflict')
    and (a.state <> 'succeeded' or (a.gateway_payment_id is not null and a.settled_ms is not null));
end
$$;
select check_sound('payment_attempts');

create function payment_routes_is_sound(r payment_routes) returns boolean language plpgsql immutable as $$
begin
  return r.row_number > 0
    and r.route in ('none', 'card', 'hosted', 'set_up')
    and r.charge in ('nothing', 'markup', 'total')
    and r.gateway in ('PG_01', 'PG_02', 'PG_03')
    and r.chosen_by in ('organisation', 'house')
    and (r.charge = 'nothing') = (r.route in ('none', 'set_up'))
    and (r.route = 'none') = (r.gateway is null);
end
$$;
select check_sound('payment_routes');
