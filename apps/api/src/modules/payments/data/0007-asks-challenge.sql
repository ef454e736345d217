-- The card's holder is to pass 3-D Secure, whatever their bank asks for. Of tries made before nobody wanted that.
alter table payment_attempts add column asks_challenge boolean not null default false;
