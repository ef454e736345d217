select track_changes('tenders'), track_changes('tender_plans'), track_changes('tender_returns');
