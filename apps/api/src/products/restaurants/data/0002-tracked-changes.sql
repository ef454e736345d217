select track_changes('table_cells'), track_changes('table_holds'), track_changes('table_hold_lines');

-- A quarter's holds, to be counted.
create index table_hold_lines_of on table_hold_lines (restaurant_id, table_no, cell);
