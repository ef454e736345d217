select track_changes('messages');
