-- What is held of a person's, by whatever checkout: another one says so and may take it over.
create index tenders_held_of on tenders (org_id, user_id) where state = 'held';
