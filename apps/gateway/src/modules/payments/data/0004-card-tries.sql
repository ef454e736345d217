-- How often cards were tried, by person, device, address and card, and by payers nobody knows yet, across payments and set-ups.
create table card_tries (
  org_id text not null,
  -- The kind of what is counted, and a hash of what it is: neither numbers, e-mails nor addresses stand here in clear.
  key text not null,
  count int not null,
  -- Of them, those that the bank is being asked about.
  asking int not null,
  last_ms bigint not null,
  -- The next try is heard from here on.
  next_ms bigint not null,
  -- When it last paid; null where it never did.
  paid_ms bigint,
  primary key (org_id, key)
);
select protect('card_tries');
create index card_tries_quiet on card_tries (last_ms);

-- By which counts a charge was let through; null where it was not counted.
alter table charges add column tried_as jsonb;
