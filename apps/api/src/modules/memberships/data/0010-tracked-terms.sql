select track_changes('organisation_terms');
create index organisation_terms_of_booking on organisation_terms (org_id, booking_id) where booking_id is not null;
