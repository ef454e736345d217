-- The sign-in library writes users, accounts, sessions and verifications without knowing of organisations: the column's default
-- and row-level security put every row where it belongs.
create table users (
  org_id text not null default current_setting('app.tenant'),
  id text not null,
  email text not null check (email = lower(email)),
  email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  phone text,
  usr_type smallint not null default 2 check (usr_type between 1 and 4),
  is_blocked boolean not null default false,
  preferred_language text,
  preferred_currency text,
  -- The agent whose client this person is.
  agent_id text,
  created_ms bigint not null,
  updated_ms bigint not null,
  primary key (org_id, id),
  unique (org_id, email),
  foreign key (org_id, agent_id) references users (org_id, id)
);
select protect('users');

create table accounts (
  org_id text not null default current_setting('app.tenant'),
  id text not null,
  user_id text not null,
  account_id text not null,
  provider_id text not null,
  password text,
  created_ms bigint not null,
  updated_ms bigint not null,
  primary key (org_id, id),
  unique (org_id, provider_id, account_id),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade
);
select protect('accounts');
create index accounts_of on accounts (org_id, user_id);

create table sessions (
  org_id text not null default current_setting('app.tenant'),
  id text not null,
  -- SHA-256 of what the cookie holds: who reads this table cannot sign in with it.
  token_hash text not null,
  user_id text not null,
  expires_ms bigint not null,
  created_ms bigint not null,
  updated_ms bigint not null,
  primary key (org_id, id),
  unique (org_id, token_hash),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade
);
select protect('sessions');
create index sessions_of on sessions (org_id, user_id);

-- Mailed links, each good for one use: the identifier is a hash of kind and token, the value the user's id.
create table verifications (
  org_id text not null default current_setting('app.tenant'),
  id text not null,
  identifier text not null,
  value text not null,
  expires_ms bigint not null,
  created_ms bigint not null,
  updated_ms bigint not null,
  primary key (org_id, id)
);
select protect('verifications');
create index verifications_by on verifications (org_id, identifier);
create index verifications_of on verifications (org_id, value);

create table tries (
  org_id text not null,
  -- A hash: neither e-mails nor addresses stand here in clear.
  key text not null,
  count int not null,
  last_ms bigint not null,
  next_ms bigint not null,
  primary key (org_id, key)
);
select protect('tries');
