select track_changes('sandbox_charges');
