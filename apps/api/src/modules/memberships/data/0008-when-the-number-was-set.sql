-- Since when an organisation pays for so many members: fewer than it has may be set, and then nobody new is admitted.
alter table plans add column members_max_ms bigint not null default (extract(epoch from now()) * 1000)::bigint;
