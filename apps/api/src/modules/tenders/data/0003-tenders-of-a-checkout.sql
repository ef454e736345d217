-- What was ever applied to a checkout, slot by slot: whoever takes off again what was taken off before is answered as before.
create index tenders_of_checkout on tenders (org_id, checkout_id, slot);
