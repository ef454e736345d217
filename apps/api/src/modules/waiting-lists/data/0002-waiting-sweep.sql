create index waiting_entries_offered on waiting_entries (offer_until_ms) where state = 'offered';
create index waiting_entries_ended on waiting_entries (ended_ms) where ended_ms is not null;
grant delete on waiting_lines to sojourn_system;
