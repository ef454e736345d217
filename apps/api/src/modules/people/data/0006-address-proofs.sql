-- The mailed link that proves an address. A used or expired one stays for a month, so that who opens it again reads what is true; only its hash is here.
create table address_proofs (
  org_id text not null default current_setting('app.tenant'),
  token_hash text not null,
  user_id text not null,
  -- Of the browser that asked for it: it alone is signed in by the link.
  browser_hash text,
  expires_ms bigint not null,
  used_ms bigint,
  primary key (org_id, token_hash),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade
);
select protect('address_proofs');
create index address_proofs_of on address_proofs (org_id, user_id);
create index address_proofs_old on address_proofs (expires_ms);
