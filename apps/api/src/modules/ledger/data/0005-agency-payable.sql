-- What agencies earned on sales that their clients paid to us, by agent. Below 0 where an earning that was paid out is taken back.
insert into ledger_chart values ('agency_payable', 'credit', false);
