select track_changes('acts');
