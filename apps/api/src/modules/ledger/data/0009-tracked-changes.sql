select track_changes('ledger_balances'), track_changes('ledger_transactions'), track_changes('ledger_entries');
