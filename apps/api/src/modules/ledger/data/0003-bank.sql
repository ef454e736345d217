-- What agencies paid on their invoices, outside the gateway; by credit line.
insert into ledger_chart values ('bank', 'debit', true);
