select track_changes('remote_holds');
