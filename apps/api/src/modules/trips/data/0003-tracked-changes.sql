select track_changes('trips'), track_changes('trip_members');
