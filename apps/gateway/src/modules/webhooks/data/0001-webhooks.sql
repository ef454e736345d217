create table events (
  org_id text not null,
  event_id text not null,
  type text not null,
  object jsonb not null,
  created_ms bigint not null,
  primary key (org_id, event_id)
);
create index events_newest on events (org_id, created_ms, event_id);
select protect('events');

create function events_are_history() returns trigger language plpgsql as $$
begin
  raise exception 'events are appended, never changed';
end
$$;
create trigger events_are_history before update or delete on events for each row execute function events_are_history();

create table webhook_deliveries (
  org_id text not null,
  event_id text not null,
  state text not null check (state in ('pending', 'delivered', 'given_up')),
  tries int not null default 0,
  next_try_ms bigint,
  last_status int,
  primary key (org_id, event_id),
  foreign key (org_id, event_id) references events
);
create index webhook_deliveries_due on webhook_deliveries (next_try_ms) where state = 'pending';
select protect('webhook_deliveries');
