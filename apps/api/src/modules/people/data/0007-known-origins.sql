-- From where people signed in before: devices and addresses. Who guesses elsewhere does not keep them out there. Only hashes of account and origin together are here.
create table known_origins (
  org_id text not null,
  key text not null,
  until_ms bigint not null,
  primary key (org_id, key)
);
select protect('known_origins');
create index known_origins_old on known_origins (until_ms);
