select track_changes('stock_nights'), track_changes('stock_holds'), track_changes('stock_hold_lines');

-- A night's holds, to be counted.
create index stock_hold_lines_of on stock_hold_lines (room_type_id, night);
