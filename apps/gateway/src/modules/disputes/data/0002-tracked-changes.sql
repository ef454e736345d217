select track_changes('disputes');
