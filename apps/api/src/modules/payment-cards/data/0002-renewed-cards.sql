-- What comes back to a card that has run out stands on a fresh one, which names it here; null for all others.
alter table payment_cards add column renews text, add foreign key (org_id, renews) references payment_cards;
