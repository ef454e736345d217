-- Where its member lives, as far as it decides about rules; null where nobody can tell.
alter table memberships add column country text check (country ~ '^[A-Z]{2}$');
