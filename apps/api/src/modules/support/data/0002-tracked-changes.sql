select track_changes('support_threads'), track_changes('support_messages');
