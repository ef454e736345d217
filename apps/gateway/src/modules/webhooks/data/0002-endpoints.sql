-- Endpoints that merchants make over the API, beside the one in the configuration, which is called 'configured' below.
create table webhook_endpoints (
  org_id text not null,
  endpoint_id text not null,
  url text not null,
  enabled_events jsonb not null,
  status text not null check (status in ('enabled', 'disabled')),
  description text,
  metadata jsonb not null,
  api_version text,
  -- Secrets under AES-256-GCM; while one is being changed the one before signs too.
  sealed text not null,
  sealed_before text,
  before_until_ms bigint,
  -- Since when it has taken nothing.
  failing_since_ms bigint,
  created_ms bigint not null,
  primary key (org_id, endpoint_id)
);
select protect('webhook_endpoints');

-- An event goes to each endpoint by itself: one that is down holds up nobody else.
alter table webhook_deliveries add column endpoint_id text not null default 'configured';
alter table webhook_deliveries alter column endpoint_id drop default;
alter table webhook_deliveries drop constraint webhook_deliveries_pkey;
alter table webhook_deliveries add primary key (org_id, event_id, endpoint_id);
create index webhook_deliveries_of_endpoint on webhook_deliveries (org_id, endpoint_id) where state = 'pending';
