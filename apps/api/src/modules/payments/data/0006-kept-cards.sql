-- The card that a payment kept, to be charged later.
alter table payment_attempts add column card_id text, add column card_brand text, add column card_last4 text;
