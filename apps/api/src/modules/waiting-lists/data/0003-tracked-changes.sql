select track_changes('waiting_entries');
