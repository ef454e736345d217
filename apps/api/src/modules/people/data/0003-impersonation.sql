-- An operator, or the agent whose client somebody is, may act in that person's place. A key signs in once and soon; only its hash is here.
create table impersonation_keys (
  org_id text not null,
  key_hash text not null,
  user_id text not null,
  made_by text not null,
  reason text not null check (length(reason) between 1 and 500),
  expires_ms bigint not null,
  primary key (org_id, key_hash),
  check (user_id <> made_by),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade,
  foreign key (org_id, made_by) references users (org_id, id) on delete cascade
);
select protect('impersonation_keys');

-- Who acts in the person's place in this session; null where it is the person.
alter table sessions add column acted_by text;
alter table sessions add constraint sessions_acted_by foreign key (org_id, acted_by) references users (org_id, id) on delete cascade;
