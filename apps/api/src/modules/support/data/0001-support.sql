-- What a person, or a guest by their browser, writes to support: one thread about nothing in particular and one for each booking.
create table support_threads (
  org_id text not null,
  thread_id text not null,
  user_id text,
  browser_id text,
  -- Empty where it is about nothing booked.
  booking_id text not null,
  created_ms bigint not null,
  last_ms bigint not null,
  last_seq int not null default 0,
  -- How far each side has read.
  traveller_read int not null default 0,
  support_read int not null default 0,
  primary key (org_id, thread_id),
  check ((user_id is null) <> (browser_id is null)),
  check (traveller_read between 0 and last_seq and support_read between 0 and last_seq)
);
create unique index support_thread_of_person on support_threads (org_id, user_id, booking_id) where user_id is not null;
create unique index support_thread_of_browser on support_threads (org_id, browser_id, booking_id) where browser_id is not null;
create index support_threads_latest on support_threads (org_id, last_ms desc, thread_id desc);
select protect('support_threads');

create table support_messages (
  org_id text not null,
  thread_id text not null,
  seq int not null check (seq > 0),
  -- Made by who writes it: sent twice, it is written once.
  message_id text not null,
  side text not null check (side in ('traveller', 'support')),
  author_id text,
  text text not null check (length(text) between 1 and 2000),
  at_ms bigint not null,
  primary key (org_id, thread_id, seq),
  unique (org_id, thread_id, message_id),
  foreign key (org_id, thread_id) references support_threads (org_id, thread_id) on delete cascade
);
select protect('support_messages');
