-- Whom somebody invited by mail. Who opens that mail has proved the address: the access code in it makes their account at once. It works once; only its hash is here.
create table invitations (
  org_id text not null,
  code_hash text not null,
  email text not null check (email = lower(email)),
  invited_by text not null,
  expires_ms bigint not null,
  primary key (org_id, code_hash),
  foreign key (org_id, invited_by) references users (org_id, id) on delete cascade
);
select protect('invitations');
create index invitations_of on invitations (org_id, invited_by);
create index invitations_old on invitations (expires_ms);
