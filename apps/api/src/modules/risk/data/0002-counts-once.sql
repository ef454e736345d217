-- The same counters with less to read: a row says when something was last seen, where there was a row for each ten minutes in which it was. So rows are counted, and no longer sorted to find
-- the different ones among them; a booking's look at them costs a quarter. Their statements are
-- planned once: left to itself PostgreSQL plans those with lists of values anew each time, which takes longer than to do them.
alter table risk_counts rename to risk_counts_by_bucket;
create table risk_counts (
  org_id text not null,
  scope text not null,
  value text not null,
  what text not null,
  member text not null,
  -- The last ten minutes in which it was seen.
  bucket bigint not null,
  primary key (org_id, scope, value, what, member)
);
select protect('risk_counts');
insert into risk_counts select org_id, scope, value, what, member, max(bucket) from risk_counts_by_bucket group by org_id, scope, value, what, member;
drop table risk_counts_by_bucket;
create index risk_counts_by_time on risk_counts (bucket);
create index risk_counts_newest on risk_counts (org_id, scope, value, what, bucket desc);

-- Counts what was seen with these. What was counted within these ten minutes already is neither written nor locked again, so that those who pay from one network do not wait for each other.
create function count_risk(the_org text, now_ms bigint, the_person text, the_device text, the_mailbox text, the_network text, seen text[], members text[])
returns void language plpgsql set plan_cache_mode to force_generic_plan as $$
declare
  now_bucket bigint := now_ms / 600000;
begin
  insert into risk_counts as c (org_id, scope, value, what, member, bucket)
    select the_org, s.scope, s.value, w.what, w.member, now_bucket
      from (values ('account', the_person), ('device', the_device), ('email', the_mailbox), ('ip', the_network)) s(scope, value),
        unnest(seen, members) w(what, member)
      where w.member is not null and now_bucket > coalesce((
        select k.bucket from risk_counts k where k.org_id = the_org and k.scope = s.scope and k.value = s.value and k.what = w.what and k.member = w.member
      ), 0)
      order by s.scope, w.what
    on conflict (org_id, scope, value, what, member) do update set bucket = excluded.bucket where c.bucket < excluded.bucket;
end
$$;

create or replace function look_at_risk(
  the_org text, the_browser text, is_read boolean, the_network text, the_person text, the_mailbox text, now_ms bigint
) returns jsonb
language plpgsql stable set plan_cache_mode to force_generic_plan as $$
declare
  print record;
  the_device text;
  since_day bigint := now_ms / 600000 - 144;
  since_hour bigint := now_ms / 600000 - 6;
begin
  select s.device, s.facts into print from risk_signals s
    where is_read and s.org_id = the_org and s.browser = the_browser and s.kind = 'fingerprint' order by s.at_ms desc limit 1;
  the_device := coalesce(print.device, the_browser);
  return jsonb_build_object(
    'device', the_device,
    'fingerprint', print.facts,
    'rules', (select r.rules from risk_rules r where r.org_id = the_org order by r.version desc limit 1),
    'has_paid', exists (select 1 from risk_signals s where s.org_id = the_org and s.user_id = the_person and s.kind = 'payment' and s.booking_id is not null),
    'card', (select s.facts from risk_signals s where s.org_id = the_org and s.user_id = the_person and s.kind = 'card' order by s.at_ms desc limit 1),
    'counts', (
      select coalesce(jsonb_agg(jsonb_build_object('what', w.what, 'scope', s.scope, 'hour', c.hour, 'day', c.day)), '[]')
        from (values ('device', the_device), ('ip', the_network), ('account', the_person), ('email', the_mailbox)) s(scope, value)
        cross join (values ('bookings'), ('cards'), ('declines'), ('accounts')) w(what)
        cross join lateral (
          select count(*) filter (where r.bucket > since_hour) as hour, count(*) as day from (
            select n.bucket from risk_counts n
              where n.org_id = the_org and n.scope = s.scope and n.value = s.value and n.what = w.what and n.bucket > since_day
              order by n.bucket desc limit 250
          ) r
        ) c
        where c.day > 0
    )
  );
end
$$;

create or replace function record_payment_risk(
  the_org text, the_signal text, now_ms bigint, the_person text, the_browser text, the_device text, the_network text, the_mailbox text, the_booking text,
  the_facts jsonb, the_score int, the_action text, the_reasons jsonb, for_review boolean
) returns void language plpgsql set plan_cache_mode to force_generic_plan as $$
begin
  insert into risk_signals (org_id, signal_id, at_ms, kind, user_id, browser, device, network, mailbox, booking_id, facts, score, action, reasons)
    values (the_org, the_signal, now_ms, 'payment', the_person, the_browser, the_device, the_network, the_mailbox, the_booking, the_facts, the_score, the_action, the_reasons);
  perform count_risk(the_org, now_ms, the_person, the_device, the_mailbox, the_network, array['accounts', 'bookings'], array[the_person, coalesce(the_booking, the_signal)]);
  if for_review and the_booking is not null then
    insert into risk_reviews (org_id, booking_id, signal_id, user_id, opened_ms) values (the_org, the_booking, the_signal, the_person, now_ms)
      on conflict do nothing;
  end if;
end
$$;

create or replace function record_card_risk(the_org text, the_booking text, the_try text, the_card text, the_country text, is_declined boolean, now_ms bigint)
returns void language plpgsql set plan_cache_mode to force_generic_plan as $$
declare
  payer record;
begin
  select s.user_id, s.browser, s.device, s.network, s.mailbox into payer from risk_signals s
    where s.org_id = the_org and s.booking_id = the_booking and s.kind = 'payment' order by s.at_ms desc limit 1;
  if payer.user_id is null then
    return;
  end if;
  insert into risk_signals (org_id, signal_id, at_ms, kind, user_id, browser, device, network, mailbox, booking_id, facts, reasons)
    values (the_org, 'card ' || the_try, now_ms, 'card', payer.user_id, payer.browser, payer.device, payer.network, payer.mailbox, the_booking,
      jsonb_strip_nulls(jsonb_build_object('card', the_card, 'card_country', the_country, 'declined', is_declined)), '[]')
    on conflict do nothing;
  if not found then
    return;
  end if;
  perform count_risk(the_org, now_ms, payer.user_id, payer.device, payer.mailbox, payer.network, array['cards', 'declines'],
    array[the_card, case when is_declined then the_try end]);
end
$$;
