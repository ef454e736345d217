create table messages (
  org_id text not null,
  message_id text not null,
  -- What the mail is about, such as a booking and a kind: one key, one mail.
  key text not null,
  kind text not null,
  to_address text not null,
  data jsonb not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  created_ms bigint not null,
  tries int not null default 0,
  -- Also the lease: who claims a mail moves it into the future, so that a worker that died loses it.
  next_try_ms bigint not null,
  last_error text,
  primary key (org_id, message_id),
  unique (org_id, key)
);
select protect('messages');

create index messages_due on messages (next_try_ms) where state = 'queued';
create index messages_newest on messages (org_id, created_ms desc, message_id desc);
