select track_changes('memberships'), track_changes('membership_events');
