select track_changes('activity_sessions'), track_changes('activity_watches'), track_changes('activity_holds'), track_changes('activity_hold_lines');
create index activity_hold_lines_of on activity_hold_lines (activity_id, starts_at);
