-- The card that paid, as facts: its words are in the language of who reads them.
alter table payment_attempts add column card_brand text, add column card_last4 text;
set local role sojourn_system;
update payment_attempts set card_brand = substring(paid_with from '^(.*) ending .*$'), card_last4 = substring(paid_with from '^.* ending (.*)$')
where paid_with is not null;
reset role;
alter table payment_attempts drop column paid_with;
