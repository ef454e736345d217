select track_changes('payment_intents'), track_changes('charges'), track_changes('refunds');

-- The shop knows a payment and a refund by their names alone, and those of later charges are few of many.
create index payment_intents_by_id on payment_intents (payment_id);
create index refunds_by_id on refunds (refund_id);
create index refunds_by_payment on refunds (payment_id);
create index payment_intents_of_charges on payment_intents (created_ms) where metadata->>'charge_id' is not null;
