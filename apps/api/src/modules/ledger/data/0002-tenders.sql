-- Stored value, points and credit: what we owe their holders, what of it is held for a checkout, and who paid for what was given away.
insert into ledger_chart values
  -- By instrument: a cash card, wallet, certificate or discount card; a lot of points; a credit line.
  ('stored_value', 'credit', true),
  ('points', 'credit', true),
  ('credit_available', 'credit', true),
  -- By tender, in the instrument's own unit.
  ('tender_held', 'credit', true),
  -- The other side when value comes into being, and where used up points and discounts go back to.
  ('value_issued', 'debit', false),
  ('points_issued', 'debit', false),
  ('credit_granted', 'debit', false),
  -- By booking: who bears what the traveller did not pay in money.
  ('promotions', 'debit', false),
  ('points_funding', 'debit', false),
  ('waivers', 'debit', false),
  -- By tender, where its currency is not the booking's.
  ('fx_clearing', 'debit', false);

-- A posting in one round trip. False where its key was posted before: nothing is written then. The lines come in the order of their
-- accounts, so that two postings never wait for each other in a circle.
create function ledger_post(org text, id text, posting_key text, posting_kind text, subject text, at_ms bigint, lines jsonb) returns boolean language plpgsql as $$
declare
  entry record;
begin
  insert into ledger_transactions (org_id, transaction_id, key, kind, subject_id, posted_ms)
    values (org, id, posting_key, posting_kind, subject, at_ms) on conflict (org_id, key) do nothing;
  if not found then return false; end if;
  for entry in
    select * from rows from (jsonb_to_recordset(lines) as (account text, currency text, subject_id text, minor bigint, delta bigint, guarded boolean)) with ordinality
      as each (account, currency, subject_id, minor, delta, guarded, line)
  loop
    -- Two ways, because the guard is checked on the row to be inserted before a conflict is looked for.
    update ledger_balances b set balance_minor = b.balance_minor + entry.delta
      where b.org_id = org and b.account = entry.account and b.currency = entry.currency and b.subject_id = entry.subject_id;
    if not found then
      insert into ledger_balances as b (org_id, account, currency, subject_id, guarded, balance_minor)
        values (org, entry.account, entry.currency, entry.subject_id, entry.guarded, entry.delta)
        on conflict (org_id, account, currency, subject_id) do update set balance_minor = b.balance_minor + excluded.balance_minor;
    end if;
    insert into ledger_entries (org_id, transaction_id, line, account, currency, subject_id, amount_minor)
      values (org, id, entry.line, entry.account, entry.currency, entry.subject_id, entry.minor);
  end loop;
  return true;
end
$$;
