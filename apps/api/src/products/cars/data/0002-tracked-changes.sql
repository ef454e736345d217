select track_changes('car_days'), track_changes('car_holds'), track_changes('car_hold_lines'), track_changes('car_arrivals');

-- A day's holds, to be counted.
create index car_hold_lines_of on car_hold_lines (depot_id, acriss, day);
