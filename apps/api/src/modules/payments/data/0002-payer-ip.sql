-- The address the payer's request came from, as the server saw it: what the gateway is told with the payment.
alter table payment_attempts add column payer_ip text;
