-- The card's number as the gateway tells it apart from others: by it a free trial is had once with one card.
alter table payment_attempts add column fingerprint text;
