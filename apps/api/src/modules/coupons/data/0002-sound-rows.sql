-- What a sound row is, in one piece: the checks that were, unchanged (see check_sound).
create function coupons_is_sound(c coupons) returns boolean language plpgsql immutable as $$
begin
  return c.code ~ '^[A-Z0-9]{1,40}$'
    and c.currency ~ '^[A-Z]{3}$'
    and c.basis_points between 1 and 10000
    and c.amount_minor > 0
    and (c.basis_points is null) <> (c.amount_minor is null)
    and c.minimum_minor >= 0
    and c.uses_max > 0
    and c.uses_each_max > 0
    and c.used >= 0
    and c.used <= c.uses_max
    and c.starts_at_ms < c.ends_at_ms;
end
$$;
select check_sound('coupons');

create function coupon_uses_is_sound(u coupon_uses) returns boolean language plpgsql immutable as $$
begin
  return u.state in ('reserved', 'redeemed', 'released', 'returned')
    and (u.state in ('redeemed', 'returned')) = (u.booking_id is not null)
    and u.currency ~ '^[A-Z]{3}$'
    and u.off_minor > 0;
end
$$;
select check_sound('coupon_uses');
