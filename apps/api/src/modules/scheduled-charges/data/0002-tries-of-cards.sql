-- Card networks count how often one card is tried, whatever it pays for.
create index charge_attempts_card on charge_attempts (org_id, (source->>'cardId'), at_ms);
