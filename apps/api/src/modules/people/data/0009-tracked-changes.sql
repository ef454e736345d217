select track_changes('users'), track_changes('sessions'), track_changes('accounts');
