-- How often the hold may still be renewed, as its product said when it was made. Null in rows of before, and of nodes of the version before: those are renewed once. `renewed` goes on saying
-- that it may not be renewed any more.
alter table checkouts add column renewals_left int check (renewals_left >= 0);
