-- What an agent earned on each booking, and whether that is final: what is pending is read from the few that are not, not from all that was ever earned.
create table agency_earnings (
  org_id text not null,
  agent_id text not null,
  earned_by text not null,
  currency text not null,
  earned_minor bigint not null,
  is_final boolean not null default false,
  primary key (org_id, agent_id, earned_by, currency)
);
create index agency_earnings_open on agency_earnings (org_id, agent_id) where not is_final;
select protect('agency_earnings');

set local role sojourn_system;
insert into agency_earnings
  select e.org_id, e.subject_id, t.subject_id, e.currency, -sum(e.amount_minor)
    from ledger_entries e join ledger_transactions t using (org_id, transaction_id)
    where e.account = 'agency_payable' group by 1, 2, 3, 4;
reset role;

-- What is posted on a booking opens it again.
create function earning_moves() returns trigger language plpgsql as $$
begin
  insert into agency_earnings as a
    select new.org_id, new.subject_id, t.subject_id, new.currency, -new.amount_minor
      from ledger_transactions t where t.org_id = new.org_id and t.transaction_id = new.transaction_id
    on conflict (org_id, agent_id, earned_by, currency) do update set earned_minor = a.earned_minor + excluded.earned_minor, is_final = false;
  return null;
end
$$;
create trigger earning_moves after insert on ledger_entries for each row when (new.account = 'agency_payable') execute function earning_moves();
