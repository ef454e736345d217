-- What is known of those who sign in and pay: rows are added, and go after 400 days. Devices, networks and mailboxes are here as hashes under the organisation's own key.
create table risk_signals (
  org_id text not null,
  signal_id text not null,
  at_ms bigint not null,
  kind text not null check (kind in ('fingerprint', 'payment', 'card')),
  user_id text not null,
  -- The browser by its cookie; the device by its fingerprint, or by its cookie where it has sent none.
  browser text not null,
  device text not null,
  network text not null,
  mailbox text not null,
  -- Null where a payment was refused before it was one of a booking.
  booking_id text,
  facts jsonb not null,
  -- Of a payment: what was made of the facts, as evidence.
  score int check (score between 0 and 100),
  action text check (action in ('allow', 'review', 'three_d_secure', 'block')),
  reasons jsonb not null,
  primary key (org_id, signal_id),
  check ((kind = 'payment') = (score is not null and action is not null))
);
select protect('risk_signals');
create index risk_signals_of_person on risk_signals (org_id, user_id, kind, at_ms desc);
create index risk_signals_of_browser on risk_signals (org_id, browser, at_ms desc) where kind = 'fingerprint';
create index risk_signals_of_booking on risk_signals (org_id, booking_id) where booking_id is not null;
create index risk_signals_by_time on risk_signals (at_ms);

-- Counters: which bookings, cards, declines and accounts were seen with a device, network, account or mailbox, by buckets of ten minutes. Each row is added and none is changed, so
-- that those who book at one time from one network do not wait for each other.
create table risk_counts (
  org_id text not null,
  scope text not null,
  value text not null,
  what text not null,
  bucket bigint not null,
  member text not null,
  primary key (org_id, scope, value, what, bucket, member)
);
select protect('risk_counts');
create index risk_counts_by_time on risk_counts (bucket);

-- The rules of an organisation; the newest version holds.
create table risk_rules (
  org_id text not null,
  version int not null check (version > 0),
  rules jsonb not null,
  saved_ms bigint not null,
  saved_by text not null,
  primary key (org_id, version)
);
select protect('risk_rules');

-- Bookings that a person of the organisation looks at.
create table risk_reviews (
  org_id text not null,
  booking_id text not null,
  signal_id text not null,
  user_id text not null,
  opened_ms bigint not null,
  verdict text check (verdict in ('legitimate', 'fraud')),
  settled_ms bigint,
  settled_by text,
  primary key (org_id, booking_id),
  check ((verdict is null) = (settled_ms is null) and (verdict is null) = (settled_by is null))
);
select protect('risk_reviews');
create index risk_reviews_open on risk_reviews (org_id, opened_ms) where verdict is null;

-- All that is known when a payment is opened, in one question.
-- Of each count no more than the newest 250 rows are read: a rule asks for a few, and the network of a whole town must not slow the next booking from there.
create function look_at_risk(
  the_org text, the_browser text, is_read boolean, the_network text, the_person text, the_mailbox text, now_ms bigint
) returns jsonb
language plpgsql stable as $$
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
      select coalesce(jsonb_agg(jsonb_build_object('what', c.what, 'scope', c.scope, 'hour', c.hour, 'day', c.day)), '[]') from (
        select w.what, s.scope, count(distinct r.member) filter (where r.bucket > since_hour) as hour, count(distinct r.member) as day
          from (values ('device', the_device), ('ip', the_network), ('account', the_person), ('email', the_mailbox)) s(scope, value)
          cross join (values ('bookings'), ('cards'), ('declines'), ('accounts')) w(what)
          cross join lateral (
            select n.member, n.bucket from risk_counts n
              where n.org_id = the_org and n.scope = s.scope and n.value = s.value and n.what = w.what and n.bucket > since_day
              order by n.bucket desc limit 250
          ) r
          group by w.what, s.scope
      ) c
    )
  );
end
$$;

-- Writes a fingerprint, unless it is the same as this browser's last of within ten minutes or its person has sent fifty within a day.
create function record_fingerprint(
  the_org text, the_signal text, now_ms bigint, the_person text, the_browser text, the_device text, the_network text, the_mailbox text, the_facts jsonb
) returns void language plpgsql as $$
begin
  insert into risk_signals (org_id, signal_id, at_ms, kind, user_id, browser, device, network, mailbox, facts, reasons)
    select the_org, the_signal, now_ms, 'fingerprint', the_person, the_browser, the_device, the_network, the_mailbox, the_facts, '[]'
      where not exists (
        select 1 from (
          select s.user_id, s.device, s.facts from risk_signals s
            where s.org_id = the_org and s.browser = the_browser and s.kind = 'fingerprint' and s.at_ms > now_ms - 600000 order by s.at_ms desc limit 1
        ) last where last.user_id = the_person and last.device = the_device and last.facts = the_facts
      ) and 50 > (
        select count(*) from (
          select 1 from risk_signals s
            where s.org_id = the_org and s.user_id = the_person and s.kind = 'fingerprint' and s.at_ms > now_ms - 86400000 limit 50
        ) today
      );
end
$$;

-- Writes a payment's signal with what is counted by it, and the row of the queue where a person is to look.
create function record_payment_risk(
  the_org text, the_signal text, now_ms bigint, the_person text, the_browser text, the_device text, the_network text, the_mailbox text, the_booking text,
  the_facts jsonb, the_score int, the_action text, the_reasons jsonb, for_review boolean
) returns void language plpgsql as $$
begin
  insert into risk_signals (org_id, signal_id, at_ms, kind, user_id, browser, device, network, mailbox, booking_id, facts, score, action, reasons)
    values (the_org, the_signal, now_ms, 'payment', the_person, the_browser, the_device, the_network, the_mailbox, the_booking, the_facts, the_score, the_action, the_reasons);
  insert into risk_counts (org_id, scope, value, what, bucket, member)
    select the_org, s.scope, s.value, w.what, now_ms / 600000, w.member
      from (values ('account', the_person), ('device', the_device), ('email', the_mailbox), ('ip', the_network)) s(scope, value),
        (values ('accounts', the_person), ('bookings', coalesce(the_booking, the_signal))) w(what, member)
      order by s.scope, w.what
    on conflict do nothing;
  if for_review and the_booking is not null then
    insert into risk_reviews (org_id, booking_id, signal_id, user_id, opened_ms) values (the_org, the_booking, the_signal, the_person, now_ms)
      on conflict do nothing;
  end if;
end
$$;

-- A card was tried for a booking: who tried it is known from the signal of its payment. One try is written once, however often it is heard of.
create function record_card_risk(the_org text, the_booking text, the_try text, the_card text, the_country text, is_declined boolean, now_ms bigint)
returns void language plpgsql as $$
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
  insert into risk_counts (org_id, scope, value, what, bucket, member)
    select the_org, s.scope, s.value, w.what, now_ms / 600000, w.member
      from (values ('account', payer.user_id), ('device', payer.device), ('email', payer.mailbox), ('ip', payer.network)) s(scope, value),
        (values ('cards', the_card), ('declines', case when is_declined then the_try end)) w(what, member)
      where w.member is not null
      order by s.scope, w.what
    on conflict do nothing;
end
$$;
