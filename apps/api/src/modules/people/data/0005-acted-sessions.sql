-- The session of the browser in which acting for somebody began: it goes on when acting ends, and acting ends with it.
alter table sessions add column begun_from text;
alter table sessions add constraint sessions_begun_from foreign key (org_id, begun_from) references sessions (org_id, id) on delete cascade;
create index sessions_begun_from on sessions (org_id, begun_from) where begun_from is not null;
create index sessions_acted_by on sessions (org_id, acted_by) where acted_by is not null;
