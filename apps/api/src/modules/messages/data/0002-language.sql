-- What its receiver reads. What was written before was English.
alter table messages add column language text not null default 'en-US';
