-- What organisations owe for what they pay for their members. Below 0 where what was billed goes back after it was paid.
insert into ledger_chart values ('organisation_receivable', 'debit', false);
