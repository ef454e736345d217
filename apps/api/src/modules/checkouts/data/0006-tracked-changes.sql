select track_changes('checkouts');
