-- The card at the gateway that a payment or set-up was made with: by it what is due later is charged.
alter table payment_attempts add column method_id text;
