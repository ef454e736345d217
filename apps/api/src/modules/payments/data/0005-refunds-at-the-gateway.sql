-- Who gave money back: this shop, or its merchant at the gateway itself.
alter table payment_refunds add column actor text not null default 'shop';
