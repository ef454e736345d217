-- What a sound row is may be said by one function of the row, `<table>_is_sound`, in place of a check for each column: PostgreSQL reads the text of every check again
-- with every statement that writes, and for a table with eight of them that is more than half of what a small insert costs. Called again after the function has changed,
-- it looks at the rows that are there. Where a row has large values the function is given only the columns it looks at: the whole row would be read with all of them.
create function check_sound(target regclass, columns text default null) returns void language plpgsql as $$
declare
  was name;
  own name := (select relname from pg_class where oid = target);
begin
  for was in select conname from pg_constraint where conrelid = target and contype = 'c' loop
    execute format('alter table %s drop constraint %I', target, was);
  end loop;
  execute format('alter table %s add constraint sound check (%I(%s))', target, own || '_is_sound', coalesce(columns, format('%I.*', own)));
end
$$;
