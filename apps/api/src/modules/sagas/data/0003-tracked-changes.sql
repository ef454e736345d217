select track_changes('sagas'), track_changes('saga_steps');
