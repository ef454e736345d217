-- How a person wishes to be addressed. Null where they say none.
alter table users add column title text check (char_length(title) between 1 and 20);
