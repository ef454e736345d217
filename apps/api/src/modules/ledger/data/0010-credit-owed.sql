-- What agencies owe, stored as it moves: their statements and balances read a page and two rows, not all that was ever posted on a line.

-- From which line of credit a tender was held.
create table credit_tenders (
  org_id text not null,
  tender_id text not null,
  currency text not null,
  line_id text not null,
  primary key (org_id, tender_id, currency, line_id)
);
create table credit_owed (
  org_id text not null,
  line_id text not null,
  currency text not null,
  owed_minor bigint not null,
  primary key (org_id, line_id, currency)
);
-- Each posting that made a line owe more or less, and what was owed after it.
create table credit_moves (
  org_id text not null,
  line_id text not null,
  currency text not null,
  transaction_id text not null,
  posted_ms bigint not null,
  delta_minor bigint not null check (delta_minor <> 0),
  owed_minor bigint not null,
  primary key (org_id, line_id, currency, transaction_id)
);
create index credit_moves_posted on credit_moves (org_id, line_id, currency, posted_ms, transaction_id);
select protect('credit_tenders'), protect('credit_owed'), protect('credit_moves');

-- Granted less available less held is owed; in entries, where debits are positive, that is their plain sum.
set local role sojourn_system;
insert into credit_tenders
  select distinct h.org_id, h.subject_id, h.currency, a.subject_id
    from ledger_entries a join ledger_entries h using (org_id, transaction_id, currency)
    where a.account = 'credit_available' and a.amount_minor > 0 and h.account = 'tender_held' and h.amount_minor < 0;
insert into credit_moves
  select org_id, line_id, currency, transaction_id, posted_ms, delta, sum(delta) over (partition by org_id, line_id, currency order by posted_ms, transaction_id)
    from (
      select org_id, line_id, currency, transaction_id, sum(amount_minor) as delta from (
        select org_id, subject_id as line_id, currency, transaction_id, amount_minor from ledger_entries where account in ('credit_available', 'credit_granted')
        union all
        select e.org_id, c.line_id, e.currency, e.transaction_id, e.amount_minor
          from credit_tenders c join ledger_entries e on e.org_id = c.org_id and e.account = 'tender_held' and e.subject_id = c.tender_id and e.currency = c.currency
      ) of_lines group by 1, 2, 3, 4 having sum(amount_minor) <> 0
    ) moved join ledger_transactions using (org_id, transaction_id);
insert into credit_owed select org_id, line_id, currency, sum(delta_minor) from credit_moves group by 1, 2, 3;
reset role;

-- The line's available balance is locked first, which is the first that a posting on credit takes: so moves of one line are summed one after another, and none waits in a circle.
create function credit_move(org text, id text, at_ms bigint, lines jsonb) returns void language plpgsql as $$
declare
  moved record;
  owed bigint;
begin
  insert into credit_tenders
    select org, h.subject_id, h.currency, a.subject_id
      from jsonb_to_recordset(lines) as a (account text, currency text, subject_id text, minor bigint)
        join jsonb_to_recordset(lines) as h (account text, currency text, subject_id text, minor bigint) on h.currency = a.currency
      where a.account = 'credit_available' and a.minor > 0 and h.account = 'tender_held' and h.minor < 0
    on conflict do nothing;
  for moved in
    select of_lines.line_id, of_lines.currency, sum(of_lines.minor) as delta from (
      select each.subject_id as line_id, each.currency, each.minor from jsonb_to_recordset(lines) as each (account text, currency text, subject_id text, minor bigint)
        where each.account in ('credit_available', 'credit_granted')
      union all
      select c.line_id, each.currency, each.minor from jsonb_to_recordset(lines) as each (account text, currency text, subject_id text, minor bigint)
        join credit_tenders c on c.org_id = org and c.tender_id = each.subject_id and c.currency = each.currency
        where each.account = 'tender_held'
    ) of_lines group by 1, 2 having sum(of_lines.minor) <> 0 order by 1, 2
  loop
    perform from ledger_balances b
      where b.org_id = org and b.account = 'credit_available' and b.subject_id = moved.line_id and b.currency = moved.currency for update;
    insert into credit_owed as o values (org, moved.line_id, moved.currency, moved.delta)
      on conflict (org_id, line_id, currency) do update set owed_minor = o.owed_minor + excluded.owed_minor
      returning o.owed_minor into owed;
    insert into credit_moves values (org, moved.line_id, moved.currency, id, at_ms, moved.delta, owed);
  end loop;
end
$$;

create or replace function ledger_post(org text, id text, posting_key text, posting_kind text, subject text, at_ms bigint, lines jsonb) returns boolean language plpgsql as $$
declare
  entry record;
  balance bigint;
  balances bigint[] = '{}';
begin
  insert into ledger_transactions (org_id, transaction_id, key, kind, subject_id, posted_ms)
    values (org, id, posting_key, posting_kind, subject, at_ms) on conflict (org_id, key) do nothing;
  if not found then return false; end if;
  if lines @? '$[*].account ? (@ == "credit_available" || @ == "credit_granted" || @ == "tender_held")' then
    perform credit_move(org, id, at_ms, lines);
  end if;
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
