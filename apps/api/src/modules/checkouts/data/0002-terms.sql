-- How the offer is to be paid, as it was decided when it was held; absent of those held before that was kept.
alter table checkouts add column terms jsonb;
