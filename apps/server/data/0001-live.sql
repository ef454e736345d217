-- Where the sockets' adapter puts what is too large for a notification. Ours never are, yet it looks here for what is old twice a minute.
create table socket_io_attachments (
  id bigserial primary key,
  created_at timestamptz not null default now(),
  payload bytea
);
