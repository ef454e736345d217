-- An index on a column that each try changes gives every update new entries in all indexes; rows many payers share grow long trails of them.
-- What has been quiet is looked for once an hour.
drop index card_tries_quiet;
-- Room for the next state of a row beside this one.
alter table card_tries set (fillfactor = 50);
