-- A link may be for one person alone: it lets in who signs in with that address, once. The link that is shared with anybody has no address, and there is one of it.
alter table trip_links add column email text check (email = lower(email));
alter table trip_links drop constraint trip_links_pkey;
alter table trip_links drop constraint trip_links_org_id_token_hash_key;
alter table trip_links add primary key (org_id, token_hash);
create unique index trip_links_shared on trip_links (org_id, trip_id) where email is null;
create unique index trip_links_of on trip_links (org_id, trip_id, email) where email is not null;
