-- What was paid out to agencies of what they earned, outside the gateway; by agent.
insert into ledger_chart values ('payouts', 'credit', true);
