-- Who may have a plan that the organisation pays, how many, and for how much in a period. Plans from before: their members stay, and nobody joins until the organisation says who may.
alter table plans
  add column eligibility text not null default 'nobody' check (eligibility in ('nobody', 'invited', 'domain', 'list', 'granted')),
  add column eligible_domains jsonb not null default '[]',
  add column members_max int check (members_max > 0),
  add column budget_minor bigint check (budget_minor > 0),
  add column budget_per text check (budget_per in ('month', 'quarter', 'year')),
  add check ((budget_minor is null) = (budget_per is null)),
  add check (eligibility = 'nobody' or (members_max is not null and budget_minor is not null));

-- People an organisation names for such a plan, by their address: invited to it, on its list, granted it, or taken off it again, which outweighs the others.
create table plan_people (
  org_id text not null,
  sub_id text not null,
  way text not null check (way in ('invited', 'list', 'granted', 'revoked')),
  email text not null check (email = lower(email)),
  at_ms bigint not null,
  primary key (org_id, sub_id, email, way),
  foreign key (org_id, sub_id) references plans
);

-- Terms that an organisation pays, each billed once. Shortened or ended with a purchase that is undone, what it was billed goes back.
create table organisation_terms (
  org_id text not null,
  key text not null,
  sub_id text not null,
  membership_no text not null,
  period_no int not null,
  user_id text not null,
  -- Hash of the box of e-mail that it is for: the same one gets no second term by another account.
  box text not null,
  -- The purchase that began it; null of one that began automatically.
  booking_id text,
  period_from text not null,
  period_until text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  billed_minor bigint not null check (billed_minor >= 0),
  returned_minor bigint not null default 0 check (returned_minor between 0 and billed_minor),
  -- The purchase that ended it early, and until when it would have been.
  ended_by text,
  until_before text,
  billed_ms bigint not null,
  primary key (org_id, key),
  foreign key (org_id, membership_no) references memberships,
  check (period_from <= period_until),
  check ((ended_by is null) = (until_before is null)),
  -- What was not given is not paid.
  check (period_from < period_until or returned_minor = billed_minor)
);
-- A period is billed once, to a person and to a box of e-mail.
create unique index organisation_terms_once on organisation_terms (org_id, user_id, period_from) where period_from < period_until;
create unique index organisation_terms_box on organisation_terms (org_id, box, period_from) where period_from < period_until;
create index organisation_terms_of_plan on organisation_terms (org_id, sub_id, billed_ms);
create index organisation_terms_of_membership on organisation_terms (org_id, membership_no);

select protect('plan_people'), protect('organisation_terms');

-- Terms that run now and were billed before, so that ending them early takes their bill back.
do $$
begin
  if to_regclass('ledger_transactions') is not null then
    set local role sojourn_system;
    insert into organisation_terms (org_id, key, sub_id, membership_no, period_no, user_id, box, booking_id, period_from, period_until, currency, billed_minor, billed_ms)
    select m.org_id, left(t.key, -length(':organisation_pays')), m.sub_id, m.membership_no, m.period_no, m.user_id, 'user:' || m.user_id,
      case when t.subject_id = m.booking_id then m.booking_id end, m.period_start, m.period_end, e.currency, e.amount_minor, t.posted_ms
    from memberships m
      join ledger_transactions t on t.org_id = m.org_id and t.kind = 'organisation_pays'
        and t.key in (m.booking_id || ':organisation_pays', m.membership_no || ':' || m.period_no || ':organisation_pays')
      join ledger_entries e on e.org_id = t.org_id and e.transaction_id = t.transaction_id and e.account = 'organisation_receivable'
    where m.state in ('trialing', 'active', 'grace') and m.period_start < m.period_end
      and (t.key = m.membership_no || ':' || m.period_no || ':organisation_pays' or m.period_no = 1 or exists (
        select from membership_events v where v.org_id = m.org_id and v.membership_no = m.membership_no and v.booking_id = m.booking_id and v.kind = 'bought' and v.version = m.version));
    reset role;
  end if;
end $$;
