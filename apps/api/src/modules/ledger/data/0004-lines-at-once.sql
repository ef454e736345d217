-- The same rules with less to do. What is written in one piece balances in itself, also what is written late: it is looked at once, where it was looked at again
-- for each of its lines. At commit only whether a transaction has lines at all is left to be seen.
drop trigger balanced on ledger_entries;
create function ledger_lines_balance() returns trigger language plpgsql as $$
declare
  unbalanced text;
begin
  select w.transaction_id into unbalanced from written w group by w.org_id, w.transaction_id, w.currency having sum(w.amount_minor) <> 0 limit 1;
  if found then raise exception 'ledger transaction % does not balance', unbalanced using errcode = 'check_violation'; end if;
  return null;
end
$$;
create trigger balanced after insert on ledger_entries referencing new table as written for each statement execute function ledger_lines_balance();

create or replace function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if (select count(*) from ledger_entries e where e.org_id = new.org_id and e.transaction_id = new.transaction_id) < 2 then
    raise exception 'ledger transaction % does not balance', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- An entry names its balance, and that one its account.
alter table ledger_entries drop constraint ledger_entries_account_fkey;

create or replace function ledger_post(org text, id text, posting_key text, posting_kind text, subject text, at_ms bigint, lines jsonb) returns boolean language plpgsql as $$
declare
  entry record;
begin
  insert into ledger_transactions (org_id, transaction_id, key, kind, subject_id, posted_ms)
    values (org, id, posting_key, posting_kind, subject, at_ms) on conflict (org_id, key) do nothing;
  if not found then return false; end if;
  for entry in select * from jsonb_to_recordset(lines) as each (account text, currency text, subject_id text, delta bigint, guarded boolean) loop
    -- The guard is checked on the row to be inserted before a conflict is looked for. Only what takes from a guarded balance fails it, and for that there must be one.
    if entry.guarded and entry.delta < 0 then
      update ledger_balances b set balance_minor = b.balance_minor + entry.delta
        where b.org_id = org and b.account = entry.account and b.currency = entry.currency and b.subject_id = entry.subject_id;
      continue when found;
    end if;
    insert into ledger_balances as b (org_id, account, currency, subject_id, guarded, balance_minor)
      values (org, entry.account, entry.currency, entry.subject_id, entry.guarded, entry.delta)
      on conflict (org_id, account, currency, subject_id) do update set balance_minor = b.balance_minor + excluded.balance_minor;
  end loop;
  insert into ledger_entries (org_id, transaction_id, line, account, currency, subject_id, amount_minor)
    select org, id, each.line, each.account, each.currency, each.subject_id, each.minor
      from rows from (jsonb_to_recordset(lines) as (account text, currency text, subject_id text, minor bigint)) with ordinality
        as each (account, currency, subject_id, minor, line);
  return true;
end
$$;
