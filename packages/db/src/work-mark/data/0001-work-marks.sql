-- When background work was last alive, in one row.
create table work_marks (
  name text primary key,
  at_ms bigint not null
);
grant select, insert, update on work_marks to sojourn_system;
