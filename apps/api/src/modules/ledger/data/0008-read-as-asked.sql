-- Balances and entries are asked for by account and subject, in whichever currency: with the currency between the two an index was read from the account's first row to its last.
alter table ledger_entries drop constraint ledger_entries_org_id_account_currency_subject_id_fkey;
alter table ledger_balances drop constraint ledger_balances_pkey, add primary key (org_id, account, subject_id, currency);
alter table ledger_entries add foreign key (org_id, account, subject_id, currency) references ledger_balances (org_id, account, subject_id, currency);
drop index ledger_entries_balance;

-- The balance that an entry left is stored with it, so that a page of entries reads no others.
alter table ledger_entries add column balance_minor bigint;
alter table ledger_entries disable trigger immutable;
set local role sojourn_system;
update ledger_entries e set balance_minor = was.balance_minor from (
  select org_id, transaction_id, line,
    sum(amount_minor * case side when 'debit' then 1 else -1 end) over (partition by org_id, account, subject_id, currency order by transaction_id, line) as balance_minor
  from ledger_entries join ledger_chart using (account)
) was where was.org_id = e.org_id and was.transaction_id = e.transaction_id and was.line = e.line;
reset role;
alter table ledger_entries enable trigger immutable;
alter table ledger_entries alter column balance_minor set not null;
create index ledger_entries_of on ledger_entries (org_id, account, subject_id, transaction_id, line);

create or replace function ledger_post(org text, id text, posting_key text, posting_kind text, subject text, at_ms bigint, lines jsonb) returns boolean language plpgsql as $$
declare
  entry record;
  balance bigint;
  balances bigint[] = '{}';
begin
  insert into ledger_transactions (org_id, transaction_id, key, kind, subject_id, posted_ms)
    values (org, id, posting_key, posting_kind, subject, at_ms) on conflict (org_id, key) do nothing;
  if not found then return false; end if;
  for entry in select * from jsonb_to_recordset(lines) as each (account text, currency text, subject_id text, delta bigint, guarded boolean) loop
    balance = null;
    -- The guard is checked on the row to be inserted before a conflict is looked for. Only what takes from a guarded balance fails it, and for that there must be one.
    if entry.guarded and entry.delta < 0 then
      update ledger_balances b set balance_minor = b.balance_minor + entry.delta
        where b.org_id = org and b.account = entry.account and b.currency = entry.currency and b.subject_id = entry.subject_id
        returning b.balance_minor into balance;
    end if;
    if balance is null then
      insert into ledger_balances as b (org_id, account, currency, subject_id, guarded, balance_minor)
        values (org, entry.account, entry.currency, entry.subject_id, entry.guarded, entry.delta)
        on conflict (org_id, account, subject_id, currency) do update set balance_minor = b.balance_minor + excluded.balance_minor
        returning b.balance_minor into balance;
    end if;
    balances = balances || balance;
  end loop;
  insert into ledger_entries (org_id, transaction_id, line, account, currency, subject_id, amount_minor, balance_minor)
    select org, id, each.line, each.account, each.currency, each.subject_id, each.minor, balances[each.line]
      from rows from (jsonb_to_recordset(lines) as (account text, currency text, subject_id text, minor bigint)) with ordinality
        as each (account, currency, subject_id, minor, line);
  return true;
end
$$;
