-- What is held for a person, on whatever device.
create index checkouts_of_person on checkouts (org_id, user_id) where state = 'open';
