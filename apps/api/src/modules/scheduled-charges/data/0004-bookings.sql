-- Of bookings: their instalments, of which the owner says by when they are to be paid, and the fee of a guarantee.
alter table scheduled_charges
  add column deadline_ms bigint,
  drop constraint scheduled_charges_kind_check,
  add constraint scheduled_charges_kind_check check (kind in ('renewal', 'debt', 'balance', 'fee'));

-- Consent to later charges of what is not confirmed yet: with its confirmation it becomes a mandate.
create table charge_consents (
  org_id text not null,
  subject_kind text not null,
  subject_id text not null,
  user_id text not null,
  text text not null check (text <> ''),
  language text not null,
  ip text not null,
  user_agent text,
  at_ms bigint not null,
  primary key (org_id, subject_kind, subject_id)
);
create index charge_consents_person on charge_consents (org_id, user_id);

select protect('charge_consents');
