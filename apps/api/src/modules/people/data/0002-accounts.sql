-- What a browser calls itself: a person who looks at their sessions knows it by that.
alter table sessions add column user_agent text;

-- Sessions that a block ended: whoever still holds their cookie is told why, and is nobody.
create table blocked_sessions (
  org_id text not null,
  token_hash text not null,
  user_id text not null,
  until_ms bigint not null,
  primary key (org_id, token_hash),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade
);
select protect('blocked_sessions');
create index blocked_sessions_of on blocked_sessions (org_id, user_id);

-- True once the codes of the person's app were proved.
alter table users add column second_factor boolean not null default false;

create table second_factors (
  org_id text not null,
  user_id text not null,
  -- Sealed with a key of the server: who reads this table makes no codes with it.
  secret text not null,
  is_proved boolean not null default false,
  -- The step of the last code that was taken: none counts twice.
  last_step bigint not null default 0,
  created_ms bigint not null,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade
);
select protect('second_factors');

-- For who lost the app: each is good for one sign-in, and only its hash is here.
create table recovery_codes (
  org_id text not null,
  user_id text not null,
  code_hash text not null,
  primary key (org_id, user_id, code_hash),
  foreign key (org_id, user_id) references users (org_id, id) on delete cascade
);
select protect('recovery_codes');

-- An account its owner deleted: its row stays for the bookings that name it, without anything of the person.
alter table users add column deleted_ms bigint;

-- Who it was, for as long as bookkeeping law asks. No call reads it.
create table locked_accounts (
  org_id text not null,
  user_id text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  deleted_ms bigint not null,
  keep_until_ms bigint not null,
  primary key (org_id, user_id)
);
select protect('locked_accounts');
