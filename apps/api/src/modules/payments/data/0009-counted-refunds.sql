-- How much of what was given back at the gateway is counted against refunds of ours.
alter table payment_refunds add column counted_minor bigint not null default 0 check (counted_minor between 0 and amount_minor);
update payment_refunds set counted_minor = amount_minor where actor = 'gateway' and key !~ ':refund:outside:[^:]+$';
