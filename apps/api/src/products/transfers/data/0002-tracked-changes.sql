select track_changes('transfer_windows'), track_changes('transfer_holds'), track_changes('transfer_hold_lines'), track_changes('transfer_orders');
create index transfer_hold_lines_of on transfer_hold_lines (company, vehicle, zone, starts_at);
