-- Double entry. An amount is positive on the debit side and negative on the credit side; what is written stays written.

-- The accounts there are. `side` is where an account grows; a guarded one never falls below 0, for no subject.
create table ledger_chart (account text primary key, side text not null check (side in ('debit', 'credit')), guarded boolean not null);
insert into ledger_chart values
  ('gateway_clearing', 'debit', true),
  ('customer_prepayment', 'credit', true),
  ('supplier_payable', 'credit', true),
  ('tax_payable', 'credit', true),
  ('revenue', 'credit', false),
  ('refunds', 'credit', true);
select share('ledger_chart');

-- One balance per account, currency and subject (a booking): no row that all bookings would queue for, and no booking lives on another's money.
create table ledger_balances (
  org_id text not null,
  account text not null references ledger_chart,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  subject_id text not null,
  guarded boolean not null,
  balance_minor bigint not null,
  primary key (org_id, account, currency, subject_id),
  check (balance_minor >= 0 or not guarded)
);

create table ledger_transactions (
  org_id text not null,
  transaction_id text not null,
  key text not null,
  kind text not null,
  subject_id text not null,
  posted_ms bigint not null,
  primary key (org_id, transaction_id),
  unique (org_id, key)
);
create index ledger_transactions_subject on ledger_transactions (org_id, subject_id);

create table ledger_entries (
  org_id text not null,
  transaction_id text not null,
  line int not null,
  account text not null references ledger_chart,
  currency text not null,
  subject_id text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (org_id, transaction_id, line),
  foreign key (org_id, transaction_id) references ledger_transactions,
  foreign key (org_id, account, currency, subject_id) references ledger_balances
);
create index ledger_entries_balance on ledger_entries (org_id, account, currency, subject_id);

create function ledger_is_immutable() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: post the inverse' using errcode = 'restrict_violation';
end
$$;
create trigger immutable before update or delete or truncate on ledger_entries for each statement execute function ledger_is_immutable();
create trigger immutable before update or delete or truncate on ledger_transactions for each statement execute function ledger_is_immutable();

-- Looked at when the transaction commits, so that a late line cannot unbalance it.
create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e where e.org_id = new.org_id and e.transaction_id = new.transaction_id
    group by e.currency having sum(e.amount_minor) <> 0
  ) or (select count(*) from ledger_entries e where e.org_id = new.org_id and e.transaction_id = new.transaction_id) < 2 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger balanced after insert on ledger_transactions deferrable initially deferred for each row execute function ledger_is_balanced();
create constraint trigger balanced after insert on ledger_entries deferrable initially deferred for each row execute function ledger_is_balanced();

select protect('ledger_balances'), protect('ledger_transactions'), protect('ledger_entries');
